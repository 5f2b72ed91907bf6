// A stroke as text: for the story beside the board, for screen readers, and step by step.
import type { TraceEvent, Way } from '../generated/protocol';
import { onScreen } from '../stroke/turn';
import type { Say } from '../texts/texts.svelte';

export function ballName(say: Say, ball: string): string {
  const [colour = '', flat] = ball.split('-');
  const name = say(`colour-${colour}`);
  return flat ? say('ball-flat', { colour: name }) : name;
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Uses a minus sign, not a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Returns which kind of thing a name in a trace stands for. */
export function thing(hit: readonly string[]): string {
  const different = [...new Set(hit)];
  const [name = ''] = different;
  if (different.length !== 1) return 'two';
  if (name === 'wall') return 'wall';
  if (name.startsWith('F-')) return 'flat';
  if (name.startsWith('V-')) return 'tall';
  return ['roller', 'spinner', 'toppler', 'door'].find((kind) => name.startsWith(kind)) ?? 'flat';
}

type PieceEvent = Extract<TraceEvent, { type: 'piece' }>;

/** Describes a moved piece. */
export function moved(event: PieceEvent): string {
  if ('open' in event) return event.open ? 'door-opens' : 'door-closes';
  if ('arm' in event) return 'spinner';
  if ('fallen' in event) return 'toppler';
  return 'roller';
}

/** Describes where a ball is: its steps to the hole around the walls, as the core counts them. */
function place(say: Say, layer: string, steps: number | null | undefined): string {
  return say('play-place', { layer: layer === 'top' ? 'top' : 'ground', steps: steps ?? -1 });
}

/** The piece moved by a rebound; its own sentence replaces the rebound's. */
function pushed(events: readonly TraceEvent[], index: number): PieceEvent | null {
  const [event, next] = [events[index], events[index + 1]];
  const moves =
    event?.type === 'rebound' && next?.type === 'piece' && event.hit.includes(next.piece);
  return moves ? next : null;
}

function clause(say: Say, event: TraceEvent, steps: number | null | undefined): string | null {
  switch (event.type) {
    case 'rebound':
      return say('play-told-bounce', { thing: thing(event.hit) });
    case 'carom':
      return say('play-told-carom', { ball: ballName(say, event.hits), left: event.left });
    case 'settle':
      return event.why === 'carom'
        ? null
        : say('play-told-settle', { why: event.why, place: place(say, event.layer, steps) });
    case 'token':
      return say('play-told-token', { value: signed(event.value) });
    case 'piece':
      return 'taken' in event ? null : say('play-told-piece', { moved: moved(event) });
    case 'holed':
      return say('play-told-holed');
    default:
      return null;
  }
}

/** Returns the name of a direction on a board that may be turned. */
function direction(say: Say, way: Way, dir: string): string {
  return say(`direction-${onScreen(dir, way.turn)}`);
}

function run(say: Say, dir: string, layer: string, count: number): string {
  return say('play-told-run', {
    dir,
    count,
    layer: layer === 'top' ? 'top' : 'ground',
  });
}

/** Describes each moved ball in one sentence: its runs, what it met, where it stops. */
export function told(say: Say, way: Way): { ball: string; text: string }[] {
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

/** Returns the balls that a stroke moves, in order. */
export function ballsOf(way: Way): string[] {
  return [...new Set(way.trace.events.flatMap((event) => ('ball' in event ? [event.ball] : [])))];
}

/** Describes briefly where a direction leads a ball; by default the played one. */
export function leads(say: Say, way: Way, ball = ballsOf(way)[0] ?? ''): string {
  const { events } = way.trace;
  let rolling = '';
  // A piece moves because of the ball before it.
  const own = events.flatMap((event, index) => {
    if ('ball' in event) rolling = event.ball;
    return rolling === ball ? [{ event, index }] : [];
  });
  const hits = own.flatMap(({ event, index }) =>
    event.type === 'rebound' && !pushed(events, index) ? [thing(event.hit)] : [],
  );
  const parts: string[] = [];
  const [hit] = hits;
  const rails = hits.every((one) => one === 'wall');
  if (hits.length === 1 && hit && !rails) parts.push(say('play-told-bounce', { thing: hit }));
  else if (hits.length > 0)
    parts.push(say('play-leads-bounces', { count: hits.length, what: rails ? 'rails' : 'pieces' }));
  const pieces = new Set<string>();
  for (const { event, index } of own) {
    if (event.type === 'piece' && !('taken' in event)) {
      const what = moved(event);
      if (what === 'door-closes' || pieces.has(what)) continue;
      pieces.add(what);
      parts.push(say('play-told-piece', { moved: what }));
    }
    if (event.type === 'token') parts.push(say('play-told-token', { value: signed(event.value) }));
    if (event.type === 'carom')
      parts.push(say('play-leads-carom', { ball: ballName(say, event.hits) }));
    if (event.type === 'holed') parts.push(say('play-leads-hole'));
    if (event.type === 'settle' && event.why !== 'carom') {
      parts.push(
        say('play-leads-rest', {
          why: event.why,
          place: place(say, event.layer, way.steps[index]),
        }),
      );
    }
  }
  return parts.join(', ');
}

/** Describes a single event as a line of the "why" list. */
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
      bounce: say('play-told-bounce', { thing: thing(event.hit) }),
      in: direction(say, way, event.in),
      out: direction(say, way, event.out),
    });
  }
  if (event.type === 'settle' && event.why === 'carom') return say('play-line-carom-rest');
  return clause(say, event, way.steps[index]) ?? '';
}
