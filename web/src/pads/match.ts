// A match of Carramboule at a real table, as data. What it means says the core.
import type {
  CarrambouleChoice,
  CarrambouleKind,
  RefereeSheet,
  RefereeShot,
} from '../generated/protocol';

export interface RealMatch {
  names: [string, string];
  /** Who starts the first round; null until that is said. */
  starts: 0 | 1 | null;
  shots: RefereeShot[];
  /** The shot being entered. */
  draft: RefereeShot;
  /** The place of the shot that is being corrected. */
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

/** The match as it is judged; while a shot is corrected, up to that shot. */
export function sheetOf(match: RealMatch): RefereeSheet {
  const shots = match.editing === null ? match.shots : match.shots.slice(0, match.editing);
  return { starts: match.starts ?? 0, shots, draft: match.draft };
}

function withDraft(match: RealMatch, changes: Partial<RefereeShot>): RealMatch {
  return { ...match, draft: { ...match.draft, ...changes } };
}

/** Something fell, or left the table. A choice made before is asked again. */
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

/** Takes the entered shot over, with the choice where one is due. */
export function confirm(match: RealMatch, choice: RefereeShot['choice']): RealMatch {
  const shot = { ...match.draft, choice };
  const { editing } = match;
  const shots =
    editing === null
      ? [...match.shots, shot]
      : match.shots.map((old, place) => (place === editing ? shot : old));
  return { ...match, shots, draft: NOTHING, editing: null };
}

/** Begins to correct a shot. */
export function correct(match: RealMatch, place: number): RealMatch {
  const shot = match.shots[place];
  return shot ? { ...match, draft: { ...shot, choice: null }, editing: place } : match;
}

/** Leaves everything as it was before the correction began. */
export function leave(match: RealMatch): RealMatch {
  return { ...match, draft: NOTHING, editing: null };
}

/** What follows if the entered shot ends with this choice. */
export function sheetIf(match: RealMatch, choice: RefereeShot['choice']): RefereeSheet {
  const sheet = sheetOf(match);
  return { ...sheet, shots: [...sheet.shots, { ...match.draft, choice }], draft: null };
}

/** The same two once more; whoever did not start now does. */
export function rematch(match: RealMatch): RealMatch {
  return { ...newMatch(match.names), starts: match.starts === 0 ? 1 : 0 };
}

/** Goes back to the moment before a shot. */
export function backTo(match: RealMatch, place: number): RealMatch {
  return { ...match, shots: match.shots.slice(0, place), draft: NOTHING, editing: null };
}
