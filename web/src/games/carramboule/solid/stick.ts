// The cue of the solid view: a turned stick, and where it lies.
import { Group, LatheGeometry, MeshStandardMaterial, Quaternion, Vector2, Vector3 } from 'three';
import { free, solid } from '../../solid/bodies';
import { add, type Point } from '../../solid/camera';
import { materialOf } from '../../solid/materials';
import { directionOf } from '../aim/aim';
import type { Place } from '../table/motion';
import type { Stick } from '../table/paint';
import { CUE, raised, thickness } from './cue';
import { METRE, MILLIMETRE, point } from './units';

const wood = (name: string) => materialOf(name, [], null);
const leather = () => new MeshStandardMaterial({ color: '#3b6a9c', roughness: 0.95 });
const rubber = () => new MeshStandardMaterial({ color: '#191513', roughness: 0.8 });

/** The parts of the cue: where they begin and end, measured from the tip, and their materials. */
const PARTS: [from: number, to: number, material: () => MeshStandardMaterial][] = [
  [0, 0.16, leather],
  [0.16, 0.62, () => wood('cream')],
  [0.62, 12.3, () => wood('birch')],
  [12.3, 12.55, () => wood('brass')],
  [12.55, 20.35, () => wood('walnut')],
  [20.35, CUE.length, rubber],
];

/** Returns the outline of a part: distances from the axis, and along it. */
function profile(from: number, to: number): Vector2[] {
  const [first, last] = [from === 0, to === CUE.length];
  const at = (far: number, share = 1) => new Vector2(thickness(far) * share, far);
  if (first) return [new Vector2(0, 0), at(0.02, 0.55), at(0.07, 0.88), at(0.13), at(to)];
  if (last) return [at(from), at(to - 0.12), at(to - 0.03, 0.85), new Vector2(0, to)];
  return [at(from), at(to)];
}

export class StickBody {
  readonly group = new Group();
  #tip: Point = [0, 0, 0];
  #back: Point = [1, 0, 0];

  constructor() {
    for (const [from, to, material] of PARTS) {
      // Points away from the tip along x, in which wood has its grain.
      const shape = new LatheGeometry(profile(from, to), 24).rotateZ(-Math.PI / 2);
      this.group.add(solid(shape, material()));
    }
    this.group.visible = false;
  }

  destroy(): void {
    free(this.group);
  }

  /** Returns points along the middle of the cue. */
  axis(): Point[] {
    const from = this.#tip;
    const count = 2 * CUE.length;
    return Array.from({ length: count }, (_, index) => add(from, this.#back, index / 2));
  }

  /**
   * Lays the cue behind the ball, or hides it. Lengths are in metres. Returns the angle at which it
   * is raised, in radians.
   */
  show(stick: Stick | null, balls: readonly Place[], side: number, radius: number): number {
    this.group.visible = stick !== null;
    if (!stick) return 0;
    const { aim, seat, pull } = stick;
    const direction = directionOf(aim, seat);
    const forwards: Point = [Math.cos(direction), Math.sin(direction), 0];
    const right: Point = [forwards[1], -forwards[0], 0];
    const [aside, up] = aim.tip;
    const ball = radius * METRE;
    const inwards = Math.sqrt(Math.max(0, 1 - aside ** 2 - up ** 2));
    let contact = add(point(aim.place, ball * (1 + up)), right, aside * ball);
    contact = add(contact, forwards, -inwards * ball);
    const angle = raised({
      contact,
      back: [-forwards[0], -forwards[1]],
      side: side * METRE,
      balls: balls.map(([x, y]) => [x * METRE, y * METRE]),
      radius: ball,
      held: (aim.elevation * Math.PI) / 180,
    });
    const [flat, high] = [Math.cos(angle), Math.sin(angle)];
    const back: Point = [-forwards[0] * flat, -forwards[1] * flat, high];
    this.#back = back;
    this.#tip = add(contact, back, pull * MILLIMETRE);
    this.group.position.set(...this.#tip);
    // Turns around the vertical first, so that the cue does not roll.
    const turn = new Quaternion().setFromAxisAngle(
      new Vector3(0, 0, 1),
      Math.atan2(back[1], back[0]),
    );
    const rise = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), -angle);
    this.group.quaternion.copy(turn.multiply(rise));
    return angle;
  }
}
