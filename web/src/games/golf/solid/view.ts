// The solid view of a course: bodies from the core, lit and drawn with three.js. It draws only when
// something has changed.
import {
  ACESFilmicToneMapping,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DataTexture,
  Fog,
  FrontSide,
  Group,
  InstancedMesh,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  RedFormat,
  Scene,
  SphereGeometry,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import type { PieceState, SolidPart, Spot, TraceEvent } from '../../../generated/protocol';
import type { SolidData } from '../../../core/messages';
import type { Timeline } from '../stroke/timeline';
import type { Turn } from '../stroke/turn';
import {
  axes,
  between,
  cameraFor,
  eyeOf,
  nearer,
  onPlane,
  orbited,
  project,
  type Camera,
  type Scene as Framing,
  type View,
} from './camera';
import { centreOf, Ground, wayOf, type Point } from './ground';
import { aim, lamps, LIGHTS, sharpen } from './light';
import { ballMaterial, GRAINS, linen, LINEN, materialOf, type Shadow } from './materials';
import {
  BALL,
  FLAT,
  isFlat,
  lift,
  pointOf,
  rolled,
  UPRIGHT,
  type Quaternion as Turned,
} from './rolling';
import { arrow, ribbon, ring } from './shapes';

/** What players can choose, and what they see before they choose. */
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
const PERSIMMON = '#d8531f';
const CREAM = '#fff8e7';
const GOLD = '#ffd75e';

/** How a mark is drawn. Marks with a higher order cover those with a lower one. */
interface MarkLook {
  colour: string;
  opacity: number;
  order: number;
  /** Whether the mark shines through bodies before it. */
  through?: boolean;
}

const markMaterial = ({ colour, opacity, through = false }: MarkLook) =>
  new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    depthTest: !through,
    depthWrite: false,
    toneMapped: false,
  });

interface Moving {
  part: SolidPart;
  holder: Group;
  state: PieceState | undefined;
}

interface Ball {
  mesh: Mesh;
  turn: Turned;
  at: Point;
}

/** An animation; returns whether it goes on. */
type Tick = (now: number) => boolean;

const ease = (share: number) => 1 - (1 - share) ** 3;
const UP = new Vector3(0, 0, 1);

