//! A discrete event simulation of machines with several cores, and of threads that share these
//! cores.
//!
//! A thread runs its jobs one after another. A job needs a core on the thread's machine; threads
//! get cores in the order in which they ask for them. Jobs are not interrupted.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};

/// The index of a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MachineId(usize);

/// The index of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ThreadId(usize);

struct Machine {
    free: usize,
    ready: VecDeque<usize>,
    busy: f64,
}

struct Thread<W> {
    machine: usize,
    jobs: VecDeque<(f64, W)>,
    running: Option<W>,
    /// Whether the thread has a core or is waiting for one.
    asked: bool,
    busy: f64,
}

enum Event<W> {
    At(W),
    Done(usize),
}

struct Entry<W> {
    time: f64,
    order: u64,
    event: Event<W>,
}

/// The event queue, ordered by time, with machines and threads. `W` is the event type.
pub(super) struct Engine<W> {
    now: f64,
    order: u64,
    heap: BinaryHeap<Entry<W>>,
    machines: Vec<Machine>,
    threads: Vec<Thread<W>>,
    /// When the counting of processor time started.
    counted_from: f64,
}

impl<W> Engine<W> {
    pub(super) fn new() -> Engine<W> {
        Engine {
            now: 0.0,
            order: 0,
            heap: BinaryHeap::new(),
            machines: Vec::new(),
            threads: Vec::new(),
            counted_from: 0.0,
        }
    }

    pub(super) fn machine(&mut self, cores: usize) -> MachineId {
        self.machines.push(Machine {
            free: cores,
            ready: VecDeque::new(),
            busy: 0.0,
        });
        MachineId(self.machines.len() - 1)
    }

    pub(super) fn thread(&mut self, machine: MachineId) -> ThreadId {
        self.threads.push(Thread {
            machine: machine.0,
            jobs: VecDeque::new(),
            running: None,
            asked: false,
            busy: 0.0,
        });
        ThreadId(self.threads.len() - 1)
    }

    /// Returns the simulated time in seconds.
    pub(super) fn now(&self) -> f64 {
        self.now
    }

    /// Schedules an event after a delay that uses no processor time.
    pub(super) fn after(&mut self, seconds: f64, what: W) {
        self.schedule(self.now + seconds, Event::At(what));
    }

    /// Queues a job for a thread. When the job is done, the event `what` happens.
    pub(super) fn work(&mut self, thread: ThreadId, seconds: f64, what: W) {
        let one = &mut self.threads[thread.0];
        one.jobs.push_back((seconds, what));
        if !one.asked {
            one.asked = true;
            let machine = one.machine;
            self.machines[machine].ready.push_back(thread.0);
            self.give_cores(machine);
        }
    }

    /// Returns how many jobs a new job on this thread would have to wait for.
    pub(super) fn waiting(&self, thread: ThreadId) -> usize {
        let thread = &self.threads[thread.0];
        thread.jobs.len() + usize::from(thread.running.is_some())
    }

    /// Advances the time to the next event and returns it.
    pub(super) fn step(&mut self) -> Option<W> {
        loop {
            let entry = self.heap.pop()?;
            self.now = entry.time;
            match entry.event {
                Event::At(what) => return Some(what),
                Event::Done(thread) => {
                    if let Some(what) = self.finish(thread) {
                        return Some(what);
                    }
                }
            }
        }
    }

    /// Restarts the counting of processor time.
    pub(super) fn count_from_now(&mut self) {
        self.counted_from = self.now;
        self.machines.iter_mut().for_each(|one| one.busy = 0.0);
        self.threads.iter_mut().for_each(|one| one.busy = 0.0);
    }

    /// Returns how many cores on a machine were busy on average.
    pub(super) fn cores_used(&self, machine: MachineId) -> f64 {
        self.machines[machine.0].busy / (self.now - self.counted_from)
    }

    /// Returns the fraction of time during which a thread was working.
    pub(super) fn share_used(&self, thread: ThreadId) -> f64 {
        self.threads[thread.0].busy / (self.now - self.counted_from)
    }

