// Local tables are kept in the browser's database: every event before it is shown.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Event, Status } from '../generated/protocol';

export interface SavedTable {
  id: string;
  /** The secret of the dice; it never leaves the device before the match is over. */
  secret: Uint8Array;
  events: Event[];
  status: Status;
  /** Mini golf: the place of the course being played, from 0. */
  course?: number;
  begun: number;
  changed: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { changed: number } };
  things: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('carambole', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('things');
    },
    terminated() {
      database = undefined;
    },
  });
  return database;
}

export async function keep(table: SavedTable): Promise<void> {
  const db = await open();
  const transaction = db.transaction('tables', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(table), transaction.done]);
}

export async function load(id: string): Promise<SavedTable | undefined> {
  return (await open()).get('tables', id);
}

/** All tables, the one played last first. */
export async function all(): Promise<SavedTable[]> {
  return (await (await open()).getAllFromIndex('tables', 'changed')).reverse();
}

export async function forget(id: string): Promise<void> {
  await (await open()).delete('tables', id);
}

/** Anything else that is to be kept on the device, by name (score pads, practice tables). */
export async function keepThing(name: string, value: unknown): Promise<void> {
  await (await open()).put('things', value, name);
}

export async function thing<T>(name: string): Promise<T | undefined> {
  return (await (await open()).get('things', name)) as T | undefined;
}

/** All things whose name begins like this. */
export async function things<T>(beginning: string): Promise<T[]> {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  return (await (await open()).getAll('things', range)) as T[];
}

export async function forgetThing(name: string): Promise<void> {
  await (await open()).delete('things', name);
}
