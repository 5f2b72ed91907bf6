// What the page and the worker of the core say to each other.
import type { Event, Shown, View } from '../generated/protocol';

/** How the pictures of a table are to look. */
export interface Look {
  theme: 'light' | 'dark';
  /** Before the ids of the layers, so that several boards fit on one page. */
  prefix: string;
  /** Long courses are turned by a quarter, for an upright screen. */
  upright?: boolean;
}

/** Said when another tab has gone on with the match meanwhile. */
export const OVERTAKEN = 'another tab has gone on with this match';

export interface CallMessage {
  call: number;
  method: string;
  args: unknown[];
}

/** Something happened at a table. */
export interface TableUpdate {
  events: Event[];
  shown: Shown;
  view: View;
}

/** How a table stood, and what has happened since. */
export interface Retold {
  before: View;
  updates: TableUpdate[];
}

export type FromWorker =
  | { call: number; result: unknown }
  | { call: number; problem: string }
  | { table: string; update: TableUpdate }
  /** Whether a table of this device is played in this tab. */
  | { table: string; held: boolean };
