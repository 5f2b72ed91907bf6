// Maps each event in a trace to the rule and the figures that explain it. The texts are in play.ftl
// under `play-why-…`; rule ids and figure numbers come from the rulebook.
import type { TraceEvent } from '../../../generated/protocol';

export interface Why {
  /** The text key of the explanation is `play-why-<key>`. */
  key: string;
  /** The rule is at `/rules/<rule>`. */
  rule: string;
  /** Names of files in figures/, the clearest figure first. */
  figures: string[];
}

const WHY = {
  step: { rule: 'S4', figures: ['3', '17'] },
  'step-slow': { rule: 'S3', figures: ['43', '5'] },
  'step-water': { rule: 'W1', figures: ['46'] },
  'step-up': { rule: 'S3', figures: ['38', '39'] },
  'step-down': { rule: 'T3', figures: ['38', '39'] },
  'step-top': { rule: 'T1', figures: ['33', 'D-2'] },
  'bounce-mirror': { rule: 'R3', figures: ['7', '8', '23'] },
  'bounce-follow': { rule: 'R3', figures: ['18', '19', '9'] },
  'bounce-back': { rule: 'R3', figures: ['10', '11', '26'] },
  'bounce-two': { rule: 'R2', figures: ['27', '24'] },
  'bounce-blocked': { rule: 'R4', figures: ['37'] },
  'bounce-arrow': { rule: 'R5', figures: [] },
  'bounce-path': { rule: 'F2', figures: ['31', '39'] },
  'bounce-roller': { rule: 'D1', figures: ['D-3'] },
  'bounce-spinner': { rule: 'D2', figures: ['D-4', 'D-5', 'D-6'] },
  'bounce-toppler': { rule: 'D3', figures: ['D-7', 'D-8'] },
  'bounce-door': { rule: 'D4', figures: ['D-10'] },
  carom: { rule: 'C1', figures: ['50', '51'] },
  'settle-spent': { rule: 'S4', figures: ['3', '4'] },
  'settle-too-dear': { rule: 'S4', figures: ['44'] },
  'settle-water': { rule: 'W1', figures: ['45'] },
  'settle-door': { rule: 'D4', figures: ['D-9', 'D-11'] },
  'settle-carom': { rule: 'C1', figures: ['50'] },
  'settle-rolled-back': { rule: 'S5', figures: ['40a', '40b'] },
  'settle-fell-through': { rule: 'T4', figures: ['42'] },
  'settle-wedged': { rule: 'S6', figures: ['53'] },
  token: { rule: 'D5', figures: ['D-13'] },
  'piece-roller': { rule: 'D1', figures: ['D-3'] },
  'piece-spinner': { rule: 'D2', figures: ['D-4', 'D-5'] },
  'piece-toppler': { rule: 'D3', figures: ['D-7', 'D-8'] },
  'piece-door': { rule: 'D4', figures: ['D-9', 'D-12'] },
  holed: { rule: 'S5', figures: ['4', '5'] },
} as const satisfies Record<string, { rule: string; figures: readonly string[] }>;

export type WhyKey = keyof typeof WHY;
export const WHY_KEYS = Object.keys(WHY) as WhyKey[];
export const FIGURES: readonly string[] = [
  ...new Set(Object.values(WHY).flatMap(({ figures }) => [...figures] as string[])),
];

function reason(key: WhyKey): Why {
  const { rule, figures } = WHY[key];
  return { key, rule, figures: [...figures] };
}

const CIRCLE = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** Returns the angle between two directions in sixths of a circle, from 0 to 3. */
function turned(from: string, to: string): number {
  const sixths = (CIRCLE.indexOf(to) - CIRCLE.indexOf(from) + 6) % 6;
  return Math.min(sixths, 6 - sixths);
}

/** Returns the rule that explains an event; `layer` is the ball's layer before the event. */
export function why(event: TraceEvent, layer: string): Why {
  switch (event.type) {
    case 'step':
      return reason(step(event.cost, layer, event.layer));
    case 'rebound':
      return reason(bounce(event));
    case 'carom':
      return reason('carom');
    case 'settle':
      return reason(
        `settle-${event.why}` in WHY ? (`settle-${event.why}` as WhyKey) : 'settle-spent',
      );
    case 'token':
      return reason('token');
    case 'holed':
      return reason('holed');
    case 'piece':
      return reason(
        'open' in event
          ? 'piece-door'
          : 'arm' in event
            ? 'piece-spinner'
            : 'fallen' in event
              ? 'piece-toppler'
              : 'piece-roller',
      );
  }
}

function step(cost: number, from: string, to: string): WhyKey {
  if (cost === 0) return 'step-down';
  if (cost >= 3) return 'step-water';
  if (from === 'top' || to === 'top') return cost === 2 ? 'step-up' : 'step-top';
  return cost === 2 ? 'step-slow' : 'step';
}

const BY_RULE: Record<string, WhyKey> = {
  R2: 'bounce-two',
  R4: 'bounce-blocked',
  R5: 'bounce-arrow',
  F2: 'bounce-path',
  D1: 'bounce-roller',
  D2: 'bounce-spinner',
  D3: 'bounce-toppler',
  D4: 'bounce-door',
};

/**
 * Returns the key that explains a rebound. The core names the rule; rule R3 has one key per angle.
 */
function bounce(event: Extract<TraceEvent, { type: 'rebound' }>): WhyKey {
  const byAngle: WhyKey[] = ['bounce-back', 'bounce-follow', 'bounce-mirror', 'bounce-back'];
  return BY_RULE[event.rule] ?? byAngle[turned(event.in, event.out)]!;
}

/** Returns the ball's layer before each event of a trace. */
export function layersBefore(events: readonly TraceEvent[]): string[] {
  const on = new Map<string, string>();
  return events.map((event) => {
    const ball = 'ball' in event ? event.ball : '';
    const before = on.get(ball) ?? 'ground';
    if (event.type === 'step' || event.type === 'settle') on.set(ball, event.layer);
    return before;
  });
}
