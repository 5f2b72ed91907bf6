// Runs a timed sequence on animation frames. The sequence can be paused, continued and skipped.

export interface Running {
  /** Resolves when the sequence ends or is skipped. */
  finished: Promise<void>;
  /** Jumps to the end, and runs all remaining events. */
  skip(): void;
  pause(): void;
  resume(): void;
}

/** An event and when it is due. */
interface Timed {
  at: number;
}

export interface Parts<T extends Timed> {
  /** The time range to run, from `from` to `to`, in milliseconds at normal speed. */
  from: number;
  to: number;
  /** The factor for the duration. With 0, nothing moves and the sequence ends at once. */
  tempo: number;
  /** Browser animations that run at the same time. */
  moves: Animation[];
  /** The events of the sequence, in order. */
  due: T[];
  /**
   * Called when an event is due. `late` is true if the event happens only because of a skip, or
   * because `tempo` is 0.
   */
  happen(what: T, late: boolean): void;
  end(): void;
}

/** A little more than the duration of a screen frame, in milliseconds. */
const FRAME = 20;

export function run<T extends Timed>({
  from,
  to,
  tempo,
  moves,
  due,
  happen,
  end,
}: Parts<T>): Running {
  const left = due.filter(({ at }) => at >= from && at <= to);
  let time = from;
  /** When the clock was last read; null while the sequence is paused. */
  let last: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let over = false;
  let done: () => void = () => {};
  const finished = new Promise<void>((resolve) => (done = resolve));

  function take(now: number): void {
    if (last !== null) time += Math.max(0, now - last) / tempo;
    last = now;
  }

  function step(now: number): void {
    take(now);
    if (time >= to) return skip();
    while (left[0] && left[0].at <= time) happen(left.shift()!, false);
    wait();
  }

  /** Waits for the first frame after the next event is due. The frames before it run no code. */
  function wait(): void {
    const next = left[0]?.at ?? to;
    timer = setTimeout(() => (frame = requestAnimationFrame(step)), (next - time) * tempo);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  function skip(): void {
    if (over) return;
    over = true;
    stopWaiting();
    if (last !== null) take(performance.now());
    // Events that are due now or within the next frame are not late.
    for (const what of left.splice(0)) happen(what, tempo <= 0 || what.at > time + FRAME);
    end();
    for (const move of moves) move.cancel();
    done();
  }

  function resume(): void {
    if (over) return;
    last = performance.now();
    for (const move of moves) move.play();
    wait();
  }

  function pause(): void {
    if (over || last === null) return;
    stopWaiting();
    take(performance.now());
    last = null;
    for (const move of moves) move.pause();
  }

  if (tempo > 0) resume();
  else skip();
  return { finished, skip, pause, resume };
}
