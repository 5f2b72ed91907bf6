// Lines and signs on the cloth of the solid view: guide lines, paths, and marks at balls.
import {
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three';
import { free } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import { geometry, ribbons, ring } from '../../solid/shapes';
import type { Place } from '../table/motion';
import type { Picture } from '../table/paint';
import { METRE, MILLIMETRE, point } from './units';

const CREAM = '#fff8e7';
const GOLD = '#ffe07a';
const DARK = '#0d1f16';
const PICKED = '#f79f6b';
const FOUL = '#ff5a4a';

/** How high the lines are above the cloth. Later layers cover earlier ones. */
const ABOVE = 0.02;

type Line = readonly Point[];

const onCloth = (way: readonly Place[]): Line => way.map((place) => point(place, ABOVE));

/** Cuts a line into dashes, `on` long and `off` apart. */
export function dashes(line: Line, on: number, off: number): Line[] {
  const parts: Point[][] = [];
  let [left, drawing] = [on, true];
  let part: Point[] = line[0] ? [line[0]] : [];
  for (let index = 1; index < line.length; index++) {
    let from = line[index - 1]!;
    const to = line[index]!;
    for (;;) {
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (far < left) {
        left -= far;
        if (drawing) part.push(to);
        break;
      }
      const share = far > 0 ? left / far : 1;
      from = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
      if (drawing) parts.push([...part, from]);
      part = [from];
      drawing = !drawing;
      left = drawing ? on : off;
    }
  }
  if (drawing && part.length > 1) parts.push(part);
  return parts;
}

/** Returns rings, or other flat shapes, at several places as one shape. */
function stamped(shape: BufferGeometry, places: readonly Place[]): BufferGeometry {
  const [corners, faces] = [shape.getAttribute('position'), shape.getIndex()!];
  const points: number[] = [];
  const triangles: number[] = [];
  for (const place of places) {
    const first = points.length / 3;
    const [x, y] = point(place);
    for (let corner = 0; corner < corners.count; corner++)
      points.push(corners.getX(corner) + x, corners.getY(corner) + y, ABOVE);
    for (let at = 0; at < faces.count; at++) triangles.push(first + faces.getX(at));
  }
  shape.dispose();
  return geometry(points, triangles);
}

/** Returns triangles that point away from a ball, towards which it can be moved. */
function arrows({ at, how }: NonNullable<Picture['handles']>, radius: number): BufferGeometry {
  const [x, y] = point(at);
  const [near, far, half] = [radius * 1.75, radius * 2.6, radius * 0.55];
  const sides = how === 'line' ? [0, 2] : [0, 1, 2, 3];
  const points = sides.flatMap((side) => {
    const [dx, dy] = [
      Math.round(Math.cos((side * Math.PI) / 2)),
      Math.round(Math.sin((side * Math.PI) / 2)),
    ];
    const corner = (along: number, across: number) => [
      x + dx * along - dy * across,
      y + dy * along + dx * across,
      ABOVE,
    ];
    return [...corner(near, -half), ...corner(far, 0), ...corner(near, half)];
  });
  return geometry(
    points,
    sides.flatMap((_, index) => [3 * index, 3 * index + 1, 3 * index + 2]),
  );
}

/**
 * The colour and opacity of each layer, from bottom to top. The materials stay the same while the
 * shapes change, so that the browser compiles them only once.
 */
const LAYERS = {
  pathEdge: [DARK, 0.35],
  path: [CREAM, 0.9],
  cuePath: [GOLD, 0.9],
  after: [GOLD, 1],
  object: [CREAM, 1],
  guideEdge: [DARK, 0.4],
  guide: [CREAM, 1],
  barEdge: [DARK, 0.6],
  bars: [GOLD, 1],
  picked: [PICKED, 1],
  ghostRing: [CREAM, 1],
  foulRing: [FOUL, 1],
  handles: [CREAM, 0.95],
} satisfies Record<string, [colour: string, opacity: number]>;
type Layer = keyof typeof LAYERS;

export class Lines {
  readonly group = new Group();
  readonly #layers = {} as Record<Layer, Mesh<BufferGeometry, MeshBasicMaterial>>;
  readonly #ghost: Mesh<SphereGeometry, MeshStandardMaterial>;
  readonly #radius: number;

  /** `radius` is that of the balls. */
  constructor(radius: number) {
    this.#radius = radius;
    for (const [index, name] of (Object.keys(LAYERS) as Layer[]).entries()) {
      const [color, opacity] = LAYERS[name];
      const look = { color, opacity, transparent: true, depthWrite: false, toneMapped: false };
      const mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial(look));
      mesh.renderOrder = index + 1;
      mesh.frustumCulled = false;
      mesh.visible = false;
      this.#layers[name] = mesh;
      this.group.add(mesh);
    }
    this.#ghost = new Mesh(
      new SphereGeometry(radius, 28, 18),
      new MeshStandardMaterial({ transparent: true, roughness: 0.3, depthWrite: false }),
    );
    this.#ghost.renderOrder = 20;
    this.group.add(this.#ghost);
  }

  destroy(): void {
    free(this.group);
  }

  show({ guide, foul, trail, barred, picked, handles, balls, near }: Picture): void {
    const radius = this.#radius;
    const width = (millimetres: number) => millimetres * MILLIMETRE;
    const [cue, others] = [true, false].map((own) =>
      (trail ?? []).filter(({ kind }) => (kind === 'cue') === own).map(({ way }) => onCloth(way)),
    ) as [Line[], Line[]];
    const dotted = (lines: Line[], gap: number) =>
      lines.flatMap((line) => dashes(line, width(3), width(gap)));
    this.#put('pathEdge', ribbons([...cue, ...others], width(5)));
    this.#put('path', ribbons(dotted(others, 7), width(2.8)));
    this.#put('cuePath', ribbons(cue, width(2.6)));
    const way = onCloth(guide?.cue ?? []);
    this.#put('guideEdge', ribbons([way], width(8)));
    this.#put('guide', ribbons([way], width(4)));
    const after = dashes(onCloth(guide?.after ?? []), width(14), width(9));
    this.#put('after', ribbons(after, width(3.6)));
    this.#put('object', ribbons(dotted([onCloth(guide?.object ?? [])], 8), width(4)));
    const places = (indices: readonly number[]) =>
      indices.flatMap((index) => (balls[index] ? [balls[index].place] : []));
    const bars = this.#bars(places(barred), near);
    this.#put('barEdge', ribbons(bars, width(7)));
    this.#put('bars', ribbons(bars, width(4)));
    const [inner, outer] = [radius + width(3), radius + width(7)];
    this.#put('picked', stamped(ring(inner, outer, 40), places(picked === null ? [] : [picked])));
    const ghost = guide?.ghost ?? null;
    const circle = () => stamped(ring(radius - width(2.5), radius, 40), ghost ? [ghost] : []);
    this.#put('ghostRing', foul ? new BufferGeometry() : circle());
    this.#put('foulRing', foul ? circle() : new BufferGeometry());
    this.#put('handles', handles ? arrows(handles, radius) : new BufferGeometry());
    this.#ghost.visible = ghost !== null;
    if (!ghost) return;
    this.#ghost.position.set(...point(ghost, radius));
    this.#ghost.material.color.set(foul ? FOUL : CREAM);
    this.#ghost.material.opacity = foul ? 0.5 : 0.32;
  }

  /** Returns a bar at each ball, on the side of seat `near`. */
  #bars(places: readonly Place[], near: number): Line[] {
    const [half, away] = [0.8 * this.#radius, (near === 0 ? -1 : 1) * (this.#radius + 0.2)];
    return places.map(([x, y]) => [
      [x * METRE - half, y * METRE + away, ABOVE],
      [x * METRE + half, y * METRE + away, ABOVE],
    ]);
  }

  /** Draws a layer with a new shape. */
  #put(name: Layer, shape: BufferGeometry): void {
    const mesh = this.#layers[name];
    mesh.geometry.dispose();
    mesh.geometry = shape;
    mesh.visible = (shape.getIndex()?.count ?? 0) > 0;
  }
}
