// The solid view of a Carramboule table: the core's bodies, balls, cue and guide lines on a stage.
import { Group } from 'three';
import type { TableShape } from '../../../generated/protocol';
import type { SolidData } from '../../../core/messages';
import { free, geometryOf, outline, solid } from '../../solid/bodies';
import { add, axes, type Camera, type Point } from '../../solid/camera';
import { bedCloth, materialOf, railWood, shadeOf } from '../../solid/materials';
import type { Stage } from '../../solid/stage';
import { directionOf, type Aim } from '../aim/aim';
import { FULL } from '../aim/pull';
import { roomBehind, type Lens } from '../table/hand.svelte';
import type { Place } from '../table/motion';
import type { Picture, Stick } from '../table/paint';
import { Balls } from './balls';
import { Lines } from './lines';
import { StickBody } from './stick';
import { METRE, point } from './units';
import { behindCue, shifted, wholeTable, type Framing, type Shift, type View } from './views';

/** How long the camera takes to another view, in milliseconds. */
export const FLIGHT = 520;
/** The heights between which the table lies. */
const BASE = -1.05;
const FRAME = 0.86;
/** How much of the cushions and the frame is in the picture from the rail. */
const SHOWN_FRAME = 1.4;
/** How far from the cue players can grip it, in pixels. */
const GRASP = 30;
/** How far the hand moves for the hardest shot, in pixels, if there is room. */
const HAUL = 190;
const NO_SHIFT: Shift = { lift: 0, zoom: 1 };

export class SolidTable {
  readonly #stage: Stage;
  readonly #shape: TableShape;
  readonly #table = new Group();
  readonly #balls: Balls;
  readonly #stick = new StickBody();
  readonly #lines: Lines;
  #framing: Framing | null = null;
  #picture: Picture | null = null;
  /** The aim, and the angle of the cue, while the cue is shown. */
  #aim: { aim: Aim; seat: number; raise: number } | null = null;
  #preset: View = 'behind';
  /** What the camera shows now. */
  #shown: { view: View; near: number } | null = null;
  #shift = NO_SHIFT;
  #wasHeld = false;

