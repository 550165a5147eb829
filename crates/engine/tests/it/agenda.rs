//! The stack of steps.

use engine::Agenda;
use std::collections::HashSet;

#[test]
fn an_interrupt_is_done_first() {
    let mut agenda = Agenda::<char, 4>::new(&['b', 'c']);
    agenda.push('a');
    assert_eq!((agenda.peek(), agenda.remaining()), (Some('a'), &['c', 'b', 'a'][..]));
    agenda.replace_top('x');
    assert_eq!(agenda.remaining(), ['c', 'b', 'x']);
    agenda.clear();
    assert_eq!((agenda.peek(), agenda.pop(), agenda.capacity()), (None, None, 4));
}

#[test]
fn a_plan_for_a_subject_is_done_in_the_order_it_is_written() {
    let mut agenda = Agenda::<(u8, char), 4>::new(&[(0, 'z')]);
    agenda.push_plan_for(7, &[|n| (n, 'a'), |n| (n, 'b')]);
    assert_eq!(agenda.remaining(), [(0, 'z'), (7, 'b'), (7, 'a')]);
}

#[test]
fn an_agenda_panics_beyond_its_capacity() {
    let mut agenda = Agenda::<u8, 2>::new(&[1]);
    agenda.push(2);
    assert_eq!(agenda.remaining().len(), 2);
    let overfull = std::panic::catch_unwind(move || agenda.push(3));
    let panic = overfull.expect_err("the capacity is 2");
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"the agenda is too small for its plans"));
}

#[test]
fn agendas_are_equal_if_the_same_steps_remain() {
    let mut done = Agenda::<u8, 4>::new(&[1, 2]);
    done.pop();
    assert_eq!(done, Agenda::new(&[2]));
    assert_ne!(done, Agenda::new(&[3]));
    assert_ne!(done, Agenda::new(&[2, 2]));
    let hashes = |agendas: &[Agenda<u8, 4>]| agendas.iter().map(hash).collect::<HashSet<u64>>().len();
    assert_eq!(hashes(&[done, Agenda::new(&[2])]), 1);
    assert_eq!(hashes(&[done, Agenda::new(&[3]), Agenda::new(&[2, 2])]), 3);
}

fn hash(agenda: &Agenda<u8, 4>) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    agenda.hash(&mut hasher);
    hasher.finish()
}
