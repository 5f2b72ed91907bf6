// The parts of a course that move: pieces that balls hit, tokens that balls take, and the flag and
// figures, which face the camera.
import { type BufferGeometry, Object3D, Quaternion, Vector3 } from 'three';
import type { PieceState, SolidPart } from '../../../generated/protocol';
import { ease, type Stage } from '../../solid/stage';
import { centreOf, wayOf } from './ground';

interface Moving {
  part: SolidPart;
  holder: Object3D;
  state: PieceState | undefined;
}

type Cell = readonly [number, number];

/** How high a token rises when it is taken. */
const RISE = 1.6;
const TAKEN: PieceState = { taken: true };
const UP = new Vector3(0, 0, 1);

/** Returns where a piece is in a state, and how it is turned. */
function poseOf(part: SolidPart, state: PieceState | undefined) {
  const [x, y, z] = part.pivot;
  const pose = { at: new Vector3(x, y, z), turn: new Quaternion() };
  if (!state) return pose;
  if ('at' in state) pose.at.set(...centreOf(state.at), z);
  if ('arm' in state) {
    const [ax, ay] = wayOf(state.arm);
    pose.turn.setFromAxisAngle(UP, Math.atan2(ay, ax) - Math.atan2(part.way[1], part.way[0]));
  }
  if ('fallen' in state) {
    const [fx, fy] = wayOf(state.fallen);
    pose.turn.setFromAxisAngle(new Vector3(-fy, fx, 0), Math.PI / 2);
  }
  if ('open' in state && state.open)
    pose.turn.setFromAxisAngle(new Vector3(part.way[0], part.way[1], 0), 1.45);
  return pose;
}

function isTokenOn({ motion, pivot }: SolidPart, cell: Cell): boolean {
  const [x, y] = centreOf(cell);
  return motion === 'token' && Math.hypot(pivot[0] - x, pivot[1] - y) < 0.1;
}

export class MovingParts {
  readonly #stage: Stage;
  #moving: Moving[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  clear(): void {
    this.#moving = [];
    this.#stage.facing.clear();
  }

  /** Returns what moves the body of a part. The body's origin becomes the part's pivot. */
  hold(part: SolidPart, shape: BufferGeometry): Object3D {
    const holder = new Object3D();
    const [x, y, z] = part.pivot;
    holder.position.set(x, y, z);
    shape.translate(-x, -y, -z);
    const { motion } = part;
    if (motion === 'facing' || motion === 'token') this.#stage.facing.add(holder);
    if (motion && motion !== 'facing') this.#moving.push({ part, holder, state: undefined });
    return holder;
  }

  /**
   * Moves pieces to these states; null are their initial ones. Tokens on the cells in `taken` have
   * been taken, too. Takes `duration` milliseconds.
   */
  show(
    states: Readonly<Record<string, PieceState>>,
    taken: readonly Cell[] = [],
    duration = 0,
  ): void {
    for (const moving of this.#moving) {
      const isTaken = taken.some((cell) => isTokenOn(moving.part, cell));
      const state = isTaken ? TAKEN : states[moving.part.name];
      if (JSON.stringify(state) !== JSON.stringify(moving.state))
        this.#move(moving, state, duration);
    }
  }

  /** Moves one piece during a stroke. */
  move(name: string, state: PieceState, duration: number): void {
    for (const moving of this.#moving)
      if (moving.part.name === name) this.#move(moving, state, duration);
  }

  /** Takes the token on a cell, which rises and shrinks for `duration` milliseconds. */
  take(cell: Cell, duration: number): void {
    for (const moving of this.#moving)
      if (isTokenOn(moving.part, cell)) this.#move(moving, TAKEN, duration);
  }

  #showToken({ part, holder, state }: Moving, duration: number): void {
    const isTaken = state !== undefined && 'taken' in state && state.taken;
    const put = (share: number) => {
      holder.visible = share < 1;
      holder.position.z = part.pivot[2] + RISE * share;
      holder.scale.setScalar(1 - 0.8 * share);
    };
    const name = `${part.name} ${part.material}`;
    this.#stage.stop(name);
    const begin = performance.now();
    if (isTaken && duration > 0)
      return this.#stage.animate(name, (now) => {
        const share = Math.min(1, Math.max(0, (now - begin) / duration));
        put(ease(share));
        return share < 1;
      });
    put(isTaken ? 1 : 0);
    this.#stage.draw();
  }

  #move(moving: Moving, state: PieceState | undefined, duration: number): void {
    moving.state = state;
    const { part, holder } = moving;
    if (part.motion === 'token') return this.#showToken(moving, duration);
    const to = poseOf(part, state);
    if (duration <= 0) {
      holder.position.copy(to.at);
      holder.quaternion.copy(to.turn);
      return this.#stage.draw();
    }
    const from = { at: holder.position.clone(), turn: holder.quaternion.clone() };
    const begin = performance.now();
    this.#stage.animate(`${part.name} ${part.material}`, (now) => {
      const share = Math.min(1, Math.max(0, (now - begin) / duration));
      holder.position.lerpVectors(from.at, to.at, ease(share));
      holder.quaternion.slerpQuaternions(from.turn, to.turn, ease(share));
      return share < 1;
    });
  }
}
