// The messages between the page and the worker of the core.
import type { Event, Shown, View } from '../generated/protocol';

/** How to draw a table. */
export interface Look {
  theme: 'light' | 'dark';
  /** Prefix for the ids of the layers, so that several boards fit on one page. */
  prefix: string;
  /** Turns long courses by a quarter, for portrait screens. */
  upright?: boolean;
}

/** The error of a table that another tab has played on. */
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

/** The state of a table at an earlier event, and the events since then. */
export interface Retold {
  before: View;
  updates: TableUpdate[];
}

export type FromWorker =
  | { call: number; result: unknown }
  | { call: number; problem: string }
  | { table: string; update: TableUpdate }
  /** Whether a local table is played in this tab. */
  | { table: string; held: boolean };
