// Pointer input on the editor's board, by mouse, finger or pen: drags pieces and paints cells.
import { study } from '../../core/core';
import type { CarriedPiece, CourseEdit, CourseFinding, LaidPiece } from '../../generated/protocol';
import { t } from '../../lib/texts.svelte';
import { theme } from '../../lib/settings.svelte';
import { PREFIX, TILES, type Bench } from './bench.svelte';
import { pieceAt } from './board';
import { minus, same, type Cell } from './cells';
import { findingWords } from './findingSentences';

interface Carry {
  /** The indices of the dragged pieces in the draft; empty if a piece is dragged from the tray. */
  pieces: number[];
  fresh: LaidPiece | null;
  drawn: CarriedPiece[];
  from: Cell;
  by: Cell;
  problem: CourseFinding | null;
  over: boolean;
}

/** The position of a pointer in the browser window. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** What the pointer code needs from the board. */
export interface Ground {
  under: (point: Point) => Cell;
  inside: (point: Point) => boolean;
  /** Captures a pointer for the board. */
  hold: (pointer: number) => void;
}

export class Hand {
  carry = $state.raw<Carry | null>(null);
  painted = $state.raw<Cell[]>([]);
  #pressed: { at: Cell; x: number; y: number; piece: number | null } | null = null;
  #asked = '';

  constructor(
    readonly bench: Bench,
    readonly ground: Ground,
  ) {}

  /** Whether a piece from the tray is being dragged. */
  get bringing(): boolean {
    return Boolean(this.carry?.fresh);
  }

  /**
   * Handles a press on a cell. `shaping` is true while the cells of a sand or water piece are
   * edited.
   */
  down(event: PointerEvent, at: Cell, shaping: boolean): void {
    const { bench } = this;
    if (TILES[bench.tool] !== undefined) {
      this.painted = [at];
      this.ground.hold(event.pointerId);
      return;
    }
    if (bench.tool === 'start') return void bench.edit({ do: 'start', at }, []);
    if (bench.tool === 'hole') return void bench.edit({ do: 'hole', at }, []);
    if (bench.tool === 'arrow') return;
    if (shaping && bench.selection.length === 1)
      return void bench.edit({ do: 'cell', piece: bench.selection[0]!, at });
    const piece = pieceAt(bench.draft?.pieces ?? [], at);
    this.#pressed = { at, x: event.clientX, y: event.clientY, piece };
    if (piece === null) {
      if (!event.shiftKey) bench.select([]);
      return;
    }
    if (event.shiftKey) {
      const others = bench.selection.filter((index) => index !== piece);
      bench.select(others.length === bench.selection.length ? [...others, piece] : others);
    } else if (!bench.selection.includes(piece)) bench.select([piece]);
    this.ground.hold(event.pointerId);
  }

  async #lift(pieces: number[], from: Cell): Promise<void> {
    const laid = pieces.map((index) => this.bench.draft!.pieces[index]!.piece);
    const drawn = await Promise.all(laid.map((piece) => study.carried(piece, theme(), PREFIX)));
    if (!this.#pressed) return;
    this.carry = { pieces, fresh: null, drawn, from, by: [0, 0], problem: null, over: true };
    await this.bench.lift(pieces);
  }

  /** Starts dragging a piece from the tray. */
  async bring(piece: LaidPiece, point: Point): Promise<void> {
    const drawn = [await study.carried(piece, theme(), PREFIX)];
    this.#pressed = { at: [0, 0], x: point.clientX, y: point.clientY, piece: null };
    this.carry = {
      pieces: [],
      fresh: piece,
      drawn,
      from: [0, 0],
      by: this.ground.under(point),
      problem: null,
      over: this.ground.inside(point),
    };
  }

  move(event: PointerEvent): void {
    if (this.painted.length > 0) {
      const at = this.ground.under(event);
      if (!this.painted.some((cell) => same(cell, at))) this.painted = [...this.painted, at];
      return;
    }
    const pressed = this.#pressed;
    if (!pressed) return;
    if (!this.carry) {
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6;
      if (far && pressed.piece !== null && this.bench.selection.includes(pressed.piece)) {
        pressed.piece = null;
        void this.#lift(this.bench.selection, pressed.at);
      }
      return;
    }
    const by = minus(this.ground.under(event), this.carry.from);
    const over = this.ground.inside(event);
    if (same(by, this.carry.by) && over === this.carry.over) return;
    this.carry = { ...this.carry, by, over };
    void this.#ask(by);
  }

  #laying({ pieces, fresh }: Carry, by: Cell): CourseEdit {
    return fresh ? { do: 'lay', pieces: [fresh], by } : { do: 'move', pieces, by };
  }

  /** Asks the core whether the dragged pieces may be placed here. */
  async #ask(by: Cell): Promise<void> {
    if (!this.carry) return;
    const key = `${by}`;
    this.#asked = key;
    const problem = await study.tryEdit(this.bench.file, this.#laying(this.carry, by));
    if (!this.carry || this.#asked !== key) return;
    this.carry = { ...this.carry, problem };
    // Hides the problem while the pieces are outside the board, where releasing them only puts them
    // back.
    this.bench.refused = this.carry.over ? problem : null;
    if (this.bench.refused) this.bench.say(findingWords(this.bench.refused));
  }

  async up(event: PointerEvent): Promise<void> {
    const { bench, carry } = this;
    if (this.painted.length > 0) {
      await bench.edit({ do: 'paint', cells: this.painted, tile: TILES[bench.tool]! }, []);
      this.painted = [];
      return;
    }
    this.#pressed = null;
    if (!carry) return;
    const by = minus(this.ground.under(event), carry.from);
    const edit = this.#laying(carry, by);
    const problem = carry.over ? await study.tryEdit(bench.file, edit) : null;
    // Puts the pieces back if they may not be placed here. The unchanged course shows no error, so
    // the reason is announced to screen readers again.
    if (!carry.over || problem) {
      this.#letGo();
      if (carry.pieces.length > 0) await bench.lift([]);
      if (problem) bench.say(`${findingWords(problem)} ${t('workshop-put-back')}`);
      return;
    }
    if (carry.fresh) await bench.layAt(carry.fresh, by);
    else if (by[0] !== 0 || by[1] !== 0) await bench.edit(edit);
    else await bench.lift([]);
    this.carry = null;
  }

  /** Cancels dragging and painting. Returns whether there was anything to cancel. */
  drop(): boolean {
    const busy = this.carry !== null || this.painted.length > 0;
    this.painted = [];
    this.#pressed = null;
    if (this.carry) {
      this.#letGo();
      void this.bench.lift([]);
    }
    return busy;
  }

  #letGo(): void {
    this.carry = null;
    this.bench.refused = null;
  }
}
