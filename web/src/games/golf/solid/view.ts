// The solid view of a course: the core's bodies, balls and marks on a stage.
import { Group, MeshStandardMaterial } from 'three';
import type { SolidPart, Spot, TraceEvent } from '../../../generated/protocol';
import type { SolidData } from '../../../core/messages';
import { free, geometryOf, lit, outline, solid } from '../../solid/bodies';
import type { Point } from '../../solid/camera';
import { Crowd, type CrowdMember } from '../../solid/crowd';
import { materialOf, shadeOf } from '../../solid/materials';
import type { Stage, WindowPoint } from '../../solid/stage';
import type { Rolling } from '../stroke/timeline';
import type { Turn } from '../stroke/turn';
import { Balls, ballShapes } from './balls';
import { Ground, wayOf } from './ground';
import { MarkLayer } from './mark-layer';
import type { Marks } from './marks';
import { ballMaterial } from './patterns';
import { MovingParts } from './pieces';
import type { View } from './presets';
import { besideBall, cameraFor, type Framing } from './views';

/** The heights between which a board lies. */
const BASE = -1.05;
const WALL = 0.56;
const STOREY = 1.35;
/** The durations of a change of the view, a moving piece and a taken token, in milliseconds. */
export const FLIGHT = 420;
export const HOP = 220;
export const LIFT = 300;

const ghostMaterial = () =>
  new MeshStandardMaterial({
    color: '#f2f8ff',
    emissive: '#7d8da0',
    roughness: 0.5,
    transparent: true,
    opacity: 0.62,
  });

export class SolidView {
  readonly pieces: MovingParts;
  readonly #stage: Stage;
  #course = new Group();
  /** Courses shown before, which are freed once the next frame has been drawn. */
  #old: Group[] = [];
  readonly #shapes = ballShapes();
  readonly #marks = new MarkLayer(this.#shapes);
  readonly #balls: Balls;
  readonly #ghosts: Balls;
  #ground: Ground | null = null;
  #framing: Framing | null = null;
  #view: View = 'quarter';

  constructor(stage: Stage) {
    this.#stage = stage;
    this.pieces = new MovingParts(stage);
    this.#balls = new Balls(stage, this.#shapes, 'stroke', ballMaterial);
    this.#ghosts = new Balls(stage, this.#shapes, 'ghost', ghostMaterial);
    stage.add(this.#course, this.#marks.group, this.#balls.group, this.#ghosts.group);
  }

  /** Removes this view from the stage. */
  destroy(): void {
    this.#stage.stop('renewal');
    this.pieces.clear();
    for (const course of [this.#course, ...this.#old]) free(course);
    this.#balls.destroy();
    this.#ghosts.destroy();
    this.#marks.destroy();
    for (const shape of Object.values(this.#shapes)) shape.dispose();
  }

  /**
   * Shows a course in its initial state, without balls. The camera shows all of it; if it is the
   * same course with an `edit`, a camera that the player has moved stays where it is.
   */
  show(data: SolidData, turn: Turn, edit = false): void {
    this.#build(data);
    const { info } = data;
    this.#ground = new Ground(data.rests, turn);
    const top = this.#ground.highest > 1.2 * STOREY ? STOREY : 0;
    const board = info.parts.find(({ name }) => name === 'oak')?.range ?? [0, 0];
    const corners = [BASE, top + WALL].flatMap((z) => outline(data, board, info.bounds, z));
    this.#framing = { corners, bounds: info.bounds, turn, ball: null, hole: [0, 0, 0] };
    this.#stage.surround(info.bounds, BASE);
    if (edit && this.#stage.movedByHand) this.#stage.draw();
    else this.reframe();
  }

  #build({ info, ...bodies }: SolidData): void {
    this.#discard(this.#course);
    this.#course = new Group();
    this.#stage.add(this.#course);
    this.pieces.clear();
    const shade = shadeOf({ info, ...bodies });
    const crowds = new Map<string, CrowdMember[]>();
    for (const part of info.parts) {
      const shape = geometryOf(bodies, part.range);
      if (part.motion) {
        const key = `${part.material} ${castsShadow(part) ? 'tall' : 'flat'}`;
        const member = { shape, holder: this.pieces.hold(part, shape) };
        crowds.set(key, [...(crowds.get(key) ?? []), member]);
        continue;
      }
      const body = solid(shape, materialOf(part.material, info.walls, shade));
      body.castShadow = castsShadow(part);
      body.receiveShadow = part.material !== 'black';
      this.#course.add(body);
    }
    for (const [key, members] of crowds) {
      const [material, height] = key.split(' ');
      const crowd = new Crowd(members, lit(materialOf(material!, info.walls, null)));
      crowd.castShadow = height === 'tall';
      crowd.receiveShadow = true;
      this.#course.add(crowd);
    }
  }

  /**
   * Hides a course, and frees it once another one has been drawn. Shaders that both need then stay
   * compiled.
   */
  #discard(course: Group): void {
    course.visible = false;
    this.#old.push(course);
    let frames = 0;
    this.#stage.animate('renewal', () => {
      if (frames++ === 0) return true;
      for (const old of this.#old.splice(0)) free(old);
      return false;
    });
  }

  set hole(spot: Spot) {
    if (this.#framing && this.#ground) this.#framing.hole = this.#ground.at(spot);
  }

  // Balls.

  /** Shows exactly these balls. */
  place(spots: ReadonlyMap<string, Spot>): void {
    if (this.#ground) this.#balls.place(spots, this.#ground);
  }

  /** Shows exactly these ghost balls. */
  haunt(spots: ReadonlyMap<string, Spot>): void {
    if (this.#ground) this.#ghosts.place(spots, this.#ground);
  }

  /**
   * Rolls the balls of a stroke. Calls `due` for each event when it is due. Returns a function that
   * jumps to the end.
   */
  roll(stroke: Rolling, due: (event: TraceEvent) => void): () => void {
    if (!this.#ground) return () => {};
    const moved = (at: Point) => {
      if (this.#view === 'follow' && this.#framing)
        this.#stage.glide(besideBall(at, this.#framing.bounds));
    };
    return this.#balls.roll(stroke, this.#ground, { due, moved });
  }

  /** Rolls a ghost ball, to which nothing reacts. */
  rollGhost(stroke: Rolling): () => void {
    return this.#ground ? this.#ghosts.roll(stroke, this.#ground, {}) : () => {};
  }

  /** Draws these marks and removes all others. */
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

  /**
   * Turns views of the ball to the current ball. A view from behind the ball stays if the player
   * has moved the camera; a view that follows the ball keeps the player's angle and distance.
   */
  follow(ball: Spot | null, duration = 0): void {
    if (!ball || !this.#framing || !this.#ground) return;
    const before = this.#framing.ball;
    this.#framing.ball = this.#ground.at(ball);
    if (this.#view === 'behind' && !this.#stage.movedByHand) this.reframe(duration);
    if (this.#view !== 'follow') return;
    const target = besideBall(this.#framing.ball, this.#framing.bounds);
    if (!before) this.reframe(duration);
    else if (duration > 0) this.#stage.glide(target);
    else this.#stage.fly({ ...this.#stage.camera, target });
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

/** The materials of surfaces that lie on other bodies. */
const LYING = ['felt', 'cloth', 'sand', 'water', 'black'];

/** Returns whether a part is high enough to cast a shadow that can be seen. */
function castsShadow({ name, material, motion }: SolidPart): boolean {
  return motion !== 'token' && !name.startsWith('start-') && !LYING.includes(material);
}
