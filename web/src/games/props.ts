// The props of both games' screens.
import type { Component, Snippet } from 'svelte';
import type { TableLink } from '../core/table';
import type { GhostRecord } from './golf/solo';

export interface GameProps {
  table: TableLink;
  /** Starts a rematch; undefined if a rematch takes more than one tap. */
  onrematch?: (() => void) | undefined;
  /** The earlier mini golf match that a solo player plays against. */
  ghost?: GhostRecord | null | undefined;
  /** Whether players may ask for hints; only where no result counts. */
  hints?: boolean | undefined;
  /**
   * Whether the best choices are highlighted for newcomers; only where no result counts for others.
   */
  lights?: boolean | undefined;
  /** Additional buttons for the bar. */
  tools?: Snippet | undefined;
  /**
   * The buttons for the next step after the match. If undefined, the screen shows the usual ones,
   * such as the rematch button.
   */
  after?: Snippet | undefined;
  /**
   * Shown in place of the usual results at the end of a mini golf match; receives a function that
   * shows the board.
   */
  ending?: Snippet<[lookAtBoard: () => void]> | undefined;
}

export type GameScreen = Component<GameProps>;
