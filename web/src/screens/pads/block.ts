// The data of a mini golf score pad and the functions that edit it. The core computes the totals.
import type { CourseCard, PadFate, PadMark, PadSheet } from '../../generated/protocol';
import { freshId } from '../../core/table';

export interface BlockPlayer {
  name: string;
  balls: string[];
}

export interface BlockCourse {
  id: string;
  /** The id of a course in the collection; null for a course made by the players. */
  course: string | null;
  /** The course name that the players entered. If it is empty, the course's own name is used. */
  name: string;
  limit: number;
  marks: Record<string, PadMark>;
  /** The stroke counter of each ball. Carom mode has a single counter, with the key `round`. */
  counts: Record<string, number>;
}

export interface Block {
  mode: 'basic' | 'carom';
  players: BlockPlayer[];
  courses: BlockCourse[];
}

const COLOURS = ['orange', 'green', 'yellow', 'blue', 'violet', 'red'];

/** All twelve balls. Round balls come first, because most people choose them. */
export const BALLS = [...COLOURS, ...COLOURS.map((colour) => `${colour}-flat`)];

/** Returns all balls in play, player by player. */
export function ballsOf(block: Block): string[] {
  return block.players.flatMap((player) => player.balls);
}

/** Returns the first ball that no player has; undefined if all balls are taken. */
export function freeBall(block: Block): string | undefined {
  const taken = ballsOf(block);
  return BALLS.find((ball) => !taken.includes(ball));
}

export function newBlock(names: string[]): Block {
  const players = [names[0] ?? '', names[1] ?? ''].map((name, place) => ({
    name,
    balls: [BALLS[place]!],
  }));
  return { mode: 'basic', players, courses: [] };
}

export function ownerOf(block: Block, ball: string): number {
  return block.players.findIndex((player) => player.balls.includes(ball));
}

/** Converts a pad to the core's format. */
export function sheetOf(block: Block): PadSheet {
  return {
    players: block.players.map((player) => player.balls),
    courses: block.courses.map(({ course, limit, marks }) => ({ course, limit, marks })),
  };
}

export const BLANK: PadMark = { fate: null, tokens: [] };

export function markOf(course: BlockCourse, ball: string): PadMark {
  return course.marks[ball] ?? BLANK;
}

function withCourse(
  block: Block,
  place: number,
  change: (course: BlockCourse) => BlockCourse,
): Block {
  return {
    ...block,
    courses: block.courses.map((course, index) => (index === place ? change(course) : course)),
  };
}

function withMark(
  block: Block,
  place: number,
  ball: string,
  change: (mark: PadMark) => PadMark,
): Block {
  return withCourse(block, place, (course) => ({
    ...course,
    marks: { ...course.marks, [ball]: change(markOf(course, ball)) },
  }));
}

/** Sets how a ball ended on a course; null clears the result. */
export function noteFate(block: Block, place: number, ball: string, fate: PadFate | null): Block {
  return withMark(block, place, ball, (mark) => ({ ...mark, fate }));
}

export function addToken(block: Block, place: number, ball: string, value: number): Block {
  return withMark(block, place, ball, (mark) => ({ ...mark, tokens: [...mark.tokens, value] }));
}

export function dropToken(block: Block, place: number, ball: string, index: number): Block {
  return withMark(block, place, ball, (mark) => ({
    ...mark,
    tokens: mark.tokens.filter((_, other) => other !== index),
  }));
}

/** Returns the key of a ball's stroke counter in `counts`. */
export function counterName(block: Block, ball: string): string {
  return block.mode === 'carom' ? 'round' : ball;
}

export function setCount(block: Block, place: number, ball: string, count: number): Block {
  const name = counterName(block, ball);
  return withCourse(block, place, (course) => ({
    ...course,
    counts: { ...course.counts, [name]: Math.max(0, Math.min(course.limit, count)) },
  }));
}

export function countOf(block: Block, place: number, ball: string): number {
  return block.courses[place]?.counts[counterName(block, ball)] ?? 0;
}

