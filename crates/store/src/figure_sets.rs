//! The figure sets of a user: only the owner reads and changes them.

use crate::write::WriteOp;
use crate::{FigureSet, Result, SavedSet, Store, StoreError, read};

impl Store {
    /// The figure sets of a user, ordered by game and name.
    pub async fn figure_sets(&self, owner: &str) -> Result<Vec<FigureSet>> {
        let sets = read::figure_sets(self.backend.readers(), owner).await;
        sets.map_err(StoreError::context("list figure sets"))
    }

    /// The figure set with this id, if this user owns it.
    pub async fn figure_set(&self, owner: &str, id: &str) -> Result<Option<FigureSet>> {
        let set = read::figure_set(self.backend.readers(), owner, id).await;
        set.map_err(StoreError::context("look up a figure set"))
    }

    /// Saves a figure set. The owner's set of the same game and name is replaced and keeps its id; a new one is added if the
    /// owner has fewer than `limit`.
    pub async fn save_figure_set(&self, set: &FigureSet, limit: i64) -> Result<SavedSet> {
        if !self.backend.write(WriteOp::SaveFigureSet { set: set.clone(), limit }).await?.is_committed() {
            return Ok(SavedSet::TooMany);
        }
        let sets = self.figure_sets(&set.owner).await?;
        let saved = sets.into_iter().find(|saved| saved.game == set.game && saved.name == set.name);
        Ok(SavedSet::Done(saved.map_or_else(|| set.id.clone(), |saved| saved.id)))
    }

    /// Renames a figure set; returns false if the user does not own it, or another one of the same game has the name.
    pub async fn rename_figure_set(&self, owner: &str, id: &str, name: &str) -> Result<bool> {
        let write = WriteOp::RenameFigureSet { owner: owner.into(), id: id.into(), name: name.into() };
        Ok(self.backend.write(write).await?.is_committed())
    }

    /// Deletes a figure set; returns false if the user does not own it.
    pub async fn delete_figure_set(&self, owner: &str, id: &str) -> Result<bool> {
        let write = WriteOp::DeleteFigureSet { owner: owner.into(), id: id.into() };
        Ok(self.backend.write(write).await?.is_committed())
    }
}
