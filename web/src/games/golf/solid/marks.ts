// The marks of the solid view: what players can choose, and what they see before they choose. Paths
// and endings shine through everything that would hide them.
import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import type { Spot } from '../../../generated/protocol';
import { clear, shared } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import { wayOf, type Ground } from './ground';
import { ballMaterial } from './patterns';
import { BALL, FLAT, isFlat, lift } from './rolling';
import { arrow, ribbon, ring } from './shapes';

export interface Marks {
  starts: { spot: Spot; on: boolean; lit: boolean }[];
  /** The current ball, if it lies on the course. */
  turn: Spot | null;
  arrows: { spot: Spot; dir: string }[];
  endings: { spot: Spot; ball: string; through: Spot[]; on: boolean; holed: boolean }[];
  path: Spot[];
  /** Cells within a die's reach, with a weight from 0 to 1. */
  reach: { spot: Spot; weight: number }[];
  origin: Spot | null;
}

/** How a mark is drawn. Marks with a higher order cover those with a lower one. */
interface MarkLook {
  colour: string;
  opacity: number;
  order: number;
  /** Whether the mark shines through bodies before it. */
  through?: boolean;
}

interface MarkPlace {
  at: Point;
  size?: number;
}

const PERSIMMON = '#d8531f';
const CREAM = '#fff8e7';
const GOLD = '#ffd75e';
const UP = new Vector3(0, 0, 1);

const markMaterial = ({ colour, opacity, through = false }: MarkLook) =>
  new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    depthTest: !through,
    depthWrite: false,
    toneMapped: false,
  });

/** The bodies of balls. */
export const ballShapes = () => ({
  round: shared(new SphereGeometry(BALL, 32, 20)),
  flat: shared(
    new CylinderGeometry(FLAT.radius, FLAT.radius, FLAT.height, 40).rotateX(Math.PI / 2),
  ),
});

