// The solid view of a course: the core's bodies, balls and marks on a stage.
import { DataTexture, Group, LinearFilter, type Mesh, RedFormat, Vector4 } from 'three';
import type { Spot, TraceEvent } from '../../../generated/protocol';
import type { SolidData } from '../../../core/messages';
import { clear, free, geometryOf, outline, solid } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import { materialOf, type Shade } from '../../solid/materials';
import type { Stage, WindowPoint } from '../../solid/stage';
import type { Timeline } from '../stroke/timeline';
import type { Turn } from '../stroke/turn';
import { Ground, wayOf } from './ground';
import { ballShapes, MarkLayer, type Marks } from './marks';
import { ballMaterial } from './patterns';
import { MovingParts } from './pieces';
import { isFlat, lift, pointOf, rolled, UPRIGHT, type Quaternion } from './rolling';
import { cameraFor, type Framing, type View } from './views';

/** A stroke that is being played. */
export interface Stroke {
  line: Timeline;
  /** The balls before the stroke. */
  before: ReadonlyMap<string, Spot>;
  /** The factor for the duration. */
  tempo: number;
  /** When the stroke began, by `performance.now()`. */
  begun: number;
}

/** The heights between which a board lies. */
const BASE = -1.05;
const WALL = 0.56;
const STOREY = 1.35;
/** The durations of a change of the view and of a moving piece, in milliseconds. */
export const FLIGHT = 420;
export const HOP = 220;

interface Ball {
  mesh: Mesh;
  turn: Quaternion;
  at: Point;
}

export class SolidView {
  readonly pieces: MovingParts;
  readonly #stage: Stage;
  readonly #course = new Group();
  readonly #shapes = ballShapes();
  readonly #marks = new MarkLayer(this.#shapes);
  readonly #balls = new Map<string, Ball>();
  #ground: Ground | null = null;
  #framing: Framing | null = null;
  #view: View = 'quarter';

