//! The figure sets of a person: only their owner reads and changes them.

use crate::write::Write;
use crate::{FigureSet, Result, SavedSet, Store, StoreError, read};

impl Store {
    /// The figure sets of a person, by game and name.
    pub async fn figure_sets(&self, owner: &str) -> Result<Vec<FigureSet>> {
        let sets = read::figure_sets(self.backend.readers(), owner).await;
        sets.map_err(StoreError::while_doing("list figure sets"))
    }

    /// The figure set with this id, if it is this person's.
    pub async fn figure_set(&self, owner: &str, id: &str) -> Result<Option<FigureSet>> {
        let set = read::figure_set(self.backend.readers(), owner, id).await;
        set.map_err(StoreError::while_doing("look up a figure set"))
    }

    /// Saves a figure set. The owner's set of the same game and name is replaced and keeps its id; a new one is added if the
    /// owner has fewer than `limit`.
    pub async fn save_figure_set(&self, set: &FigureSet, limit: i64) -> Result<SavedSet> {
        if !self.backend.write(Write::SaveFigureSet { set: set.clone(), limit }).await?.stays() {
            return Ok(SavedSet::TooMany);
        }
        let sets = self.figure_sets(&set.owner).await?;
        let saved = sets.into_iter().find(|saved| saved.game == set.game && saved.name == set.name);
        Ok(SavedSet::Done(saved.map_or_else(|| set.id.clone(), |saved| saved.id)))
    }

    /// Renames a figure set, and says whether it did: it must be the owner's, and no other of the same game may have the name.
    pub async fn rename_figure_set(&self, owner: &str, id: &str, name: &str) -> Result<bool> {
        let write = Write::RenameFigureSet { owner: owner.into(), id: id.into(), name: name.into() };
        Ok(self.backend.write(write).await?.stays())
    }

    /// Deletes a figure set, and says whether the owner had it.
    pub async fn delete_figure_set(&self, owner: &str, id: &str) -> Result<bool> {
        let write = Write::DeleteFigureSet { owner: owner.into(), id: id.into() };
        Ok(self.backend.write(write).await?.stays())
    }
}