  constructor(stage: Stage, shape: TableShape) {
    this.#stage = stage;
    this.#shape = shape;
    this.#balls = new Balls(shape.radius, shape.pockets);
    this.#lines = new Lines(this.#balls.radius);
    stage.add(this.#table, this.#balls.group, this.#stick.group, this.#lines.group);
  }

  /** Removes this view from the stage. */
  destroy(): void {
    free(this.#table);
    this.#balls.destroy();
    this.#stick.destroy();
    this.#lines.destroy();
  }

  /** Shows the table without balls. */
  show(data: SolidData): void {
    const { info } = data;
    const shade = shadeOf(data);
    for (const { material, range } of info.parts) {
      const cover =
        material === 'cloth'
          ? bedCloth(shade)
          : material === 'oak'
            ? railWood(info.walls)
            : materialOf(material, info.walls, null);
      const body = solid(geometryOf(data, range), cover);
      body.castShadow = material === 'oak' || material === 'cloth';
      body.receiveShadow = material !== 'black';
      this.#table.add(body);
    }
    const frame = info.parts.find(({ name }) => name === 'oak')?.range ?? [0, 0];
    const corners = [BASE, FRAME].flatMap((z) => outline(data, frame, info.bounds, z));
    const ends = [-SHOWN_FRAME, this.#shape.side * METRE + SHOWN_FRAME];
    const bed = ends.flatMap((x) => ends.map((y): Point => [x, y, FRAME]));
    this.#framing = { corners, bed, bounds: info.bounds };
    this.#stage.surround(info.bounds, BASE);
  }

  /** Shows the balls and the lines on the cloth. */
  paint(picture: Picture): void {
    this.#picture = picture;
    this.#balls.show(picture.balls, picture.near);
    this.#lines.show(picture);
    this.#stage.draw();
  }

  /** Shows the cue, or hides it. */
  cue(stick: Stick | null): void {
    const balls = this.#picture?.balls.filter(({ kind }) => kind !== 'cue') ?? [];
    const places = balls.map(({ place }) => place);
    const { side, radius } = this.#shape;
    const raise = this.#stick.show(stick, places, side, radius);
    this.#aim = stick && { aim: stick.aim, seat: stick.seat, raise };
    this.#stage.draw();
  }

  // The camera.

  /**
   * Moves the camera to where it should be, in `duration` milliseconds if it shows another view
   * than before. While the player aims, the camera stays behind the cue; when the balls roll, it
   * shows the whole table. `held` keeps it still.
   */
  follow(preset: View, near: number, active: boolean, held: boolean, duration: number): void {
    this.#preset = preset;
    const view = this.#due(active);
    const before = this.#shown;
    if (before?.view !== view || before.near !== near) {
      this.#shown = { view, near };
      this.#shift = NO_SHIFT;
      this.#aimCamera(before ? duration : 0);
    } else if (view === 'behind' && !held && !this.#stage.isAnimating('camera'))
      this.#aimCamera(this.#wasHeld ? duration / 2 : 0);
    this.#wasHeld = held;
  }

  /** The view that the camera shows. */
  get shown(): View {
    return this.#shown?.view ?? this.#preset;
  }

  /** Returns the view for the state of the match. The cue is seen from behind until it strikes. */
  #due(active: boolean): View {
    if (this.#preset !== 'behind') return this.#preset;
    const wasBehind = this.#shown?.view === 'behind';
    return this.#aim && (active || wasBehind) ? 'behind' : 'rail';
  }

  #aimCamera(duration: number): void {
    const camera = this.#camera();
    if (camera) this.#stage.fly(camera, duration);
  }

  #camera(): Camera | null {
    if (!this.#framing || !this.#shown) return null;
    const { view, near } = this.#shown;
    const { aspect } = this.#stage;
    if (view !== 'behind') return wholeTable(view, this.#framing, near, aspect);
    if (!this.#aim) return null;
    const { aim, seat, raise } = this.#aim;
    return behindCue(point(aim.place), directionOf(aim, seat), raise, this.#shift, aspect);
  }

  /** Whether a drag to the side turns the aim, because the camera is behind the cue. */
  get isBehind(): boolean {
    return this.shown === 'behind';
  }

  /** Turns the camera by the pixels of a drag. Behind the cue, only upwards and downwards. */
  orbit(dx: number, dy: number): void {
    if (!this.isBehind) return this.#stage.orbit(dx, dy);
    this.#shift = shifted(this.#shift, { lift: 0.2 * dy });
    this.#aimCamera(0);
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    if (!this.isBehind) return this.#stage.zoom(factor, at);
    this.#shift = shifted(this.#shift, { zoom: factor });
    this.#aimCamera(0);
  }

  /** Moves the camera back to its preset view. */
  reset(duration: number): void {
    this.#shift = NO_SHIFT;
    this.#aimCamera(duration);
  }

  /** Fits the view to another size of the window. */
  resize(): void {
    this.#aimCamera(0);
  }

  // The hand.

  /** Returns how the hand sees the table. Its millimetres are pixels, scaled to the hand's way. */
  lens(): Lens {
    const stage = this.#stage;
    let scale = FULL / HAUL;
    return {
      place: ([x, y]) => {
        const at = stage.atHeight({ x, y }, 0);
        return at && [at[0] / METRE, at[1] / METRE];
      },
      ball: (place) => {
        const centre = point(place, this.#balls.radius);
        const { up } = axes(stage.camera);
        const [middle, top] = [centre, add(centre, up, this.#balls.radius)].map((at) =>
          this.#inWindow(at),
        ) as [Place, Place];
        return { at: middle, radius: Math.hypot(top[0] - middle[0], top[1] - middle[1]) };
      },
      millimetres: ([x, y]) => [x * scale, y * scale],
      extent: () => ({
        left: 0,
        top: 0,
        width: stage.size.w * scale,
        height: stage.size.h * scale,
      }),
      grip: (at, margins) => {
        if (!this.#aim || !this.#isOnCue(at)) return null;
        const along = this.#alongCue(this.#aim);
        const room = Math.max(Math.min(HAUL, roomBehind(along, margins)), HAUL / 4);
        scale = FULL / room;
        const from: Place = [at[0] * scale, at[1] * scale];
        return { from, along, full: FULL, before: this.#aim.aim };
      },
    };
  }

  #inWindow(at: Point): Place {
    const { x, y } = this.#stage.inWindow(at);
    return [x, y];
  }

  /** Returns the direction in which the cue points in the window. */
  #alongCue({ aim, seat }: { aim: Aim; seat: number }): Place {
    const direction = directionOf(aim, seat);
    const [x, y] = aim.place;
    const far = 1.5 / METRE;
    const behind: Place = [x - far * Math.cos(direction), y - far * Math.sin(direction)];
    const [from, to] = [behind, aim.place].map((place) => this.#inWindow(point(place))) as [
      Place,
      Place,
    ];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  }

  /** Returns whether a point of the window is on the cue or near it. */
  #isOnCue(at: Place): boolean {
    for (const place of this.#stick.axis()) {
      const seen = this.#inWindow(place);
      if (Math.hypot(seen[0] - at[0], seen[1] - at[1]) <= GRASP) return true;
    }
    return false;
  }

  /** Returns where a place on the cloth is in the window. */
  inWindow(place: Place): Place {
    return this.#inWindow(point(place, this.#balls.radius));
  }
}
