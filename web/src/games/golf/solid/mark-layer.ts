// Draws the marks of the solid view. Paths and endings shine through everything that would hide them.
import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { Spot } from '../../../generated/protocol';
import { clear, shared } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import type { BallShapes } from './balls';
import { centreOf, wayOf, type Ground } from './ground';
import { ballMaterial } from './patterns';
import type { Marks } from './marks';
import { isFlat, lift } from './rolling';
import { arrow, ribbon, ring } from '../../solid/shapes';

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
const GHOSTLY = '#eaf4ff';
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

export class MarkLayer {
  readonly group = new Group();
  readonly #balls: BallShapes;
  readonly #shapes = {
    arrow: shared(arrow()),
    ring: shared(ring(0.62, 0.74, 40)),
    dot: shared(ring(0, 0.13, 16)),
    hexagon: shared(ring(0.7, 0.86, 6)),
    cell: shared(ring(0, 0.8, 6)),
  };

  constructor(balls: BallShapes) {
    this.#balls = balls;
  }

  destroy(): void {
    clear(this.group);
    for (const shape of Object.values(this.#shapes)) shape.dispose();
  }

  /** Draws these marks and removes all others. */
  show(marks: Marks, ground: Ground): void {
    clear(this.group);
    this.#heat(marks, ground);
    this.#places(marks, ground);
    this.#starts(marks, ground);
    this.#paths(marks, ground);
    this.#endings(marks, ground);
    const open = marks.arrows.filter(({ on }) => !on);
    this.#arrows(open, { colour: '#d0421f', size: 1 }, ground);
    const { best } = marks;
    if (best?.dir)
      this.#arrows([{ spot: best.spot, dir: best.dir }], { colour: GOLD, size: 1.3 }, ground);
  }

  #heat({ heat }: Marks, ground: Ground): void {
    const places = heat.map(({ at }) => ({ at: inCell(ground, at), size: 1.08 }));
    const cells = this.#stamp(
      this.#shapes.cell,
      { colour: '#ffffff', opacity: 0.62, order: 1 },
      places,
    );
    heat.forEach(({ value }, index) => cells?.setColorAt(index, heatColour(value)));
  }

  /** Draws the places that a die can reach, where a stroke began, and the current ball's ring. */
  #places({ reach, origin, turn, best }: Marks, ground: Ground): void {
    const { cell, hexagon, ring } = this.#shapes;
    const cells = reach.map(({ spot, weight }) => ({
      at: above(ground, spot),
      size: 0.35 + 0.5 * weight,
    }));
    this.#stamp(cell, { colour: CREAM, opacity: 0.34, order: 1 }, cells);
    const at = (spot: Spot | null | undefined) => (spot ? [{ at: above(ground, spot) }] : []);
    this.#stamp(hexagon, { colour: CREAM, opacity: 0.75, order: 1 }, at(origin));
    this.#stamp(ring, { colour: CREAM, opacity: 0.28, order: 1, through: true }, at(turn));
    this.#stamp(ring, { colour: CREAM, opacity: 1, order: 2 }, at(turn));
    const start = best?.dir === null ? best.spot : null;
    this.#stamp(hexagon, { colour: GOLD, opacity: 1, order: 2 }, at(start));
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

  #paths({ endings, paths, turn, ghost }: Marks, ground: Ground): void {
    const others = turn ? endings.filter(({ on }) => !on) : [];
    this.#dots(
      others.map(({ through }) => [turn!, ...through]),
      { colour: CREAM, opacity: 0.6, order: 3, through: true },
      ground,
    );
    this.#dots([ghost], { colour: GHOSTLY, opacity: 0.75, order: 3, through: true }, ground);
    for (const { spots, faint } of paths) {
      if (spots.length < 2) continue;
      const line = [above(ground, spots[0]!, 0.05), ...along(spots, 6, ground)];
      const opacity = faint ? 0.4 : 1;
      this.#trail(line, 0.34, { colour: CREAM, opacity, order: 3, through: true });
      this.#trail(line, 0.2, { colour: PERSIMMON, opacity, order: 4, through: true });
    }
  }

  #dots(lines: readonly Spot[][], look: MarkLook, ground: Ground): void {
    const dots = lines.flatMap((line) => along(line, 3, ground));
    const places = dots.map((at) => ({ at, size: 0.55 }));
    this.#stamp(this.#shapes.dot, look, places);
  }

  #endings({ endings, ball }: Marks, ground: Ground): void {
    const isGold = ({ holed, lit, on }: Marks['endings'][number]) => holed || (lit && !on);
    const rings = [
      { colour: GOLD, size: 1.12, ends: endings.filter(isGold) },
      { colour: PERSIMMON, size: 1.12, ends: endings.filter((end) => end.on && !isGold(end)) },
      { colour: CREAM, size: 1, ends: endings.filter((end) => !end.on && !isGold(end)) },
    ];
    for (const { colour, size, ends } of rings) {
      const places = ends.map(({ spot }) => ({ at: above(ground, spot), size }));
      this.#stamp(this.#shapes.ring, { colour, opacity: 1, order: 5, through: true }, places);
    }
    for (const chosen of [false, true]) {
      const ends = endings.filter(({ on }) => on === chosen);
      if (ends.length === 0) continue;
      const material = ballMaterial(ball);
      material.transparent = true;
      material.opacity = chosen ? 0.95 : 0.62;
      material.depthTest = false;
      const places = ends.map(({ spot }) => ({ at: above(ground, spot, lift(ball)) }));
      this.#put(instances(this.#balls[isFlat(ball) ? 'flat' : 'round'], material, places), 6);
    }
  }

  #arrows(
    arrows: readonly { spot: Spot; dir: string }[],
    { colour, size }: { colour: string; size: number },
    ground: Ground,
  ): void {
    if (arrows.length === 0) return;
    const material = new MeshStandardMaterial({ color: colour, roughness: 0.5 });
    const mesh = new InstancedMesh(this.#shapes.arrow, material, arrows.length);
    arrows.forEach(({ spot, dir }, index) => {
      const [x, y] = wayOf(dir);
      const rotation = new Quaternion().setFromAxisAngle(UP, Math.atan2(y, x));
      const at = new Vector3(...above(ground, spot, 0.16));
      mesh.setMatrixAt(index, new Matrix4().compose(at, rotation, new Vector3(size, size, 1)));
    });
    mesh.castShadow = true;
    this.#put(mesh, 0);
  }

  /** Draws a flat shape at several places. */
  #stamp(
    shape: BufferGeometry,
    look: MarkLook,
    places: readonly MarkPlace[],
  ): InstancedMesh | null {
    if (places.length === 0) return null;
    const mesh = instances(shape, markMaterial(look), places);
    this.#put(mesh, look.order);
    return mesh;
  }

  #trail(line: readonly Point[], width: number, look: MarkLook): void {
    this.#put(new Mesh(ribbon(line, width), markMaterial(look)), look.order);
  }

  #put(mesh: Mesh, order: number): void {
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.group.add(mesh);
  }
}

function instances(
  shape: BufferGeometry,
  material: Material,
  places: readonly MarkPlace[],
): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, places.length);
  places.forEach(({ at, size = 1 }, index) => {
    const scale = new Vector3(size, size, 1);
    mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(...at), new Quaternion(), scale));
  });
  return mesh;
}

/** Returns a point above the surface at a spot. */
function above(ground: Ground, spot: Spot, height = 0.03): Point {
  const [x, y, z] = ground.at(spot);
  return [x, y, z + height];
}

/** Returns a point above the highest surface of a cell. */
function inCell(ground: Ground, cell: readonly [number, number]): Point {
  const [x, y] = centreOf(cell);
  return [x, y, ground.heightAt([x, y]) + 0.02];
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

/** The colours of the best and the worst cell, as in the core's drawings. */
const HEAT = [new Color('#fbe9b0'), new Color('#7b1f5c')] as const;
const heatColour = (value: number) => new Color().lerpColors(HEAT[0], HEAT[1], value);
