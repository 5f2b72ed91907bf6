// What the screen of a game is given.
import type { Component, Snippet } from 'svelte';
import type { TableLink } from '../core/table';
import type { GhostRecord } from '../games/solo';

export interface GameProps {
  table: TableLink;
  /** Another match of the same kind, where one tap is enough for it. */
  onrematch?: (() => void) | undefined;
  /** A match of mini golf that is played against. */
  ghost?: GhostRecord | null | undefined;
  /** Whether one may ask what a strong player would do: where no result counts. */
  hints?: boolean | undefined;
  /** Whether a newcomer's best choices are lit: where no result counts for others. */
  lights?: boolean | undefined;
  /** More for the bar. */
  tools?: Snippet | undefined;
  /** What comes after the match, instead of `onrematch`. */
  after?: Snippet | undefined;
  /** What golf shows at the end in place of the usual results; it is told how to look at the board. */
  ending?: Snippet<[lookAtBoard: () => void]> | undefined;
}

export type GameScreen = Component<GameProps>;