export class MarkLayer {
  readonly group = new Group();
  readonly #balls: ReturnType<typeof ballShapes>;
  readonly #shapes = {
    arrow: shared(arrow()),
    ring: shared(ring(0.62, 0.74, 40)),
    dot: shared(ring(0, 0.13, 16)),
    hexagon: shared(ring(0.7, 0.86, 6)),
    cell: shared(ring(0, 0.8, 6)),
  };

  constructor(balls: ReturnType<typeof ballShapes>) {
    this.#balls = balls;
  }

  destroy(): void {
    clear(this.group);
    for (const shape of Object.values(this.#shapes)) shape.dispose();
  }

  /** Draws these marks and removes all others. */
  show(marks: Marks, ground: Ground): void {
    clear(this.group);
    this.#places(marks, ground);
    this.#starts(marks, ground);
    this.#paths(marks, ground);
    this.#endings(marks, ground);
    if (marks.arrows.length > 0) this.#arrows(marks, ground);
  }

  /** Draws the places that a die can reach, and where a stroke began. */
  #places({ reach, origin, turn }: Marks, ground: Ground): void {
    const { cell, hexagon, ring } = this.#shapes;
    const cells = reach.map(({ spot, weight }) => ({
      at: above(ground, spot),
      size: 0.35 + 0.5 * weight,
    }));
    this.#stamp(cell, { colour: CREAM, opacity: 0.34, order: 1 }, cells);
    const at = (spot: Spot | null) => (spot ? [{ at: above(ground, spot) }] : []);
    this.#stamp(hexagon, { colour: CREAM, opacity: 0.75, order: 1 }, at(origin));
    this.#stamp(ring, { colour: CREAM, opacity: 0.28, order: 1, through: true }, at(turn));
    this.#stamp(ring, { colour: CREAM, opacity: 1, order: 2 }, at(turn));
  }

  #starts({ starts }: Marks, ground: Ground): void {
    const { cell, hexagon } = this.#shapes;
    const places = (wanted: (start: Marks['starts'][number]) => boolean) =>
      starts.filter(wanted).map(({ spot }) => ({ at: above(ground, spot) }));
    const others = places(({ on }) => !on);
    this.#stamp(cell, { colour: CREAM, opacity: 0.2, order: 1 }, others);
    const plain = places(({ on, lit }) => !on && !lit);
    this.#stamp(hexagon, { colour: CREAM, opacity: 0.95, order: 2 }, plain);
    const lit = places(({ on, lit }) => lit && !on);
    this.#stamp(hexagon, { colour: GOLD, opacity: 1, order: 2 }, lit);
    const chosen = places(({ on }) => on);
    this.#stamp(hexagon, { colour: PERSIMMON, opacity: 1, order: 2 }, chosen);
  }

  #paths({ endings, path, turn }: Marks, ground: Ground): void {
    const others = turn ? endings.filter((ending) => !ending.on) : [];
    const dots = others.flatMap(({ through }) => along([turn!, ...through], 3, ground));
    this.#stamp(
      this.#shapes.dot,
      { colour: CREAM, opacity: 0.6, order: 3, through: true },
      dots.map((at) => ({ at, size: 0.55 })),
    );
    if (path.length < 2) return;
    const line = [above(ground, path[0]!, 0.05), ...along(path, 6, ground)];
    this.#trail(line, 0.34, { colour: CREAM, opacity: 1, order: 3, through: true });
    this.#trail(line, 0.2, { colour: PERSIMMON, opacity: 1, order: 4, through: true });
  }

  #endings({ endings }: Marks, ground: Ground): void {
    for (const { spot, ball, on: chosen, holed } of endings) {
      const colour = holed ? GOLD : chosen ? PERSIMMON : CREAM;
      const size = chosen || holed ? 1.12 : 1;
      const look = { colour, opacity: 1, order: 5, through: true };
      this.#stamp(this.#shapes.ring, look, [{ at: above(ground, spot), size }]);
      const material = ballMaterial(ball);
      material.transparent = true;
      material.opacity = chosen ? 0.95 : 0.62;
      material.depthTest = false;
      const mesh = new Mesh(this.#balls[isFlat(ball) ? 'flat' : 'round'], material);
      mesh.position.set(...above(ground, spot, lift(ball)));
      mesh.renderOrder = 6;
      this.group.add(mesh);
    }
  }

  #arrows({ arrows }: Marks, ground: Ground): void {
    const material = new MeshStandardMaterial({ color: '#d0421f', roughness: 0.5 });
    const mesh = new InstancedMesh(this.#shapes.arrow, material, arrows.length);
    arrows.forEach(({ spot, dir }, index) => {
      const [x, y] = wayOf(dir);
      const rotation = new Quaternion().setFromAxisAngle(UP, Math.atan2(y, x));
      const at = new Vector3(...above(ground, spot, 0.16));
      mesh.setMatrixAt(index, new Matrix4().compose(at, rotation, new Vector3(1, 1, 1)));
    });
    mesh.castShadow = true;
    mesh.frustumCulled = false;
    this.group.add(mesh);
  }

  /** Draws a flat shape at several places. */
  #stamp(shape: BufferGeometry, look: MarkLook, places: readonly MarkPlace[]): void {
    if (places.length === 0) return;
    const mesh = new InstancedMesh(shape, markMaterial(look), places.length);
    places.forEach(({ at, size = 1 }, index) => {
      const scale = new Vector3(size, size, 1);
      mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(...at), new Quaternion(), scale));
    });
    this.#put(mesh, look);
  }

  #trail(line: readonly Point[], width: number, look: MarkLook): void {
    this.#put(new Mesh(ribbon(line, width), markMaterial(look)), look);
  }

  #put(mesh: Mesh, { order }: MarkLook): void {
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.group.add(mesh);
  }
}

/** Returns a point above the surface at a spot. */
function above(ground: Ground, spot: Spot, height = 0.03): Point {
  const [x, y, z] = ground.at(spot);
  return [x, y, z + height];
}

/** Returns points along a line of spots, without its first one. */
function along(line: readonly Spot[], steps: number, ground: Ground): Point[] {
  return line.slice(1).flatMap((spot, index) =>
    Array.from({ length: steps }, (_, step): Point => {
      const [x, y, z] = ground.between(line[index]!, spot, (step + 1) / steps);
      return [x, y, z + 0.05];
    }),
  );
}
