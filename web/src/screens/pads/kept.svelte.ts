// Saves every change to a score pad on the device at once, and can undo changes.
import { deleteValue, storeValue, storedValue, storedValues } from '../../core/saved';
import { freshId } from '../../core/table';
import { next, redo, undo, type History } from '../../lib/history';

export type Kind = 'golf' | 'carramboule';

export interface Kept<T> extends History<T> {
  id: string;
  kind: Kind;
  name: string;
  begun: number;
  changed: number;
}

/** Maximum number of undo steps per pad. */
const STEPS = 100;

const key = (id: string) => `pad:${id}`;

/** Returns all pads, most recently changed first. */
export async function shelf(): Promise<Kept<unknown>[]> {
  return (await storedValues<Kept<unknown>>('pad:')).sort(
    (one, other) => other.changed - one.changed,
  );
}

export async function forget(id: string): Promise<void> {
  await deleteValue(key(id));
}

/** Renames a pad that is not open. */
export async function rename(file: Kept<unknown>, name: string): Promise<void> {
  await storeValue(key(file.id), { ...file, name });
}

/** Saves a new pad and returns its id. */
export async function create<T>(kind: Kind, name: string, now: T): Promise<string> {
  const id = freshId();
  const file: Kept<T> = {
    id,
    kind,
    name,
    begun: Date.now(),
    changed: Date.now(),
    now,
    past: [],
    future: [],
  };
  await storeValue(key(id), file);
  return id;
}

/** An open score pad. Saves every change. */
export class Pad<T> {
  file: Kept<T>;
  /** The error message if the device cannot save the pad, else null. */
  problem = $state<string | null>(null);

  private constructor(file: Kept<T>) {
    this.file = $state.raw(file);
  }

  static async open<T>(id: string, kind: Kind): Promise<Pad<T> | null> {
    const file = await storedValue<Kept<T>>(key(id));
    return file?.kind === kind ? new Pad<T>(file) : null;
  }

  get now(): T {
    return this.file.now;
  }

  get canUndo(): boolean {
    return this.file.past.length > 0;
  }

  get canRedo(): boolean {
    return this.file.future.length > 0;
  }

  note(now: T): void {
    if (now !== this.file.now) this.#set(next(this.file, now, STEPS));
  }

  /** Saves a change without adding an undo step. */
  touch(now: T): void {
    this.#set({ ...this.file, now });
  }

  undo(): void {
    this.#set(undo(this.file));
  }

  redo(): void {
    this.#set(redo(this.file));
  }

  rename(name: string): void {
    this.#set({ ...this.file, name });
  }

  #set(changed: Kept<T>): void {
    if (changed === this.file) return;
    const file = { ...changed, changed: Date.now() };
    this.file = file;
    storeValue(key(file.id), file).then(
      () => (this.problem = null),
      (problem: unknown) => (this.problem = String(problem)),
    );
  }
}
