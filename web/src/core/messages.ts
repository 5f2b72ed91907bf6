// The messages between the page and the core's workers.
import type { Event, MatchCourse, Scores, Shown, SolidInfo, View } from '../generated/protocol';

/** How to draw a table. */
export interface Look {
  theme: 'light' | 'dark';
  /** A prefix for layer ids, which keeps them apart when a page has several boards. */
  prefix: string;
  /** Whether to rotate long courses by a quarter turn, for portrait screens. */
  upright?: boolean;
}

/** The error message for an action in a match that another tab has continued meanwhile. */
export const OVERTAKEN = 'another tab has gone on with this match';

/** A course or table as solid bodies. The core's class `SolidModel` describes the arrays. */
export interface SolidData {
  info: SolidInfo;
  points: Float32Array;
  normals: Int8Array;
  triangles: Uint32Array;
  shade: Uint8Array;
  rests: Float32Array;
}

export interface CallMessage {
  call: number;
  method: string;
  args: unknown[];
}

export type CallReply =
  | { call: number; result: unknown }
  /** The core refuses the call. The reason is a sentence, a keyword or JSON. */
  | { call: number; refused: string }
  /** The call failed for a reason that is of no use to players. */
  | { call: number; failed: string };

/** The state of a table, with the scores of a mini golf match. */
export type ScoredView = View & { scores: Scores | null };

export interface TableState {
  events: Event[];
  view: ScoredView;
  /** The courses of a mini golf match; empty for Carramboule. */
  courses: MatchCourse[];
  /** Whether this tab, and no other, plays the table; set only for local tables. */
  held?: boolean;
}

/** New events at a table, how to show them, and the state of the table after them. */
export interface TableUpdate {
  events: Event[];
  shown: Shown;
  view: ScoredView;
}

/** The state of a table at an earlier event, and the updates since then. */
export interface Retold {
  before: View;
  updates: TableUpdate[];
}

export type TableNews =
  | { table: string; update: TableUpdate }
  /** Sent when this tab starts or stops playing a local table. */
  | { table: string; held: boolean };
