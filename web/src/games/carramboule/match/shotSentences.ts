// The referee's sentences and descriptions of an aim, in the user's language.
import type {
  CarrambouleBall,
  CarrambouleKind,
  SeatView,
  TableShape,
} from '../../../generated/protocol';
import { decimal, formatList } from '../../../lib/format';
import { personName } from '../../../lib/texts.svelte';
import { computerName } from '../../../lib/cast';
import { placeOf, type Aim } from '../aim/aim';
import { c, type CarrKey } from '../texts';
import type { Piece, Sentence } from './explain';
import type { Guide, Meeting } from '../aim/guide';
import type { Place } from '../table/motion';
import { frameOf, square } from '../table/view';

const ORDER: CarrambouleKind[] = ['white', 'black', 'queen', 'cue'];

/** Returns a list of balls in words, such as "two whites and the queen". */
export function ballsInWords(kinds: CarrambouleKind[]): string {
  const counted = ORDER.map(
    (kind) => [kind, kinds.filter((other) => other === kind).length] as const,
  );
  return formatList(
    counted.filter(([, count]) => count > 0).map(([kind, count]) => c(`balls-${kind}`, { count })),
  );
}

/** Returns the name of a seat. `own` is false for other players at an online table. */
export function nameOf(seat: SeatView | undefined, index: number, own = true): string {
  if (seat?.kind.type === 'computer') return computerName(seat.kind.level);
  return seat?.name ? personName(seat.name, own) : c('player-name', { number: index + 1 });
}

function piece(part: Piece, names: string[]): string | number {
  if (typeof part !== 'object') return part;
  return 'name' in part ? (names[part.name] ?? '') : ballsInWords(part.balls);
}

export function inWords(sentence: Sentence, names: string[]): string {
  const args = Object.entries(sentence.args).map(
    ([key, part]) => [key, piece(part, names)] as const,
  );
  return c(sentence.key, Object.fromEntries(args));
}

export function degrees(angle: number, digits = 1): string {
  const side = Math.abs(angle) < 0.5 * 10 ** -digits ? 'straight' : angle > 0 ? 'right' : 'left';
  return c(`aim-${side}`, { angle: decimal(Math.abs(angle), digits) });
}

/** The words for strengths, each with its upper limit in metres per second. */
export const STRENGTHS = [
  ['soft', 0.8],
  ['medium', 2.2],
  ['firm', 4],
  ['hard', Infinity],
] as const;

export function strength(speed: number): string {
  return c(`speed-${STRENGTHS.find(([, end]) => speed < end)![0]}`);
}

export function speedInWords(speed: number): string {
  return c('speed', {
    speed: decimal(speed, 1),
    how: strength(speed),
  });
}

export function tipInWords([right, up]: Aim['tip']): string {
  const part = (value: number, more: CarrKey, less: CarrKey) => {
    const size = Math.abs(value);
    if (size < 0.03) return null;
    return c(size < 0.25 ? 'tip-little' : 'tip-much', { side: c(value > 0 ? more : less) });
  };
  const parts = [part(up, 'tip-high', 'tip-low'), part(right, 'tip-right', 'tip-left')].filter(
    (word) => word !== null,
  );
  return parts.length === 0 ? c('tip-middle') : parts.join(', ');
}

/** Returns how full a ball is hit, in billiard terms. */
export function fullness(full: number): string {
  const name =
    full > 0.92
      ? 'full'
      : full > 0.62
        ? 'three-quarter'
        : full > 0.38
          ? 'half'
          : full > 0.13
            ? 'quarter'
            : 'thin';
  return c(`hit-${name}`);
}

function meetingInWords(meeting: Meeting, kind: CarrambouleKind, square: string): string {
  return c('aim-meets', {
    ball: c(`ball-${kind}`),
    square,
    hit: fullness(meeting.full),
    cushions: meeting.cushions,
  });
}

/** Describes where the guide lines lead, in a few words; empty without guide lines. */
export function guideInWords(guide: Guide | null): string {
  if (!guide) return '';
  const { meets } = guide;
  if (!meets) return c('aim-meets-nothing');
  return c('aim-hit', { hit: fullness(meets.full), cushions: meets.cushions });
}

/** Describes an aim and where it leads for screen readers, in several sentences. */
export function aimInWords(
  aim: Aim,
  guide: Guide | null,
  { shape, balls, near }: { shape: TableShape; balls: readonly CarrambouleBall[]; near: number },
): string[] {
  const at = (place: Place) => square(frameOf(shape), place, near);
  const sentences = [
    c('tell-aim', { place: at(aim.place), angle: degrees(aim.angle, 2) }),
    speedInWords(aim.speed),
    c('tell-tip', { tip: tipInWords(aim.tip) }),
  ];
  if (!guide) return sentences;
  const { meets } = guide;
  const ball = meets && balls[meets.ball - 1];
  const leads = ball ? meetingInWords(meets, ball.kind, at(placeOf(ball))) : c('aim-meets-nothing');
  return [...sentences, leads];
}
