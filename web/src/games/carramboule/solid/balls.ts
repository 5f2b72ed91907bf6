// The balls of the solid view, with the same markings as the drawn ones. All balls of a kind are
// drawn at once.
import {
  Color,
  FrontSide,
  Group,
  InstancedMesh,
  Matrix4,
  type MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import type { CarrambouleKind } from '../../../generated/protocol';
import { free, shared } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import { shaded } from '../../solid/materials';
import type { SeenBall } from '../table/paint';
import { UPRIGHT, type Turn } from '../table/spin';
import { METRE, point } from './units';

/** The number of balls of a kind for which there is room at first. */
const ROOM = 12;
/** How deep a ball has fallen when it disappears, in multiples of its radius. */
const DEPTH = 2.6;

interface Skin {
  base: string;
  ink: string;
  /** Negative on the marking; `q` is the place on the nearest of six sides, in radii. */
  mark: string;
}

const SKINS: Record<CarrambouleKind, Skin> = {
  white: { base: '#f6eedd', ink: '#6b5a41', mark: 'length(q) - 0.17' },
  black: { base: '#1f1b19', ink: '#e8d9bd', mark: 'abs(length(q) - 0.34) - 0.06' },
  cue: { base: '#f5cc28', ink: '#5c4400', mark: 'length(q) - 0.29' },
  queen: {
    base: '#cf3129',
    ink: '#ffe9b8',
    mark: `max(max(abs(q.x) - 0.5, -0.33 - q.y),
      0.6 * (q.y - (abs(q.x) < 0.24 ? mix(0.43, 0.04, abs(q.x) / 0.24)
        : mix(0.04, 0.3, (abs(q.x) - 0.24) / 0.26))))`,
  },
};

/** Returns the material of a ball. */
export function ballMaterial(kind: CarrambouleKind): MeshStandardMaterial {
  const { base, ink, mark } = SKINS[kind];
  const material = shaded(
    {
      declare: 'uniform vec3 base, ink;',
      colour: `vec3 p = normalize(vOwn), a = abs(p);
    vec2 q = a.z >= a.x && a.z >= a.y ? p.xy : a.y >= a.x ? p.xz : p.yz;
    float v = ${mark};
    float soft = fwidth(v);
    diffuseColor.rgb = mix(ink, base, soft > 0.5 ? 0.8 : smoothstep(-soft, soft, v));`,
      uniforms: { base: { value: new Color(base) }, ink: { value: new Color(ink) } },
      gloss: 0.8,
    },
    { roughness: 0.2 },
  );
  // Shadows begin at the lit side of a ball, so that no light leaks below it.
  material.shadowSide = FrontSide;
  return material;
}

/** Converts an orientation in the picture, whose lower side is that of seat `near`. */
export function orientation([w, x, y, z]: Turn, near: number): Quaternion {
  return near === 0 ? new Quaternion(x, y, z, w) : new Quaternion(-y, x, w, -z);
}

/** Returns where the centre of a ball is. `pockets` are their true positions, in metres. */
export function centreOf(
  { place, fall }: SeenBall,
  radius: number,
  pockets: readonly (readonly [number, number])[],
): Point {
  if (!fall) return point(place, radius);
  const [x, y] = pockets[fall.pocket]!;
  // A ball tips over the edge before it drops.
  const across = Math.min(1, 1.5 * fall.share);
  const at = ([0, 1] as const).map(
    (axis) => fall.from[axis] + ([x, y][axis]! - fall.from[axis]) * across,
  ) as [number, number];
  return point(at, radius * (1 - (1 + DEPTH) * fall.share ** 2));
}

export class Balls {
  readonly group = new Group();
  readonly radius: number;
  readonly #shape: SphereGeometry;
  readonly #meshes = new Map<CarrambouleKind, InstancedMesh>();
  readonly #pockets: readonly (readonly [number, number])[];

  /** Lengths are in metres. */
  constructor(radius: number, pockets: readonly (readonly [number, number])[]) {
    this.radius = radius * METRE;
    this.#shape = shared(new SphereGeometry(this.radius, 32, 20));
    this.#pockets = pockets;
  }

  destroy(): void {
    free(this.group);
    this.#shape.dispose();
  }

  /** Shows exactly these balls. */
  show(balls: readonly SeenBall[], near: number): void {
    for (const kind of Object.keys(SKINS) as CarrambouleKind[]) {
      const own = balls.filter((ball) => ball.kind === kind && (ball.alpha ?? 1) > 0);
      const mesh = this.#mesh(kind, own.length);
      mesh.count = own.length;
      mesh.visible = own.length > 0;
      own.forEach((ball, index) => {
        const at = new Vector3(...centreOf(ball, this.radius, this.#pockets));
        const turn = orientation(ball.turn ?? UPRIGHT, near);
        mesh.setMatrixAt(index, new Matrix4().compose(at, turn, new Vector3(1, 1, 1)));
      });
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** Returns the balls of a kind, with room for `count` of them. */
  #mesh(kind: CarrambouleKind, count: number): InstancedMesh {
    const old = this.#meshes.get(kind);
    if (old && old.instanceMatrix.count >= count) return old;
    const mesh = new InstancedMesh(this.#shape, ballMaterial(kind), Math.max(ROOM, 2 * count));
    if (old) free(old);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    this.group.add(mesh);
    this.#meshes.set(kind, mesh);
    return mesh;
  }
}
