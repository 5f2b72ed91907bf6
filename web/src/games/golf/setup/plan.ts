// A plan: a match as edited in the form. The core decides whether it can be played.
import { TOUR } from '../journey/journey';
import type { Boxes, CourseCard, GolfMode, GolfSetup, SeatKind } from '../../../generated/protocol';

export interface Player {
  /** The player's name; if empty, the page provides one. */
  name: string;
  /** The level of a computer player; null for a person. */
  level: number | null;
  balls: string[];
}

export type Kit = 'dice' | 'cards' | 'both';

export interface Plan {
  players: Player[];
  mode: GolfMode;
  /** The number of balls per player. */
  each: number;
  /** The ids of the courses, in the order of play. */
  courses: string[];
  kit: Kit;
  scatter: boolean;
  limit: number | null;
}

/**
 * The colours of the balls, starting with those that are easiest to tell apart. Round balls are
 * dealt before flat ones.
 */
const COLOURS = ['red', 'blue', 'yellow', 'green', 'orange', 'violet'];
export const BALLS: readonly string[] = [...COLOURS, ...COLOURS.map((colour) => `${colour}-flat`)];
export const LEVELS = [1, 2, 3, 4, 5] as const;
/** The computer level offered to newcomers; this computer loses now and then. */
export const FIRST_LEVEL = 2;
/** The computer levels in the order in which computer players are added. */
const COMING: readonly number[] = [FIRST_LEVEL, 1, 3, 4, 5];

/** Returns the first plan of a new player: course 1, one person against the computer. */
export function firstPlan(name: string, level: number): Plan {
  return {
    players: [
      { name, level: null, balls: ['red'] },
      { name: '', level, balls: ['blue'] },
    ],
    mode: 'basic',
    each: 1,
    courses: ['1'],
    kit: 'dice',
    scatter: false,
    limit: null,
  };
}

/**
 * Gives every player `each` balls. Players who have more keep only their first `each` balls.
 * Players who have fewer are dealt free balls, until no ball is free.
 */
export function deal(players: Player[], each: number): Player[] {
  const kept = players.map((player) => player.balls.slice(0, each));
  const taken = new Set(kept.flat());
  const free = BALLS.filter((ball) => !taken.has(ball));
  for (let round = 0; round < each; round++) {
    for (const balls of kept) {
      if (balls.length > round) continue;
      const next = free.shift();
      if (next) balls.push(next);
    }
  }
  return players.map((player, seat) => ({ ...player, balls: kept[seat]! }));
}

/** Adds a player, with the next free balls. */
export function withPlayer(plan: Plan, level: number | null): Plan {
  return { ...plan, players: deal([...plan.players, { name: '', level, balls: [] }], plan.each) };
}

/** Adds a computer player at one of the levels that occur least often in the match. */
export function withComputer(plan: Plan): Plan {
  const seated = (level: number) => plan.players.filter((player) => player.level === level).length;
  const [level] = [...COMING].sort((a, b) => seated(a) - seated(b));
  return withPlayer(plan, level!);
}

export function withoutPlayer(plan: Plan, seat: number): Plan {
  return {
    ...plan,
    players: deal(
      plan.players.filter((_, place) => place !== seat),
      plan.each,
    ),
  };
}

export function withEach(plan: Plan, each: number): Plan {
  return { ...plan, each, players: deal(plan.players, each) };
}

/**
 * Replaces one of a player's balls. If the new ball is already in the match, the two balls swap.
 */
export function withBall(plan: Plan, seat: number, place: number, ball: string): Plan {
  const old = plan.players[seat]?.balls[place];
  if (old === undefined || old === ball) return plan;
  const players = plan.players.map((player, at) => ({
    ...player,
    balls: player.balls.map((own, which) =>
      at === seat && which === place ? ball : own === ball ? old : own,
    ),
  }));
  return { ...plan, players };
}

export type ReadyMade = 'quick' | 'box' | 'party';

/** Turns a plan into a ready-made match with the same players. */
export function readyMade(plan: Plan, kind: ReadyMade): Plan {
  const each = kind === 'party' && plan.players.length <= 3 ? 2 : 1;
  return {
    ...withEach(plan, each),
    mode: kind === 'party' ? 'carom' : 'basic',
    courses: READY_MADE[kind],
    kit: 'dice',
    scatter: kind === 'party',
    limit: null,
  };
}

/**
 * Returns the ready-made match that a plan corresponds to, ignoring the players; null if there is
 * none.
 */
