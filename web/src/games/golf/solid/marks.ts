// The marks of the solid view: what players can choose, what they see before they choose, and what
// an analysis shows. Screens use this file without loading three.js.
import type { Spot } from '../../../generated/protocol';

export interface Marks {
  /** The start cells that can be chosen, each with its index on the course. */
  starts: { index: number; spot: Spot; on: boolean; lit: boolean }[];
  /** The current ball, if it lies on the course. */
  turn: Spot | null;
  /** The directions that can be chosen. The chosen one has no arrow, because its path is drawn. */
  arrows: { spot: Spot; dir: string; on: boolean }[];
  /** Where the current ball would stop. */
  endings: {
    dir: string;
    spot: Spot;
    through: Spot[];
    on: boolean;
    lit: boolean;
    holed: boolean;
  }[];
  /** The ball of the endings. */
  ball: string;
  /** The ways of balls in a stroke. */
  paths: { spots: Spot[]; faint: boolean }[];
  /** The way of a ghost. */
  ghost: Spot[];
  /** Cells within a die's reach, with a weight from 0 to 1. */
  reach: { spot: Spot; weight: number }[];
  /** Where a stroke began. */
  origin: Spot | null;
  /** The best direction or start cell, which an analysis shows. */
  best: { spot: Spot; dir: string | null } | null;
  /** Cells with their values from 0 to 1; the lower, the better. */
  heat: { at: readonly [number, number]; value: number }[];
}

export const NO_MARKS: Marks = {
  starts: [],
  turn: null,
  arrows: [],
  endings: [],
  ball: '',
  paths: [],
  ghost: [],
  reach: [],
  origin: null,
  best: null,
  heat: [],
};
