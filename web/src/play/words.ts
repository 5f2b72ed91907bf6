// A stroke in words: for the story beside the board, for those who listen instead of looking, and step by step.
import type { TraceEvent, Way } from '../generated/protocol';
import type { Say } from '../texts/texts.svelte';

export function ballName(say: Say, ball: string): string {
  const [colour = '', flat] = ball.split('-');
  const name = say(`colour-${colour}`);
  return flat ? say('ball-flat', { colour: name }) : name;
}

/** With a capital, as the first word of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A minus sign, not a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What kind of thing a name in a trace stands for. */
export function thing(hit: readonly string[]): string {
  const different = [...new Set(hit)];
  const [name = ''] = different;
  if (different.length !== 1) return 'two';
  if (name === 'wall') return 'wall';
  if (name.startsWith('F-')) return 'flat';
  if (name.startsWith('V-')) return 'tall';
  return ['roller', 'spinner', 'toppler', 'door'].find((kind) => name.startsWith(kind)) ?? 'flat';
}

/** What a moved piece did. */
export function moved(event: Extract<TraceEvent, { type: 'piece' }>): string {
  if ('open' in event) return event.open ? 'door-opens' : 'door-closes';
  if ('arm' in event) return 'spinner';
  if ('fallen' in event) return 'toppler';
  return 'roller';
}

/** Where a ball lies: how many steps it has to the hole, as the core counts them round the walls. */
function place(say: Say, layer: string, steps: number | null | undefined): string {
  return say('play-place', { layer: layer === 'top' ? 'top' : 'ground', steps: steps ?? -1 });
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

function run(say: Say, dir: string, layer: string, count: number): string {
  return say('play-told-run', {
    dir: say(`direction-${dir}`),
    count,
    layer: layer === 'top' ? 'top' : 'ground',
  });
}

/** One sentence for each ball that moves: its runs, what it met, where it lies. */
export function told(say: Say, way: Way): { ball: string; text: string }[] {
  const sentences: { ball: string; text: string }[] = [];
  let ball = '';
  let clauses: string[] = [];
  let running = null as { dir: string; layer: string; count: number } | null;
  const endRun = () => {
    if (running) clauses.push(run(say, running.dir, running.layer, running.count));
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
    const words = clause(say, event, way.steps[index]);
    if (words) clauses.push(words);
  }
  finish();
  return sentences;
}

/** The balls that a stroke moves, in order. */
export function ballsOf(way: Way): string[] {
  return [...new Set(way.trace.events.flatMap((event) => ('ball' in event ? [event.ball] : [])))];
}

/** Where a way leads one of its balls, in a few words; without a name the one that is played. */
export function leads(say: Say, way: Way, ball = ballsOf(way)[0] ?? ''): string {
  const own = way.trace.events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => 'ball' in event && event.ball === ball);
  const hits = own.flatMap(({ event }) => (event.type === 'rebound' ? [event.hit] : []));
  const parts: string[] = [];
  if (hits.length > 0) {
    const rails = hits.every((hit) => thing(hit) === 'wall');
    parts.push(say('play-leads-bounces', { count: hits.length, what: rails ? 'rails' : 'pieces' }));
  }
  for (const { event, index } of own) {
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

/** A single event as a line of the "why" list. */
export function line(say: Say, way: Way, index: number): string {
  const event = way.trace.events[index];
  if (!event) return '';
  if (event.type === 'step') {
    return say('play-line-step', {
      dir: say(`direction-${event.dir}`),
      cost: event.cost,
      left: event.left,
    });
  }
  if (event.type === 'rebound') {
    return say('play-line-bounce', {
      bounce: say('play-told-bounce', { thing: thing(event.hit) }),
      in: say(`direction-${event.in}`),
      out: say(`direction-${event.out}`),
    });
  }
  if (event.type === 'settle' && event.why === 'carom') return say('play-line-carom-rest');
  return clause(say, event, way.steps[index]) ?? '';
}