export function addCourse(block: Block, course: string | null, name: string, limit: number): Block {
  const added: BlockCourse = { id: freshId(), course, name, limit, marks: {}, counts: {} };
  return { ...block, courses: [...block.courses, added] };
}

/**
 * Adds the first six courses of the collection to a pad. These are the courses of the base game.
 */
export function addFirstSix(block: Block, cards: CourseCard[]): Block {
  return cards
    .filter((card) => card.plain)
    .slice(0, 6)
    .reduce((next, card) => addCourse(next, card.id, '', card.limit), block);
}

/** Returns an empty pad with the same players and courses. */
export function again(block: Block): Block {
  const courses = block.courses.map((course) => ({ ...course, marks: {}, counts: {} }));
  return { ...block, courses };
}

export function changeCourse(
  block: Block,
  place: number,
  changes: Partial<Pick<BlockCourse, 'name' | 'limit'>>,
): Block {
  return withCourse(block, place, (course) => ({ ...course, ...changes }));
}

export function dropCourse(block: Block, place: number): Block {
  return { ...block, courses: block.courses.filter((_, index) => index !== place) };
}

/** Moves a course up or down by one position. */
export function moveCourse(block: Block, place: number, by: -1 | 1): Block {
  const courses = [...block.courses];
  const [moved] = courses.splice(place, 1);
  if (!moved || place + by < 0 || place + by > courses.length) return block;
  courses.splice(place + by, 0, moved);
  return { ...block, courses };
}

export function addPlayer(block: Block, name: string): Block {
  const ball = freeBall(block);
  return ball ? { ...block, players: [...block.players, { name, balls: [ball] }] } : block;
}

export function renamePlayer(block: Block, place: number, name: string): Block {
  return {
    ...block,
    players: block.players.map((player, index) => (index === place ? { ...player, name } : player)),
  };
}

/** Removes a player together with the player's balls and results. */
export function dropPlayer(block: Block, place: number): Block {
  const gone = block.players[place]?.balls ?? [];
  return withoutBalls(
    { ...block, players: block.players.filter((_, index) => index !== place) },
    gone,
  );
}

export function addBall(block: Block, place: number): Block {
  const ball = freeBall(block);
  if (!ball) return block;
  const more = (player: BlockPlayer) => ({ ...player, balls: [...player.balls, ball] });
  return {
    ...block,
    players: block.players.map((player, index) => (index === place ? more(player) : player)),
  };
}

export function dropBall(block: Block, ball: string): Block {
  const players = block.players.map((player) => ({
    ...player,
    balls: player.balls.filter((other) => other !== ball),
  }));
  return withoutBalls({ ...block, players }, [ball]);
}

/**
 * Replaces a ball with another one, which takes over the first ball's results. If both balls are in
 * play, they swap their owners and results.
 */
export function swapBall(block: Block, ball: string, other: string): Block {
  if (ball === other) return block;
  const swapped = (name: string) => (name === ball ? other : name === other ? ball : name);
  const keys = <V>(record: Record<string, V>) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [swapped(name), value]));
  return {
    ...block,
    players: block.players.map((player) => ({ ...player, balls: player.balls.map(swapped) })),
    courses: block.courses.map((course) => ({
      ...course,
      marks: keys(course.marks),
      counts: keys(course.counts),
    })),
  };
}

function withoutBalls(block: Block, balls: string[]): Block {
  const keys = <V>(record: Record<string, V>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !balls.includes(name)));
  const courses = block.courses.map((course) => ({
    ...course,
    marks: keys(course.marks),
    counts: keys(course.counts),
  }));
  return { ...block, courses };
}

/**
 * Returns the next missing result after this one: first on the same course in the order of play,
 * then on later courses, and finally from the first course on. Returns null if no other result is
 * missing.
 */
export function nextOpen(
  block: Block,
  orders: string[][],
  place: number,
  ball: string,
): { place: number; ball: string } | null {
  const all = orders.flatMap((order, course) =>
    order.map((name) => ({ place: course, ball: name })),
  );
  const here = all.findIndex((cell) => cell.place === place && cell.ball === ball);
  const turned = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))];
  return turned.find((cell) => markOf(block.courses[cell.place]!, cell.ball).fate === null) ?? null;
}