    fn schedule(&mut self, time: f64, event: Event<W>) {
        self.order += 1;
        let order = self.order;
        self.heap.push(Entry { time, order, event });
    }

    fn give_cores(&mut self, machine: usize) {
        while self.machines[machine].free > 0
            && let Some(thread) = self.machines[machine].ready.pop_front()
        {
            let Some((seconds, what)) = self.threads[thread].jobs.pop_front() else {
                self.threads[thread].asked = false;
                continue;
            };
            self.machines[machine].free -= 1;
            self.machines[machine].busy += seconds;
            self.threads[thread].busy += seconds;
            self.threads[thread].running = Some(what);
            self.schedule(self.now + seconds, Event::Done(thread));
        }
    }

    fn finish(&mut self, thread: usize) -> Option<W> {
        let one = &mut self.threads[thread];
        let (what, machine) = (one.running.take(), one.machine);
        one.asked = !one.jobs.is_empty();
        if one.asked {
            self.machines[machine].ready.push_back(thread);
        }
        self.machines[machine].free += 1;
        self.give_cores(machine);
        what
    }
}

impl<W> Ord for Entry<W> {
    /// Orders earlier entries as larger, because the heap returns its largest entry first.
    fn cmp(&self, other: &Entry<W>) -> Ordering {
        let time = other.time.total_cmp(&self.time);
        time.then(other.order.cmp(&self.order))
    }
}

impl<W> PartialOrd for Entry<W> {
    fn partial_cmp(&self, other: &Entry<W>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<W> PartialEq for Entry<W> {
    fn eq(&self, other: &Entry<W>) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<W> Eq for Entry<W> {}

#[cfg(test)]
mod tests {
    use super::super::rng::Rng;
    use super::Engine;

    #[derive(Clone, Copy)]
    enum What {
        Comes,
        Goes(f64),
    }

    /// Returns the mean time from a job's arrival to its end, on one machine with `cores` cores.
    fn mean_stay(rate: f64, cores: usize, service: impl Fn(&mut Rng) -> f64) -> f64 {
        let (mut rng, mut engine) = (Rng::new(5), Engine::new());
        let machine = engine.machine(cores);
        let threads: Vec<_> = (0..500).map(|_| engine.thread(machine)).collect();
        engine.after(0.0, What::Comes);
        let (mut sum, mut number, mut next) = (0.0, 0.0, 0);
        while let Some(what) = engine.step() {
            match what {
                What::Comes => {
                    let thread = threads[next % if cores == 1 { 1 } else { threads.len() }];
                    next += 1;
                    let time = service(&mut rng);
                    let now = engine.now();
                    engine.work(thread, time, What::Goes(now));
                    engine.after(rng.exponential(1.0 / rate), What::Comes);
                }
                What::Goes(came) => {
                    sum += engine.now() - came;
                    number += 1.0;
                    if number >= 400_000.0 {
                        break;
                    }
                }
            }
        }
        sum / number
    }

    fn close(found: f64, expected: f64) {
        let error = (found / expected - 1.0).abs();
        assert!(error < 0.03, "{found} instead of {expected}");
    }

    #[test]
    fn random_work_waits_as_long_as_the_formula_of_m_m_1_says() {
        let found = mean_stay(0.7, 1, |rng| rng.exponential(1.0));
        close(found, 1.0 / (1.0 - 0.7));
    }

    #[test]
    fn even_work_waits_as_long_as_the_formula_of_m_d_1_says() {
        let found = mean_stay(0.7, 1, |_| 1.0);
        close(found, 1.0 + 0.7 / (2.0 * (1.0 - 0.7)));
    }

    #[test]
    fn two_cores_wait_as_long_as_the_formula_of_erlang_says() {
        // For the queue M/M/2 with load a = 1.4: P(wait) = a² / (2 − a) / (1 + a + a² / (2 − a)) …
        let a: f64 = 1.4;
        let queue = a * a / (2.0 - a);
        let wait = queue / (1.0 + a + queue);
        let found = mean_stay(a, 2, |rng| rng.exponential(1.0));
        close(found, 1.0 + wait / (2.0 - a));
    }
}
