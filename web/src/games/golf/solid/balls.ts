// The balls of the solid view, at rest or rolling along the timeline of a stroke.
import {
  CylinderGeometry,
  Group,
  type Mesh,
  type MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import type { Spot, TraceEvent } from '../../../generated/protocol';
import { free, shared, solid } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import type { Stage } from '../../solid/stage';
import type { Rolling } from '../stroke/timeline';
import type { Ground } from './ground';
import {
  BALL,
  FLAT,
  isFlat,
  LEVEL,
  lift,
  type Place,
  placeOf,
  rolled,
  UPRIGHT,
  type Quaternion as Turned,
} from './rolling';

/** What happens while the balls of a stroke roll. */
export interface StrokeEvents {
  /** Called for each event of the stroke when it is due. */
  due?(event: TraceEvent): void;
  /** Called with the place of the ball that moves. */
  moved?(at: Point): void;
}

const UP = new Vector3(0, 0, 1);
/** How long before a ball arrives a token is taken and a door opens, so that they do not overlap. */
const EARLY = 70;
const gives = (what: TraceEvent) => what.type === 'token' || 'open' in what;

interface Ball {
  mesh: Mesh;
  turn: Turned;
  at: Point;
}

/** Creates the bodies of balls, which all balls and marks share. */
export const ballShapes = () => ({
  round: shared(new SphereGeometry(BALL, 32, 20)),
  flat: shared(
    new CylinderGeometry(FLAT.radius, FLAT.radius, FLAT.height, 40).rotateX(Math.PI / 2),
  ),
});
export type BallShapes = ReturnType<typeof ballShapes>;

export class Balls {
  readonly group = new Group();
  readonly #stage: Stage;
  readonly #shapes: BallShapes;
  readonly #materialOf: (ball: string) => MeshStandardMaterial;
  /** The name of these balls' animation. */
  readonly #roll: string;
  readonly #balls = new Map<string, Ball>();

  constructor(
    stage: Stage,
    shapes: BallShapes,
    roll: string,
    materialOf: (ball: string) => MeshStandardMaterial,
  ) {
    this.#stage = stage;
    this.#shapes = shapes;
    this.#roll = roll;
    this.#materialOf = materialOf;
  }

  destroy(): void {
    this.#stage.stop(this.#roll);
    free(this.group);
  }

  /** Shows exactly these balls, unless a stroke is being played. */
  place(spots: ReadonlyMap<string, Spot>, ground: Ground): void {
    if (this.#stage.isAnimating(this.#roll)) return;
    for (const name of [...this.#balls.keys()]) if (!spots.has(name)) this.#drop(name);
    for (const [name, spot] of spots) this.#put(name, { at: ground.at(spot), slope: LEVEL }, false);
    this.#stage.draw();
  }

  /** Rolls the balls of a stroke. Returns a function that jumps to the end. */
  roll({ line, before, tempo, begun }: Rolling, ground: Ground, on: StrokeEvents): () => void {
    this.#stage.stop(this.#roll);
    this.place(before, ground);
    const balls = [...new Set(line.legs.map((leg) => leg.ball))];
    const events = line.cues
      .map(({ at, what }) => ({ at: gives(what) ? at - EARLY : at, what }))
      .sort((a, b) => a.at - b.at);
    const until = (time: number) => {
      const lead = line.legs.findLast(({ begin }) => begin <= time)?.ball;
      for (const name of balls) {
        const place = placeOf(line, name, before.get(name), time, ground);
        if (place) this.#put(name, place, true);
        else this.#drop(name);
        if (place && name === lead) on.moved?.(place.at);
      }
      while (events[0] && events[0].at <= time) on.due?.(events.shift()!.what);
    };
    this.#stage.animate(this.#roll, (now) => {
      const time = tempo > 0 ? (now - begun) / tempo : line.duration;
      until(Math.min(Math.max(0, time), line.duration));
      return time < line.duration;
    });
    return () => {
      if (!this.#stage.stop(this.#roll)) return;
      until(line.duration);
      this.#stage.draw();
    };
  }

  #drop(name: string): void {
    const ball = this.#balls.get(name);
    if (ball) free(ball.mesh);
    this.#balls.delete(name);
  }

  #put(name: string, { at, slope }: Place, rolls: boolean): void {
    let ball = this.#balls.get(name);
    if (!ball) {
      const mesh = solid(this.#shapes[isFlat(name) ? 'flat' : 'round'], this.#materialOf(name));
      mesh.castShadow = !mesh.material.transparent;
      this.group.add(mesh);
      ball = { mesh, turn: UPRIGHT, at };
      this.#balls.set(name, ball);
    }
    const upwards = new Vector3(-slope[0], -slope[1], 1).normalize();
    if (rolls && !isFlat(name)) ball.turn = rolled(ball.turn, ball.at, at);
    ball.at = at;
    ball.mesh.position.set(...at).addScaledVector(upwards, lift(name));
    ball.mesh.quaternion.set(...ball.turn);
    // A flat ball slides, so it lies on slopes like a coin.
    if (isFlat(name)) ball.mesh.quaternion.copy(new Quaternion().setFromUnitVectors(UP, upwards));
  }
}
