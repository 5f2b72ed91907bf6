// Markers on the board that show what the best choice was.
import type { BoardCell, FilmAdvice, FilmStep, Spot } from '../../generated/protocol';
import { pointing } from '../../games/golf/stroke/timeline';

const R = 20;
const n = (value: number) => Math.round(value * 100) / 100;

/** A direction from a spot or, if it is null, a start cell. */
export interface BoardChoice {
  spot: Spot;
  dir: string | null;
}

/**
 * Returns the best choice of a step: a direction or a start cell. Null for a die or card, without
 * advice, or if the player's choice cost next to nothing.
 */
export function bestChoice(
  step: FilmStep,
  advice: FilmAdvice | null,
  from: Spot | undefined,
  starts: readonly BoardCell[],
): BoardChoice | null {
  if (!advice || advice.best === advice.chosen || advice.cost < 0.005) return null;
  const action = advice.options[advice.best]!.action;
  if (action.type === 'play' && from && step.kind === 'stroke')
    return { spot: from, dir: action.dir };
  return action.type === 'start' ? startChoice(action.at, starts) : null;
}

export function startChoice(
  [x, y]: [number, number],
  starts: readonly BoardCell[],
): BoardChoice | null {
  const cell = starts.find(({ at }) => at[0] === x && at[1] === y);
  return cell ? { spot: cell.spot, dir: null } : null;
}

/** Returns an arrow for a direction, or a frame for a start cell. */
export function choiceMark(choice: BoardChoice | null): string {
  if (!choice) return '';
  if (choice.dir !== null) return arrow(choice.spot, choice.dir);
  return `<path class="best-cell" d="${hexagon(choice.spot, 16.4)}"/>`;
}

function hexagon(spot: Spot, radius: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return `${n(spot.x + radius * Math.cos(turn))} ${n(spot.y + radius * Math.sin(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Returns a broad arrow from the ball; the arrows for possible directions are slim. */
function arrow(spot: Spot, dir: string): string {
  const [ux, uy] = pointing(dir);
  const [vx, vy] = [-uy, ux];
  const at = (along: number, across: number) =>
    `${n(spot.x + ux * along * R + vx * across * R)} ${n(spot.y + uy * along * R + vy * across * R)}`;
  return `<path class="best" d="M${at(0.95, -0.2)}L${at(1.5, -0.2)}L${at(1.5, -0.5)}L${at(2.3, 0)}L${at(1.5, 0.5)}L${at(1.5, 0.2)}L${at(0.95, 0.2)}Z"/>`;
}