export class SolidView {
  readonly renderer: WebGLRenderer;
  readonly #canvas: HTMLCanvasElement;
  readonly #scene = new Scene();
  readonly #eye = new PerspectiveCamera(26, 1, 0.5, 600);
  readonly #lamps: ReturnType<typeof lamps>;
  readonly #cloth = new Mesh(new PlaneGeometry(900, 900), linen(LINEN.day));
  readonly #course = new Group();
  readonly #marks = new Group();
  readonly #balls = new Map<string, Ball>();
  readonly #shapes = {
    round: new SphereGeometry(BALL, 32, 20),
    flat: new CylinderGeometry(FLAT.radius, FLAT.radius, FLAT.height, 40).rotateX(Math.PI / 2),
    arrow: arrow(),
    ring: ring(0.62, 0.74, 40),
    dot: ring(0, 0.13, 16),
    hexagon: ring(0.7, 0.86, 6),
    cell: ring(0, 0.8, 6),
  };
  readonly #onmove: () => void;
  #moving: Moving[] = [];
  #facing: Group[] = [];
  #night: boolean | null = null;
  #ground: Ground | null = null;
  #framing: Framing | null = null;
  #view: View = 'quarter';
  /** Whether the player has moved the camera. */
  #byHand = false;
  #camera: Camera = { target: [0, 0, 0], distance: 60, turn: 0, pitch: 45, fov: 26 };
  #size = { w: 1, h: 1 };
  #reach = 30;
  #ticks = new Map<string, Tick>();
  #frame = 0;
  #closed = false;

  /**
   * Throws an error if the browser cannot draw the view. `onmove` is called when projected points
   * have changed.
   */
  constructor(canvas: HTMLCanvasElement, onmove: () => void) {
    this.#canvas = canvas;
    this.#onmove = onmove;
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.#lamps = lamps();
    const { key, fill } = this.#lamps;
    this.#cloth.position.z = BASE - 0.002;
    this.#cloth.receiveShadow = true;
    this.#scene.add(key, key.target, fill, this.#cloth, this.#course, this.#marks);
    this.#scene.fog = new Fog(0, 60, 200);
  }

  /** Frees everything that the browser holds for this view. */
  destroy(): void {
    this.#closed = true;
    cancelAnimationFrame(this.#frame);
    this.#ticks.clear();
    this.#clear(this.#course);
    this.#clear(this.#marks);
    for (const { mesh } of this.#balls.values()) free(mesh, false);
    for (const shape of Object.values(this.#shapes)) shape.dispose();
    free(this.#cloth, true);
    GRAINS.dispose();
    this.#lamps.key.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  /** Shows a course in its initial state, without balls. */
  show(data: SolidData, turn: Turn): void {
    this.#clear(this.#course);
    this.#moving = [];
    this.#facing = [];
    const { info } = data;
    const shadow = shadowOf(data);
    for (const part of info.parts) {
      const shape = geometryOf(data, part);
      const mesh = new Mesh(shape, materialOf(part.material, info.walls, shadow));
      // Shadows begin at the lit side of a body, so that no light leaks below it.
      mesh.material.shadowSide = FrontSide;
      mesh.castShadow = part.motion !== 'token' && !part.name.startsWith('start-');
      mesh.receiveShadow = part.material !== 'black';
      const holder = new Group();
      const [x, y, z] = part.pivot;
      holder.position.set(x, y, z);
      mesh.position.set(-x, -y, -z);
      holder.add(mesh);
      this.#course.add(holder);
      if (part.motion === 'facing') this.#facing.push(holder);
      else if (part.motion) this.#moving.push({ part, holder, state: undefined });
      if (part.motion === 'token') this.#facing.push(holder);
    }
    // The picture of the shade belongs to the felt's material, which frees it.
    this.#ground = new Ground(data.rests, turn);
    const [[west, south], [east, north]] = info.bounds;
    const top = Math.max(0, ...restHeights(data.rests)) > 1.2 * STOREY ? STOREY : 0;
    const heights = [BASE, top + WALL];
    const corners = heights.flatMap((z): Point[] => outline(data, z));
    this.#reach = 0.54 * Math.hypot(east - west, north - south) + 1;
    this.#framing = { corners, bounds: info.bounds, turn, ball: null, hole: [0, 0, 0] };
    this.#byHand = false;
    this.#place(cameraFor(this.#view, this.#framing, this.#aspect));
  }

  set hole(spot: Spot) {
    if (this.#framing && this.#ground) this.#framing.hole = this.#ground.at(spot);
  }

  /** Lights the view for the theme. */
  theme(night: boolean): void {
    if (night === this.#night) return;
    this.#night = night;
    const light = LIGHTS[night ? 'night' : 'day'];
    const { key, fill } = this.#lamps;
    key.color.set(light.key);
    key.intensity = light.strength;
    fill.color.set(light.sky);
    fill.groundColor.set(light.ground);
    fill.intensity = light.fill;
    this.#scene.background = new Color(light.mist);
    (this.#scene.fog as Fog).color.set(light.mist);
    this.renderer.toneMappingExposure = light.exposure;
    this.#cloth.material.dispose();
    this.#cloth.material = linen(night ? LINEN.night : LINEN.day);
    this.#draw();
  }

  /** Fits the picture to the size of its window. */
  resize(w: number, h: number, ratio = Math.min(devicePixelRatio, 2)): void {
    if (w === 0 || h === 0) return;
    this.#size = { w, h };
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(w, h, false);
    this.#eye.aspect = w / h;
    sharpen(this.#lamps.key, w * h * ratio ** 2);
    if (this.#framing) this.#place(cameraFor(this.#view, this.#framing, this.#aspect));
    this.#byHand = false;
  }

  get #aspect(): number {
    return this.#size.w / this.#size.h;
  }

  // Balls.

  /** Shows exactly these balls. */
  place(spots: ReadonlyMap<string, Spot>): void {
    if (!this.#ground || this.#ticks.has('stroke')) return;
    for (const name of [...this.#balls.keys()]) if (!spots.has(name)) this.#drop(name);
    for (const [name, spot] of spots) this.#put(name, this.#ground.at(spot), false);
    this.#draw();
  }

  #drop(name: string): void {
    const ball = this.#balls.get(name);
    if (ball) free(ball.mesh, false);
    this.#balls.delete(name);
  }

  #put(name: string, at: Point, rolls: boolean): void {
    let ball = this.#balls.get(name);
    if (!ball) {
      const mesh = new Mesh(this.#shapes[isFlat(name) ? 'flat' : 'round'], ballMaterial(name));
      mesh.material.shadowSide = FrontSide;
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      this.#scene.add(mesh);
      ball = { mesh, turn: UPRIGHT, at };
      this.#balls.set(name, ball);
    }
    if (rolls && !isFlat(name)) ball.turn = rolled(ball.turn, ball.at, at);
    ball.at = at;
    ball.mesh.position.set(at[0], at[1], at[2] + lift(name));
    ball.mesh.quaternion.set(...ball.turn);
  }

  /** Rolls the balls of a stroke. Calls `due` for each event when it is due. */
  roll({ line, before, tempo, begun }: Stroke, due: (event: TraceEvent) => void): () => void {
    const ground = this.#ground;
    if (!ground) return () => {};
    this.#ticks.delete('stroke');
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
    const end = () => {
      if (!this.#ticks.delete('stroke')) return;
      until(line.duration);
      this.#draw();
    };
    this.#animate('stroke', (now) => {
      const time = tempo > 0 ? (now - begun) / tempo : line.duration;
      until(Math.min(Math.max(0, time), line.duration));
      return time < line.duration;
    });
    return end;
  }

  // Pieces.

  /** Moves pieces to these states; null are their initial ones. Takes `duration` milliseconds. */
  pieces(states: Readonly<Record<string, PieceState>>, duration = 0): void {
    for (const moving of this.#moving) {
      const state = states[moving.part.name];
      if (JSON.stringify(state) === JSON.stringify(moving.state)) continue;
      moving.state = state;
      this.#pose(moving, duration);
    }
  }

  /** Moves one piece during a stroke. */
  piece(name: string, state: PieceState, duration: number): void {
    for (const moving of this.#moving) {
      if (moving.part.name !== name) continue;
      moving.state = state;
      this.#pose(moving, duration);
    }
  }

  /** Takes the token on a cell. */
  take(cell: readonly [number, number]): void {
    const [x, y] = centreOf(cell);
    for (const { part, holder } of this.#moving)
      if (part.motion === 'token' && Math.hypot(part.pivot[0] - x, part.pivot[1] - y) < 0.1)
        holder.visible = false;
    this.#draw();
  }

  #pose({ part, holder, state }: Moving, duration: number): void {
    const [x, y, z] = part.pivot;
    const to = { at: new Vector3(x, y, z), turn: new Quaternion() };
    if (state && 'taken' in state) holder.visible = !state.taken;
    else holder.visible = true;
    if (state && 'at' in state) to.at.set(...centreOf(state.at), z);
    if (state && 'arm' in state) {
      const [ax, ay] = wayOf(state.arm);
      to.turn.setFromAxisAngle(UP, Math.atan2(ay, ax) - Math.atan2(part.way[1], part.way[0]));
    }
    if (state && 'fallen' in state) {
      const [fx, fy] = wayOf(state.fallen);
      to.turn.setFromAxisAngle(new Vector3(-fy, fx, 0), Math.PI / 2);
    }
    if (state && 'open' in state && state.open)
      to.turn.setFromAxisAngle(new Vector3(part.way[0], part.way[1], 0), 1.45);
    if (part.motion === 'token') return this.#draw();
    if (duration <= 0) {
      holder.position.copy(to.at);
      holder.quaternion.copy(to.turn);
      return this.#draw();
    }
    const from = { at: holder.position.clone(), turn: holder.quaternion.clone() };
    const begin = performance.now();
    this.#animate(`${part.name} ${part.material}`, (now) => {
      const share = Math.min(1, Math.max(0, (now - begin) / duration));
      holder.position.lerpVectors(from.at, to.at, ease(share));
      holder.quaternion.slerpQuaternions(from.turn, to.turn, ease(share));
      return share < 1;
    });
  }

  // Marks.

  /**
   * Draws what players can choose. Paths and endings shine through everything that would hide them.
   */
  mark({ starts, turn, arrows, endings, path, reach, origin }: Marks): void {
    const ground = this.#ground;
    if (!ground) return;
    this.#clear(this.#marks);
    const on = (spot: Spot, higher = 0.03): Point => {
      const [x, y, z] = ground.at(spot);
      return [x, y, z + higher];
    };
    const { cell, dot, hexagon, ring } = this.#shapes;
    const flat = (shape: BufferGeometry, look: MarkLook, spots: readonly Spot[]) =>
      this.#stamp(
        shape,
        look,
        spots.map((spot) => ({ at: on(spot) })),
      );
    const kinds = (wanted: (start: Marks['starts'][number]) => boolean) =>
      starts.filter(wanted).map(({ spot }) => spot);
    this.#stamp(
      cell,
      { colour: CREAM, opacity: 0.34, order: 1 },
      reach.map(({ spot, weight }) => ({ at: on(spot), size: 0.35 + 0.5 * weight })),
    );
    flat(hexagon, { colour: CREAM, opacity: 0.75, order: 1 }, origin ? [origin] : []);
    flat(
      cell,
      { colour: CREAM, opacity: 0.2, order: 1 },
      kinds((start) => !start.on),
    );
    flat(
      hexagon,
      { colour: CREAM, opacity: 0.95, order: 2 },
      kinds((start) => !start.on && !start.lit),
    );
    flat(
      hexagon,
      { colour: GOLD, opacity: 1, order: 2 },
      kinds((start) => start.lit && !start.on),
    );
    flat(
      hexagon,
      { colour: PERSIMMON, opacity: 1, order: 2 },
      kinds((start) => start.on),
    );
    if (turn) {
      flat(ring, { colour: CREAM, opacity: 0.28, order: 1, through: true }, [turn]);
      flat(ring, { colour: CREAM, opacity: 1, order: 2 }, [turn]);
    }
    const along = (line: readonly Spot[], steps: number): Point[] =>
      line.slice(1).flatMap((spot, index) =>
        Array.from({ length: steps }, (_, step): Point => {
          const [x, y, z] = ground.between(line[index]!, spot, (step + 1) / steps);
          return [x, y, z + 0.05];
        }),
      );
    const others = endings.filter((ending) => !ending.on);
    const dots = others.flatMap(({ through }) => (turn ? along([turn, ...through], 3) : []));
    this.#stamp(
      dot,
      { colour: CREAM, opacity: 0.6, order: 3, through: true },
      dots.map((at) => ({ at, size: 0.55 })),
    );
    if (path.length > 1) {
      const line = [on(path[0]!, 0.05), ...along(path, 6)];
      this.#trail(line, 0.34, { colour: CREAM, opacity: 1, order: 3, through: true });
      this.#trail(line, 0.2, { colour: PERSIMMON, opacity: 1, order: 4, through: true });
    }
    for (const { spot, ball, on: chosen, holed } of endings) {
      const colour = holed ? GOLD : chosen ? PERSIMMON : CREAM;
      const size = chosen || holed ? 1.12 : 1;
      this.#stamp(ring, { colour, opacity: 1, order: 5, through: true }, [{ at: on(spot), size }]);
      const material = ballMaterial(ball);
      material.transparent = true;
      material.opacity = chosen ? 0.95 : 0.62;
      material.depthTest = false;
      const mesh = new Mesh(this.#shapes[isFlat(ball) ? 'flat' : 'round'], material);
      mesh.position.set(...on(spot, lift(ball)));
      mesh.renderOrder = 6;
      this.#marks.add(mesh);
    }
    if (arrows.length > 0) {
      const material = new MeshStandardMaterial({ color: '#d0421f', roughness: 0.5 });
      const mesh = new InstancedMesh(this.#shapes.arrow, material, arrows.length);
      arrows.forEach(({ spot, dir }, index) => {
        const [x, y] = wayOf(dir);
        const rotation = new Quaternion().setFromAxisAngle(UP, Math.atan2(y, x));
        const at = new Vector3(...on(spot, 0.16));
        mesh.setMatrixAt(index, new Matrix4().compose(at, rotation, new Vector3(1, 1, 1)));
      });
      mesh.castShadow = true;
      mesh.frustumCulled = false;
      this.#marks.add(mesh);
    }
    this.#draw();
  }

  /** Draws a flat shape at several places. */
  #stamp(
    shape: BufferGeometry,
    look: MarkLook,
    places: readonly { at: Point; size?: number }[],
  ): void {
    if (places.length === 0) return;
    const mesh = new InstancedMesh(shape, markMaterial(look), places.length);
    places.forEach(({ at, size = 1 }, index) => {
      const scale = new Vector3(size, size, 1);
      mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(...at), new Quaternion(), scale));
    });
    mesh.frustumCulled = false;
    mesh.renderOrder = look.order;
    this.#marks.add(mesh);
  }

  #trail(line: readonly Point[], width: number, look: MarkLook): void {
    const mesh = new Mesh(ribbon(line, width), markMaterial(look));
    mesh.frustumCulled = false;
    mesh.renderOrder = look.order;
    mesh.userData.own = true;
    this.#marks.add(mesh);
  }

  // The camera.

  /** Shows the course from a preset view. `ball` is the current ball. */
  look(view: View, ball: Spot | null, duration = 0): void {
    this.#view = view;
    this.#byHand = false;
    if (!this.#framing || !this.#ground) return;
    this.#framing.ball = ball ? this.#ground.at(ball) : null;
    this.#fly(cameraFor(view, this.#framing, this.#aspect), duration);
  }

  /** Moves the view from behind the ball to the ball, unless the player has moved the camera. */
  follow(ball: Spot | null, duration = 0): void {
    if (this.#view === 'behind' && !this.#byHand && ball) this.look('behind', ball, duration);
  }

  /** Turns the view around the board, by pixels. */
  orbit(dx: number, dy: number): void {
    this.#byHand = true;
    this.#place(orbited(this.#camera, -dx * 0.35, dy * 0.3));
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const { w, h } = this.#size;
    const point = at ? { x: (2 * at.x) / w - 1, y: 1 - (2 * at.y) / h } : { x: 0, y: 0 };
    this.#byHand = true;
    this.#place(nearer(this.#camera, this.#aspect, factor, point));
  }

  #fly(to: Camera, duration: number): void {
    if (duration <= 0) return this.#place(to);
    const [from, begin] = [this.#camera, performance.now()];
    this.#animate('camera', (now) => {
      const share = Math.min(1, Math.max(0, (now - begin) / duration));
      this.#set(between(from, to, ease(share)));
      return share < 1;
    });
  }

  #place(camera: Camera): void {
    this.#ticks.delete('camera');
    this.#set(camera);
    this.#draw();
  }

  #set(camera: Camera): void {
    this.#camera = camera;
    const { right, up, back } = axes(camera);
    const eye = this.#eye;
    eye.fov = camera.fov;
    eye.position.set(...eyeOf(camera));
    eye.quaternion.setFromRotationMatrix(
      new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back)),
    );
    eye.updateProjectionMatrix();
    const bounds = this.#framing?.bounds ?? [
      [0, 0],
      [0, 0],
    ];
    const centre = [0, 1].map((axis) => (bounds[0][axis]! + bounds[1][axis]!) / 2);
    aim(this.#lamps.key, [centre[0]!, centre[1]!], this.#reach, camera.turn);
    for (const holder of this.#facing) holder.rotation.z = (camera.turn * Math.PI) / 180;
    const fog = this.#scene.fog as Fog;
    fog.near = Math.max(camera.distance, this.#reach) * 1.1 + 0.3 * this.#reach;
    fog.far = fog.near + 6 * this.#reach;
    this.#onmove();
  }

  /** Converts a spot of the course's picture, at the height of a ball, to a point in the window. */
  inHost(spot: Spot): { x: number; y: number } {
    const [x, y, z] = this.#ground?.at(spot) ?? [0, 0, 0];
    return this.#seen([x, y, z + 0.3]);
  }

  /** Returns where the arrow for a direction is in the window. */
  arrowInHost(spot: Spot, dir: string): { x: number; y: number } {
    const [x, y, z] = this.#ground?.at(spot) ?? [0, 0, 0];
    const [dx, dy] = wayOf(dir);
    return this.#seen([x + 1.35 * dx, y + 1.35 * dy, z + 0.2]);
  }

  #seen(point: Point): { x: number; y: number } {
    const { x, y, depth } = project(this.#camera, this.#aspect, point);
    const { w, h } = this.#size;
    // A point behind the viewer has no place in the window.
    if (depth <= 0) return { x: -1e4, y: -1e4 };
    return { x: ((x + 1) / 2) * w, y: ((1 - y) / 2) * h };
  }

  /** Converts a point in the window to the course's picture, on the lowest floor. */
  onBoard({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { w, h } = this.#size;
    const at = onPlane(this.#camera, this.#aspect, { x: (2 * x) / w - 1, y: 1 - (2 * y) / h }, 0);
    return (at && this.#ground?.inPicture(at)) ?? { x: NaN, y: NaN };
  }

  // Drawing.

  #animate(name: string, tick: Tick): void {
    this.#ticks.set(name, tick);
    this.#draw();
  }

  /** Draws with the next frame of the screen. */
  #draw(): void {
    if (this.#frame || this.#closed) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      for (const [name, tick] of [...this.#ticks])
        if (!tick(now) && this.#ticks.get(name) === tick) this.#ticks.delete(name);
      if (this.#night !== null) this.renderer.render(this.#scene, this.#eye);
      this.#canvas.dataset.drawn = 'true';
      if (this.#ticks.size > 0) this.#draw();
    });
  }

  #clear(group: Group): void {
    for (const child of [...group.children]) {
      group.remove(child);
      free(child, group === this.#course || child.userData.own === true);
    }
  }
}

/** Frees an object's materials and, if they are its own, its shapes. */
function free(object: Object3D, shapes: boolean): void {
  object.removeFromParent();
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const mesh = part as Mesh<BufferGeometry, MeshBasicMaterial | MeshStandardMaterial>;
    if (mesh instanceof InstancedMesh) mesh.dispose();
    if (shapes) mesh.geometry.dispose();
    (mesh.material.userData.shade as DataTexture | undefined)?.dispose();
    mesh.material.dispose();
  });
}

function geometryOf({ points, normals, triangles }: SolidData, part: SolidPart): BufferGeometry {
  const indices = triangles.subarray(part.range[0], part.range[1]);
  let [first, last] = [Infinity, 0];
  for (const index of indices) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  const shape = new BufferGeometry();
  const own = <T extends Float32Array | Int8Array>(array: T, size: number) =>
    array.slice(first * size, (last + 1) * size) as T;
  shape.setAttribute('position', new BufferAttribute(own(points, 3), 3));
  shape.setAttribute('normal', new BufferAttribute(own(normals, 4), 4, true));
  shape.setIndex(
    new BufferAttribute(
      indices.map((index) => index - first),
      1,
    ),
  );
  return shape;
}

function shadowOf({ info, shade }: SolidData): Shadow {
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

function* restHeights(rests: Float32Array): Generator<number> {
  for (let at = 5; at < rests.length; at += 12) yield rests[at]!;
}

/** Returns points around the board at a height, so that the whole board is in the picture. */
function outline({ info, points, triangles }: SolidData, z: number): Point[] {
  const board = info.parts.find(({ name }) => name === 'oak');
  const corners = new Map<number, { far: number; at: Point }>();
  const [[west, south], [east, north]] = info.bounds;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  // For each of 24 directions, keeps the point of the board that is farthest away.
  for (const index of triangles.subarray(board?.range[0] ?? 0, board?.range[1] ?? 0)) {
    const [dx, dy] = [points[3 * index]! - x, points[3 * index + 1]! - y];
    const sector = Math.round((Math.atan2(dy, dx) / Math.PI) * 12);
    const far = Math.hypot(dx, dy);
    if (far > (corners.get(sector)?.far ?? 0))
      corners.set(sector, { far, at: [x + dx, y + dy, z] });
  }
  return [...corners.values()].map(({ at }) => at);
}
