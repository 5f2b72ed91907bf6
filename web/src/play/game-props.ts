// The props of a game's screen.
import type { Component, Snippet } from 'svelte';
import type { TableLink } from '../core/table';
import type { GhostRecord } from '../games/solo';

export interface GameProps {
  table: TableLink;
  /** Starts a rematch, where one tap is enough for it. */
  onrematch?: (() => void) | undefined;
  /** The earlier match of mini golf to play against. */
  ghost?: GhostRecord | null | undefined;
  /** Whether hints are allowed: where no result counts. */
  hints?: boolean | undefined;
  /** Whether a newcomer's best choices are highlighted: where no result counts for others. */
  lights?: boolean | undefined;
  /** Additional tools for the bar. */
  tools?: Snippet | undefined;
  /** Shown after the match instead of the `onrematch` button. */
  after?: Snippet | undefined;
  /**
   * Shown by golf at the end instead of the usual results; receives a function that shows the
   * board.
   */
  ending?: Snippet<[lookAtBoard: () => void]> | undefined;
}

export type GameScreen = Component<GameProps>;
