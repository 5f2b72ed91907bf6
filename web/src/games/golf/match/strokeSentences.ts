// Describes a stroke as text: in the story beside the board, for screen readers, and step by step.
import type { TraceEvent, Way } from '../../../generated/protocol';
import { onScreen } from '../stroke/turn';
import { ballName } from '../../../lib/names';
import { signed } from '../../../lib/format';
import type { Say } from '../../../lib/texts.svelte';

/**
 * Returns the kind of obstacle that a ball hit, from the names in a trace; `two` for two different
 * obstacles.
 */
export function obstacleWord(hit: readonly string[]): string {
  const different = [...new Set(hit)];
  const [name = ''] = different;
  if (different.length !== 1) return 'two';
  if (name === 'wall') return 'wall';
  if (name.startsWith('F-')) return 'flat';
  if (name.startsWith('V-')) return 'tall';
  return ['roller', 'spinner', 'toppler', 'door'].find((kind) => name.startsWith(kind)) ?? 'flat';
}

type PieceEvent = Extract<TraceEvent, { type: 'piece' }>;

/** Returns what a piece did, as the name of a text variant: `door-opens`, `roller` and so on. */
export function moved(event: PieceEvent): string {
  if ('open' in event) return event.open ? 'door-opens' : 'door-closes';
  if ('arm' in event) return 'spinner';
  if ('fallen' in event) return 'toppler';
  return 'roller';
}

/** Describes a ball's position by the number of steps to the hole, counted around the walls. */
function place(say: Say, layer: string, steps: number | null | undefined): string {
  return say('play-place', { layer: layer === 'top' ? 'top' : 'ground', steps: steps ?? -1 });
}

/**
 * Returns the piece that a rebound moved, if any. A sentence about this piece then replaces the one
 * about the rebound.
 */
function pushed(events: readonly TraceEvent[], index: number): PieceEvent | null {
  const [event, next] = [events[index], events[index + 1]];
  const moves =
    event?.type === 'rebound' && next?.type === 'piece' && event.hit.includes(next.piece);
  return moves ? next : null;
}

function clause(say: Say, event: TraceEvent, steps: number | null | undefined): string | null {
  switch (event.type) {
    case 'rebound':
      return say('play-log-bounce', { thing: obstacleWord(event.hit) });
    case 'carom':
      return say('play-log-carom', { ball: ballName(event.hits, say), left: event.left });
    case 'settle':
      return event.why === 'carom'
        ? null
        : say('play-log-settle', { why: event.why, place: place(say, event.layer, steps) });
    case 'token':
      return say('play-log-token', { value: signed(event.value) });
    case 'piece':
      return 'taken' in event ? null : say('play-log-piece', { moved: moved(event) });
    case 'holed':
      return say('play-log-holed');
    default:
      return null;
  }
}

/** Returns the name of a direction as it appears on the board, which may be turned. */
function direction(say: Say, way: Way, dir: string): string {
  return say(`direction-${onScreen(dir, way.turn)}`);
}

function run(say: Say, dir: string, layer: string, count: number): string {
  return say('play-log-run', {
    dir,
    count,
    layer: layer === 'top' ? 'top' : 'ground',
  });
}

/**
 * Describes each moved ball in one sentence: where it rolled, what it hit, and where it stopped.
 */
export function strokeLog(say: Say, way: Way): { ball: string; text: string }[] {
  const sentences: { ball: string; text: string }[] = [];
  let ball = '';
  let clauses: string[] = [];
  let running = null as { dir: string; layer: string; count: number } | null;
  const endRun = () => {
    if (running)
      clauses.push(run(say, direction(say, way, running.dir), running.layer, running.count));
    running = null;
  };
  const finish = () => {
    endRun();
    if (clauses.length > 0) sentences.push({ ball, text: clauses.join(', ') });
    clauses = [];
  };
  for (const [index, event] of way.trace.events.entries()) {
    if ('ball' in event && event.ball !== ball) {
      finish();
      ball = event.ball;
    }
    if (event.type === 'step') {
      if (running?.dir === event.dir && running.layer === event.layer) running.count++;
      else {
        endRun();
        running = { dir: event.dir, layer: event.layer, count: 1 };
      }
      continue;
    }
    endRun();
    if (pushed(way.trace.events, index)) continue;
    const words = clause(say, event, way.steps[index]);
    if (words) clauses.push(words);
  }
  finish();
  return sentences;
}

/** Returns the balls that a stroke moves, in the order in which they first appear in its trace. */
export function ballsOf(way: Way): string[] {
  return [...new Set(way.trace.events.flatMap((event) => ('ball' in event ? [event.ball] : [])))];
}

/** Describes briefly where a direction leads a ball, by default the ball being played. */
export function endSentence(say: Say, way: Way, ball = ballsOf(way)[0] ?? ''): string {
  const { events } = way.trace;
  let rolling = '';
  // Also keeps events without a ball, such as the movement of a piece, if they follow an event of
  // this ball.
  const own = events.flatMap((event, index) => {
    if ('ball' in event) rolling = event.ball;
    return rolling === ball ? [{ event, index }] : [];
  });
  const hits = own.flatMap(({ event, index }) =>
    event.type === 'rebound' && !pushed(events, index) ? [obstacleWord(event.hit)] : [],
  );
  const parts: string[] = [];
  const [hit] = hits;
  const rails = hits.every((one) => one === 'wall');
  if (hits.length === 1 && hit && !rails) parts.push(say('play-log-bounce', { thing: hit }));
  else if (hits.length > 0)
    parts.push(say('play-ends-bounces', { count: hits.length, what: rails ? 'rails' : 'pieces' }));
  const pieces = new Set<string>();
  for (const { event, index } of own) {
    if (event.type === 'piece' && !('taken' in event)) {
      const what = moved(event);
      if (what === 'door-closes' || pieces.has(what)) continue;
      pieces.add(what);
      parts.push(say('play-log-piece', { moved: what }));
    }
    if (event.type === 'token') parts.push(say('play-log-token', { value: signed(event.value) }));
    if (event.type === 'carom')
      parts.push(say('play-ends-carom', { ball: ballName(event.hits, say) }));
    if (event.type === 'holed') parts.push(say('play-ends-hole'));
    if (event.type === 'settle' && event.why !== 'carom') {
      parts.push(
        say('play-ends-rest', {
          why: event.why,
          place: place(say, event.layer, way.steps[index]),
        }),
      );
    }
  }
  return parts.join(', ');
}

/** Describes a single event for the list under "Why did the ball stop there?". */
export function line(say: Say, way: Way, index: number): string {
  const event = way.trace.events[index];
  if (!event) return '';
  if (event.type === 'step') {
    return say('play-line-step', {
      dir: direction(say, way, event.dir),
      cost: event.cost,
      left: event.left,
    });
  }
  if (event.type === 'rebound') {
    return say('play-line-bounce', {
      bounce: say('play-log-bounce', { thing: obstacleWord(event.hit) }),
      in: direction(say, way, event.in),
      out: direction(say, way, event.out),
    });
  }
  if (event.type === 'settle' && event.why === 'carom') return say('play-line-carom-rest');
  return clause(say, event, way.steps[index]) ?? '';
}
