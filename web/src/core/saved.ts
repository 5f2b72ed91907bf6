// Stores local tables in the browser's database. Every event is saved before it is shown.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Event, Status } from '../generated/protocol';

export interface SavedTable {
  id: string;
  /**
   * The secret from which the dice rolls are derived; it stays on the device until the match is
   * over.
   */
  secret: Uint8Array;
  events: Event[];
  status: Status;
  /** The index of the mini golf course being played, from 0. */
  course?: number;
  begun: number;
  changed: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { changed: number } };
  storedValues: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('carambole', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('storedValues');
    },
    terminated() {
      database = undefined;
    },
  });
  return database;
}

/**
 * Saves a table; `known` is the number of its events that were saved before, 0 for a new table.
 * Returns false and writes nothing if another tab has added events, because saved events are never
 * removed.
 */
export async function extend(table: SavedTable, known: number): Promise<boolean> {
  const db = await open();
  const transaction = db.transaction('tables', 'readwrite', { durability: 'strict' });
  const kept = (await transaction.store.get(table.id))?.events ?? [];
  const fits = kept.length === known && kept.at(-1)?.chain === table.events[known - 1]?.chain;
  if (fits) await transaction.store.put(table);
  await transaction.done;
  return fits;
}

export async function load(id: string): Promise<SavedTable | undefined> {
  return (await open()).get('tables', id);
}

/** Returns all tables, most recently changed first. */
export async function all(): Promise<SavedTable[]> {
  return (await (await open()).getAllFromIndex('tables', 'changed')).reverse();
}

export async function forget(id: string): Promise<void> {
  await (await open()).delete('tables', id);
}

/** Stores a value other than a table, such as a score pad, on the device under a name. */
export async function storeValue(name: string, value: unknown): Promise<void> {
  await (await open()).put('storedValues', value, name);
}

export async function storedValue<T>(name: string): Promise<T | undefined> {
  return (await (await open()).get('storedValues', name)) as T | undefined;
}

/** Returns all stored values whose names begin with this prefix. */
export async function storedValues<T>(beginning: string): Promise<T[]> {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  return (await (await open()).getAll('storedValues', range)) as T[];
}

export async function deleteValue(name: string): Promise<void> {
  await (await open()).delete('storedValues', name);
}
