// The parts of a course that move: pieces that balls hit, tokens that balls take, and the flag and
// figures, which face the camera.
import { Group, type Object3D, Quaternion, Vector3 } from 'three';
import type { PieceState, SolidPart } from '../../../generated/protocol';
import { ease, type Stage } from '../../solid/stage';
import { centreOf, wayOf } from './ground';

interface Moving {
  part: SolidPart;
  holder: Group;
  state: PieceState | undefined;
}

type Cell = readonly [number, number];

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

  /** Returns the object that holds a part's body. It stands at the part's pivot. */
  hold(part: SolidPart, body: Object3D): Group {
    const holder = new Group();
    const [x, y, z] = part.pivot;
    holder.position.set(x, y, z);
    body.position.set(-x, -y, -z);
    holder.add(body);
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

  /** Takes the token on a cell. */
  take(cell: Cell): void {
    for (const moving of this.#moving)
      if (isTokenOn(moving.part, cell)) this.#move(moving, TAKEN, 0);
  }

  #move(moving: Moving, state: PieceState | undefined, duration: number): void {
    moving.state = state;
    const { part, holder } = moving;
    holder.visible = !(state && 'taken' in state && state.taken);
    if (part.motion === 'token') return this.#stage.draw();
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