export function readyMadeOf(plan: Plan): ReadyMade | null {
  const what = ({ mode, each, courses, kit, scatter, limit }: Plan) =>
    JSON.stringify([mode, each, courses, kit, scatter, limit]);
  const kinds = Object.keys(READY_MADE) as ReadyMade[];
  return kinds.find((kind) => what(readyMade(plan, kind)) === what(plan)) ?? null;
}

/**
 * The courses of the ready-made matches: short courses, the six courses of the base game, and wide
 * courses where balls meet.
 */
export const READY_MADE: Record<ReadyMade, string[]> = {
  quick: [...TOUR],
  box: ['1', '2', '3', '4', '5', '6'],
  party: ['6', '1', '5'],
};

export type PresetName = 'first' | 'six' | 'twelve' | 'modified';

/** Returns the ready-made course lists (rule G7). */
export function presets(cards: CourseCard[]): Record<PresetName, string[]> {
  const plain = cards.filter((card) => card.plain).map((card) => card.id);
  const modified = cards.filter((card) => !card.plain).map((card) => card.id);
  return {
    first: plain.slice(0, 1),
    six: plain.slice(0, 6),
    twelve: [...plain.slice(0, 6), ...modified.slice(0, 6)],
    modified: modified.slice(0, 15),
  };
}

export function presetOf(
  courses: string[],
  lists: Record<PresetName, string[]>,
): PresetName | 'own' {
  const same = (list: string[]) =>
    list.length === courses.length && list.every((id, place) => id === courses[place]);
  return (Object.keys(lists) as PresetName[]).find((name) => same(lists[name])) ?? 'own';
}

/** Moves a course one place towards the beginning of the order of play. */
export function earlier(courses: string[], place: number): string[] {
  const moved = [...courses];
  const [id] = moved.splice(place, 1);
  if (id !== undefined) moved.splice(Math.max(0, place - 1), 0, id);
  return moved;
}

/** Converts a plan to the core's format. */
export function golfSetup(plan: Plan, boxes: Boxes, cards: CourseCard[]): GolfSetup {
  const six = ({
    id,
    impulses,
  }: {
    id: string;
    impulses: GolfSetup['dice'][number]['impulses'];
  }) => ({ id, impulses });
  const dice = {
    dice: boxes.dice.filter((die) => die.home === 'base'),
    cards: boxes.dice.filter((die) => die.id === 'white'),
    both: boxes.dice,
  }[plan.kit];
  return {
    mode: plan.mode,
    balls: plan.players.map((player) => player.balls),
    courses: plan.courses.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      return card ? [{ id, file: card.file }] : [];
    }),
    limit: plan.limit,
    dice: dice.map(six),
    cards: plan.kit === 'dice' ? [] : boxes.cards.map(six),
    tokens: plan.scatter ? boxes.tokens : null,
  };
}

export function seats(plan: Plan): SeatKind[] {
  return plan.players.map(({ level }) =>
    level === null ? { type: 'person' } : { type: 'computer', level },
  );
}

/** Parses a saved plan. Returns null if the plan is no longer valid. */
export function readPlan(text: string | null): Plan | null {
  try {
    const plan = JSON.parse(text ?? 'null') as Plan | null;
    if (!plan || !Array.isArray(plan.players) || !Array.isArray(plan.courses)) return null;
    const sound = plan.players.every(
      (player) =>
        typeof player.name === 'string' &&
        Array.isArray(player.balls) &&
        player.balls.every((ball) => BALLS.includes(ball)),
    );
    if (
      !sound ||
      !['basic', 'carom'].includes(plan.mode) ||
      !['dice', 'cards', 'both'].includes(plan.kit)
    )
      return null;
    return {
      ...plan,
      each: Math.min(6, Math.max(1, Number(plan.each) || 1)),
      limit: plan.limit ?? null,
    };
  } catch {
    return null;
  }
}

/**
 * Adapts a plan to the link that opened the form: for friends on one screen, or against the
 * computer.
 */
export function arranged(plan: Plan, way: string | undefined, names: string[]): Plan {
  const people = plan.players.filter((player) => player.level === null).length;
  const computers = plan.players.length - people;
  if (way === 'friends' && people < 2) {
    const first = plan.players.find((player) => player.level === null) ?? {
      name: names[0] ?? '',
      level: null,
      balls: [],
    };
    const second: Player = { name: names[1] ?? '', level: null, balls: [] };
    return { ...plan, players: deal([first, second], plan.each) };
  }
  if (way === 'computer' && computers === 0) {
    const first = plan.players[0] ?? { name: names[0] ?? '', level: null, balls: [] };
    return {
      ...plan,
      players: deal([first, { name: '', level: FIRST_LEVEL, balls: [] }], plan.each),
    };
  }
  return plan;
}
