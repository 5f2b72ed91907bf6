// The stage of a solid view: a lit table on which both games show their boards, with a camera that
// players move. It draws only when something has changed, and knows nothing about the games.
import {
  ACESFilmicToneMapping,
  Color,
  Fog,
  Matrix4,
  Mesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { clear } from './bodies';
import {
  axes,
  between,
  eyeOf,
  middleOf,
  nearer,
  onPlane,
  orbited,
  project,
  type Bounds,
  type Camera,
  type Point,
} from './camera';
import { aim, lamps, LIGHTS, sharpen } from './light';
import { GRAINS, linen, LINEN } from './materials';

/** A point in the window, in pixels. */
export interface WindowPoint {
  x: number;
  y: number;
}

/** Draws one frame of an animation; returns whether the animation goes on. */
export type Tick = (now: number) => boolean;

export const ease = (share: number) => 1 - (1 - share) ** 3;

/** How quickly a gliding camera follows: the time in which most of the way is done, in milliseconds. */
const GLIDE = 170;
/** How far a gliding camera may stay away from its goal. */
const NEAR = 0.02;
/** How far the table lies below the board, so that their surfaces do not flicker. */
const GAP = 0.002;

export class Stage {
  readonly renderer: WebGLRenderer;
  /** Objects that turn around the vertical with the camera, such as flags. */
  readonly facing = new Set<Object3D>();
  readonly #canvas: HTMLCanvasElement;
  readonly #onmove: () => void;
  readonly #scene = new Scene();
  readonly #fog = new Fog(0, 60, 200);
  readonly #eye = new PerspectiveCamera(26, 1, 0.5, 600);
  readonly #lamps = lamps();
  readonly #cloth = new Mesh(new PlaneGeometry(900, 900), linen(LINEN.day));
  readonly #ticks = new Map<string, Tick>();
  #night: boolean | null = null;
  #camera: Camera = { target: [0, 0, 0], distance: 60, turn: 0, pitch: 45, fov: 26 };
  #movedByHand = false;
  /** The point to which the camera glides. */
  #goal: Point = [0, 0, 0];
  #size = { w: 1, h: 1 };
  #centre: Point = [0, 0, 0];
  #reach = 30;
  #frame = 0;
  #closed = false;

  /**
   * Throws an error if the browser cannot draw in three dimensions. `onmove` is called when points
   * of the stage have moved in the window.
   */
  constructor(canvas: HTMLCanvasElement, onmove: () => void) {
    this.#canvas = canvas;
    this.#onmove = onmove;
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    const { key, fill } = this.#lamps;
    this.#cloth.receiveShadow = true;
    this.#scene.add(key, key.target, fill, this.#cloth);
    this.#scene.fog = this.#fog;
  }

  /** Frees everything on the stage, and everything that the browser holds for it. */
  destroy(): void {
    this.#closed = true;
    cancelAnimationFrame(this.#frame);
    this.#ticks.clear();
    clear(this.#scene);
    GRAINS.dispose();
    this.#lamps.key.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  add(...objects: Object3D[]): void {
    this.#scene.add(...objects);
  }

  /** Places the light and the table for a board whose underside is at the height `base`. */
  surround(bounds: Bounds, base: number): void {
    const [[west, south], [east, north]] = bounds;
    this.#centre = middleOf(bounds);
    this.#reach = 0.54 * Math.hypot(east - west, north - south) + 1;
    this.#cloth.position.z = base - GAP;
  }

  /** Lights the stage for the theme. Nothing is drawn before the first call. */
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
    this.#fog.color.set(light.mist);
    this.renderer.toneMappingExposure = light.exposure;
    this.#cloth.material.dispose();
    this.#cloth.material = linen(night ? LINEN.night : LINEN.day);
    this.draw();
  }

  /** Fits the picture to the size of its window, in pixels. */
  resize(w: number, h: number, ratio = Math.min(devicePixelRatio, 2)): void {
    if (w === 0 || h === 0) return;
    this.#size = { w, h };
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(w, h, false);
    this.#eye.aspect = w / h;
    sharpen(this.#lamps.key, w * h * ratio ** 2);
    this.#set(this.#camera);
    this.draw();
  }

  // The camera.

  get camera(): Camera {
    return this.#camera;
  }

  /** The size of the window, in pixels. */
  get size(): Readonly<{ w: number; h: number }> {
    return this.#size;
  }

  /** The width of the window divided by its height. */
  get aspect(): number {
    return this.#size.w / this.#size.h;
  }

  /** Whether the player has moved the camera since its last flight. */
  get movedByHand(): boolean {
    return this.#movedByHand;
  }

  /** Moves the camera to a place, in `duration` milliseconds. */
  fly(to: Camera, duration = 0): void {
    this.#movedByHand = false;
    this.stop('glide');
    if (duration <= 0) return this.#place(to);
    const [from, begin] = [this.#camera, performance.now()];
    this.animate('camera', (now) => {
      const share = Math.min(1, Math.max(0, (now - begin) / duration));
      this.#set(between(from, to, ease(share)));
      return share < 1;
    });
  }

  /**
   * Makes the camera look at a point, and moves there gently. Can be called with every frame, for a
   * point that moves. What the player has changed by hand stays.
   */
  glide(to: Point): void {
    this.#goal = to;
    if (this.isAnimating('glide')) return;
    this.stop('camera');
    let last = performance.now();
    this.animate('glide', (now) => {
      const share = 1 - Math.exp(-Math.max(0, now - last) / GLIDE);
      last = now;
      const { target } = this.#camera;
      const next = [0, 1, 2].map((axis) => {
        return target[axis]! + (this.#goal[axis]! - target[axis]!) * share;
      }) as unknown as Point;
      const left = Math.hypot(...next.map((value, axis) => this.#goal[axis]! - value));
      this.#set({ ...this.#camera, target: left < NEAR ? this.#goal : next });
      return left >= NEAR;
    });
  }

  /** Turns the camera around the board, by the pixels of a drag. */
  orbit(dx: number, dy: number): void {
    this.#movedByHand = true;
    this.#place(orbited(this.#camera, -dx * 0.35, dy * 0.3));
  }

  /** Moves the camera nearer by a factor, towards a point in the window. */
  zoom(factor: number, at?: WindowPoint): void {
    this.#movedByHand = true;
    this.#place(
      nearer(this.#camera, this.aspect, factor, at ? this.#onScreen(at) : { x: 0, y: 0 }),
    );
  }

  #place(camera: Camera): void {
    this.stop('camera');
    this.#set(camera);
    this.draw();
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
    const [x, y] = this.#centre;
    aim(this.#lamps.key, [x, y], this.#reach, camera.turn);
    this.#fog.near = Math.max(camera.distance, this.#reach) * 1.1 + 0.3 * this.#reach;
    this.#fog.far = this.#fog.near + 6 * this.#reach;
    this.#onmove();
  }

  /** Returns where a point of the stage is in the window. */
  inWindow(point: Point): WindowPoint {
    const { x, y, depth } = project(this.#camera, this.aspect, point);
    const { w, h } = this.#size;
    // A point behind the viewer has no place in the window.
    if (depth <= 0) return { x: -1e4, y: -1e4 };
    return { x: ((x + 1) / 2) * w, y: ((1 - y) / 2) * h };
  }

  /** Returns the point at a height that is seen at a point in the window; null above the horizon. */
  atHeight(at: WindowPoint, height: number): [x: number, y: number] | null {
    return onPlane(this.#camera, this.aspect, this.#onScreen(at), height);
  }

  #onScreen({ x, y }: WindowPoint): { x: number; y: number } {
    const { w, h } = this.#size;
    return { x: (2 * x) / w - 1, y: 1 - (2 * y) / h };
  }

  // Drawing.

  /** Runs an animation. It replaces the one with the same name. */
  animate(name: string, tick: Tick): void {
    this.#ticks.set(name, tick);
    this.draw();
  }

  /** Stops an animation; returns whether it was running. */
  stop(name: string): boolean {
    return this.#ticks.delete(name);
  }

  isAnimating(name: string): boolean {
    return this.#ticks.has(name);
  }

  /** Draws with the next frame of the screen. */
  draw(): void {
    if (this.#frame || this.#closed) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      for (const [name, tick] of [...this.#ticks])
        if (!tick(now) && this.#ticks.get(name) === tick) this.#ticks.delete(name);
      for (const object of this.facing) object.rotation.z = (this.#camera.turn * Math.PI) / 180;
      if (this.#night !== null) this.renderer.render(this.#scene, this.#eye);
      this.#canvas.dataset.drawn = 'true';
      if (this.#ticks.size > 0) this.draw();
    });
  }
}