  constructor(stage: Stage) {
    this.#stage = stage;
    this.pieces = new MovingParts(stage);
    stage.add(this.#course, this.#marks.group);
  }

  /** Removes this view from the stage. */
  destroy(): void {
    this.#stage.stop('stroke');
    this.pieces.clear();
    free(this.#course);
    for (const { mesh } of this.#balls.values()) free(mesh);
    this.#marks.destroy();
    for (const shape of Object.values(this.#shapes)) shape.dispose();
  }

  /** Shows a course in its initial state, without balls. */
  show(data: SolidData, turn: Turn): void {
    clear(this.#course);
    this.pieces.clear();
    const { info } = data;
    const shade = shadeOf(data);
    for (const part of info.parts) {
      const body = solid(geometryOf(data, part.range), materialOf(part.material, info.walls, shade));
      body.castShadow = part.motion !== 'token' && !part.name.startsWith('start-');
      body.receiveShadow = part.material !== 'black';
      this.#course.add(this.pieces.hold(part, body));
    }
    this.#ground = new Ground(data.rests, turn);
    const top = this.#ground.highest > 1.2 * STOREY ? STOREY : 0;
    const board = info.parts.find(({ name }) => name === 'oak')?.range ?? [0, 0];
    const corners = [BASE, top + WALL].flatMap((z) => outline(data, board, info.bounds, z));
    this.#framing = { corners, bounds: info.bounds, turn, ball: null, hole: [0, 0, 0] };
    this.#stage.surround(info.bounds, BASE);
    this.reframe();
  }

  set hole(spot: Spot) {
    if (this.#framing && this.#ground) this.#framing.hole = this.#ground.at(spot);
  }

  // Balls.

  /** Shows exactly these balls. */
  place(spots: ReadonlyMap<string, Spot>): void {
    if (!this.#ground || this.#stage.isAnimating('stroke')) return;
    for (const name of [...this.#balls.keys()]) if (!spots.has(name)) this.#drop(name);
    for (const [name, spot] of spots) this.#put(name, this.#ground.at(spot), false);
    this.#stage.draw();
  }

  #drop(name: string): void {
    const ball = this.#balls.get(name);
    if (ball) free(ball.mesh);
    this.#balls.delete(name);
  }

  #put(name: string, at: Point, rolls: boolean): void {
    let ball = this.#balls.get(name);
    if (!ball) {
      const mesh = solid(this.#shapes[isFlat(name) ? 'flat' : 'round'], ballMaterial(name));
      this.#stage.add(mesh);
      ball = { mesh, turn: UPRIGHT, at };
      this.#balls.set(name, ball);
    }
    if (rolls && !isFlat(name)) ball.turn = rolled(ball.turn, ball.at, at);
    ball.at = at;
    ball.mesh.position.set(at[0], at[1], at[2] + lift(name));
    ball.mesh.quaternion.set(...ball.turn);
  }

  /**
   * Rolls the balls of a stroke. Calls `due` for each event when it is due. Returns a function that
   * jumps to the end.
   */
  roll({ line, before, tempo, begun }: Stroke, due: (event: TraceEvent) => void): () => void {
    const ground = this.#ground;
    if (!ground) return () => {};
    this.#stage.stop('stroke');
    this.place(before);
    const balls = [...new Set(line.legs.map((leg) => leg.ball))];
    const events = [...line.cues];
    const until = (time: number) => {
      for (const name of balls) {
        const at = pointOf(line, name, before.get(name), time, ground);
        if (at) this.#put(name, at, true);
        else this.#drop(name);
      }
      while (events[0] && events[0].at <= time) due(events.shift()!.what);
    };
    this.#stage.animate('stroke', (now) => {
      const time = tempo > 0 ? (now - begun) / tempo : line.duration;
      until(Math.min(Math.max(0, time), line.duration));
      return time < line.duration;
    });
    return () => {
      if (!this.#stage.stop('stroke')) return;
      until(line.duration);
      this.#stage.draw();
    };
  }

  /** Draws what players can choose. */
  mark(marks: Marks): void {
    if (!this.#ground) return;
    this.#marks.show(marks, this.#ground);
    this.#stage.draw();
  }

  // The camera.

  /** Shows the course from a preset view. `ball` is the current ball. */
  look(view: View, ball: Spot | null, duration = 0): void {
    this.#view = view;
    if (this.#framing && this.#ground) this.#framing.ball = ball ? this.#ground.at(ball) : null;
    this.reframe(duration);
  }

  /** Moves the camera to where the preset view now is. */
  reframe(duration = 0): void {
    if (this.#framing)
      this.#stage.fly(cameraFor(this.#view, this.#framing, this.#stage.aspect), duration);
  }

  /** Moves the view from behind the ball to the ball, unless the player has moved the camera. */
  follow(ball: Spot | null, duration = 0): void {
    if (this.#view === 'behind' && !this.#stage.movedByHand && ball)
      this.look('behind', ball, duration);
  }

  /** Converts a spot of the course's picture, at the height of a ball, to a point in the window. */
  inHost(spot: Spot): WindowPoint {
    const [x, y, z] = this.#ground?.at(spot) ?? [0, 0, 0];
    return this.#stage.inWindow([x, y, z + 0.3]);
  }

  /** Returns where the arrow for a direction is in the window. */
  arrowInHost(spot: Spot, dir: string): WindowPoint {
    const [x, y, z] = this.#ground?.at(spot) ?? [0, 0, 0];
    const [dx, dy] = wayOf(dir);
    return this.#stage.inWindow([x + 1.35 * dx, y + 1.35 * dy, z + 0.2]);
  }

  /** Converts a point in the window to the course's picture, on the lowest floor. */
  onBoard(point: WindowPoint): WindowPoint {
    const at = this.#stage.atHeight(point, 0);
    return (at && this.#ground?.inPicture(at)) ?? { x: NaN, y: NaN };
  }
}

/** Returns the picture that darkens the felt near walls. */
function shadeOf({ info, shade }: SolidData): Shade {
  const { width, pixel } = info.shade;
  const height = shade.length / width;
  const texture = new DataTexture(shade, width, height, RedFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  const [west, south] = info.bounds[0];
  return { texture, box: new Vector4(west, south, width * pixel, height * pixel) };
}
