// How the board reacts to a ball: rails shake, water ripples, sand flies, and the flag wobbles. The
// animations use only transform and opacity.
import type { Spot } from '../../../generated/protocol';

const SVG = 'http://www.w3.org/2000/svg';

/** Moves the board a little when a ball hits a rail; a faster ball moves it more. */
export function shake(stage: HTMLElement, [ux, uy]: [number, number], speed: number): void {
  const far = 0.8 + 2.6 * speed;
  stage.animate(
    [
      { transform: 'translate(0, 0)' },
      { transform: `translate(${ux * far}px, ${uy * far}px)`, offset: 0.3 },
      { transform: `translate(${-ux * far * 0.4}px, ${-uy * far * 0.4}px)`, offset: 0.65 },
      { transform: 'translate(0, 0)' },
    ],
    { duration: 150, easing: 'ease-out', composite: 'add' },
  );
}

function passing(parent: Element, name: string, frames: Keyframe[], duration: number): void {
  const mark = document.createElementNS(SVG, 'circle');
  mark.setAttribute('class', name);
  parent.append(mark);
  const flight = mark.animate(frames, { duration, easing: 'ease-out', fill: 'both' });
  void flight.finished.catch(() => {}).then(() => mark.remove());
}

const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;

/** Draws ripples where a ball falls into water. */
export function ripple(parent: Element, { x, y }: Spot, pace: number): void {
  for (const late of [0, 0.28])
    passing(
      parent,
      'ripple',
      [
        { transform: at(x, y, 0.2), opacity: 0 },
        { transform: at(x, y, 0.25), opacity: 0.9, offset: 0.02 + late },
        { transform: at(x, y, 1.5), opacity: 0 },
      ],
      700 * pace,
    );
}

/** Throws grains of sand up and to both sides of the ball. */
export function puff(parent: Element, { x, y }: Spot, pace: number): void {
  for (let grain = 0; grain < 5; grain++) {
    const turn = (grain / 5) * 2 * Math.PI + 0.6;
    passing(
      parent,
      'grain',
      [
        { transform: at(x, y + 5, 1), opacity: 0.9 },
        {
          transform: at(x + 15 * Math.cos(turn), y + 5 - 9 * Math.abs(Math.sin(turn)), 0.6),
          opacity: 0,
        },
      ],
      360 * pace,
    );
  }
}

/** Wobbles the flag when a ball drops. */
export function wobble(flag: SVGGraphicsElement, foot: Spot, pace: number): void {
  flag.style.transformOrigin = `${foot.x}px ${foot.y}px`;
  const turns = [0, 11, -8, 5, -3, 1.4, 0];
  flag.animate(
    turns.map((turn) => ({ transform: `rotate(${turn}deg)` })),
    { duration: 1100 * pace, easing: 'ease-in-out' },
  );
}
