// The data of a Carramboule match at a real table. The core acts as the referee.
import type {
  CarrambouleChoice,
  CarrambouleKind,
  RefereeSheet,
  RefereeShot,
} from '../../generated/protocol';

export interface RealMatch {
  names: [string, string];
  /** The seat that starts the first round; null until chosen. */
  starts: 0 | 1 | null;
  shots: RefereeShot[];
  /** The shot that is being entered. */
  draft: RefereeShot;
  /** The index of the shot being corrected; null if none is. */
  editing: number | null;
}

export const NOTHING: RefereeShot = { pocketed: [], off: [], breach: false, choice: null };

export const CHOICES: CarrambouleChoice[] = ['pass', 'replay'];

export const KINDS: CarrambouleKind[] = ['white', 'black', 'queen', 'cue'];

export function newMatch(names: string[]): RealMatch {
  return {
    names: [names[0] ?? '', names[1] ?? ''],
    starts: null,
    shots: [],
    draft: NOTHING,
    editing: null,
  };
}

/**
 * Converts the match to the core's format. While a shot is being corrected, that shot and all later
 * ones are left out.
 */
export function sheetOf(match: RealMatch): RefereeSheet {
  const shots = match.editing === null ? match.shots : match.shots.slice(0, match.editing);
  return { starts: match.starts ?? 0, shots, draft: match.draft };
}

function withDraft(match: RealMatch, changes: Partial<RefereeShot>): RealMatch {
  return { ...match, draft: { ...match.draft, ...changes } };
}

/**
 * Adds a ball to the shot being entered: the ball was pocketed or left the table. Clears the choice
 * made for that shot.
 */
export function addBall(
  match: RealMatch,
  where: 'pocketed' | 'off',
  kind: CarrambouleKind,
): RealMatch {
  return withDraft(match, { [where]: [...match.draft[where], kind], choice: null });
}

export function dropBall(match: RealMatch, where: 'pocketed' | 'off', place: number): RealMatch {
  return withDraft(match, {
    [where]: match.draft[where].filter((_, index) => index !== place),
    choice: null,
  });
}

export function setBreach(match: RealMatch, breach: boolean): RealMatch {
  return withDraft(match, { breach, choice: null });
}

/** Adds the entered shot to the match, or replaces the shot being corrected. */
export function confirm(match: RealMatch, choice: RefereeShot['choice']): RealMatch {
  const shot = { ...match.draft, choice };
  const { editing } = match;
  const shots =
    editing === null
      ? [...match.shots, shot]
      : match.shots.map((old, place) => (place === editing ? shot : old));
  return { ...match, shots, draft: NOTHING, editing: null };
}

/** Opens an earlier shot for correction. */
export function correct(match: RealMatch, place: number): RealMatch {
  const shot = match.shots[place];
  return shot ? { ...match, draft: { ...shot, choice: null }, editing: place } : match;
}

/** Cancels the correction of a shot. */
export function leave(match: RealMatch): RealMatch {
  return { ...match, draft: NOTHING, editing: null };
}

/** Returns the match in the core's format, as if the shot being entered ended with this choice. */
export function sheetIf(match: RealMatch, choice: RefereeShot['choice']): RefereeSheet {
  const sheet = sheetOf(match);
  return { ...sheet, shots: [...sheet.shots, { ...match.draft, choice }], draft: null };
}

/** Starts a rematch between the same players, in which the other player starts the first round. */
export function rematch(match: RealMatch): RealMatch {
  return { ...newMatch(match.names), starts: match.starts === 0 ? 1 : 0 };
}

/** Removes this shot and all later ones. */
export function backTo(match: RealMatch, place: number): RealMatch {
  return { ...match, shots: match.shots.slice(0, place), draft: NOTHING, editing: null };
}
