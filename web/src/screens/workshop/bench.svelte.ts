// The state of the editor: the course file, its history and the selection. All changes to the file
// are made by the core.
import { study } from '../../core/core';
import { judge, stopJudging } from '../../core/judge';
import type {
  CertificateFile,
  CompanyFile,
  CourseEdit,
  CourseFinding,
  CourseValues,
  Draft,
  LaidPiece,
  Lattice,
  TrayShape,
} from '../../generated/protocol';
import { next, redo, undo, type History } from '../../lib/history';
import { language, t } from '../../lib/texts.svelte';
import { theme } from '../../lib/settings.svelte';
import type { Cell } from './cells';
import { remarksOf } from './boardMarkers';
import { keepCourse, type OwnCourse } from './own';
import { findingWords, laidWord, pieceWord, refusal } from './findingSentences';

export type Tool = 'pieces' | 'fairway' | 'wall' | 'round' | 'erase' | 'start' | 'hole' | 'arrow';
export const TILES: Partial<Record<Tool, string>> = {
  fairway: '.',
  wall: '#',
  round: '%',
  erase: ' ',
};
export const PREFIX = 'ws-';
/** Maximum number of undo steps, and also of redo steps, that survive a reload. */
const KEPT = 60;

interface Step {
  file: string;
  selection: number[];
}

/** The progress and result of judging the current course. */
export interface Judging {
  since: number;
  values: CourseValues | null;
  certificate: CertificateFile | null;
  /** The result for matches with several players. */
  company: CompanyFile | null;
  problem: string;
  /** Whether the player has stopped the judging. */
  stopped: boolean;
}

export class Bench {
  history = $state.raw() as History<Step>;
  draft = $state.raw<Draft | null>(null);
  /**
   * The judging of the current course; null if the course is not playable. The old certificate
   * stays until the first results for the changed course arrive.
   */
  judging = $state.raw<Judging | null>(null);
  tool = $state<Tool>('pieces');
  heat = $state(false);
  /**
   * Why the last edit was refused, or why the dragged pieces may not be placed here; null if there
   * is no problem.
   */
  refused = $state.raw<CourseFinding | null>(null);
  /** The text that screen readers announce. */
  said = $state('');
  saved = $state(true);
  /** The errors of the course, and advice about the course. */
  remarks = $derived(this.draft ? remarksOf(this.draft) : []);
  /** The indices of the remarks whose texts are shown on the board. */
  reading = $state.raw<number[]>([]);
  /** The cells that are highlighted because a list entry points to them. */
  shown = $state.raw<Cell[]>([]);
  lattice = $state.raw<Lattice | null>(null);
  tray = $state.raw<TrayShape[]>([]);
  clipboard = $state.raw<LaidPiece[]>([]);
  /** The indices of the dragged pieces, which are left out of the drawing. */
  #without: number[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #judged = '';
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly course: OwnCourse) {
    const steps = (files: string[] = []) => files.map((file) => ({ file, selection: [] }));
    this.history = {
      past: steps(course.past),
      now: { file: course.file, selection: [] },
      future: steps(course.future),
    };
  }

  get file(): string {
    return this.history.now.file;
  }

  get selection(): number[] {
    return this.history.now.selection;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  /** Draws the current course and starts judging it. */
  async show(): Promise<void> {
    const file = this.file;
    const look = {
      theme: theme(),
      language: language(),
      prefix: PREFIX,
      without: this.#without,
      heat: this.heat ? this.#heat() : [],
    };
    try {
      const draft = await study.draft(file, look);
      if (file !== this.file) return;
      this.draft = draft;
      this.#judge(file, draft.playable);
    } catch (problem) {
      this.refuse(refusal(problem));
    }
  }

  /** Returns the cells with the strokes expected from each, scaled from 0 (fewest) to 1 (most). */
  #heat(): [number, number, number][] {
    const cells = this.judging?.values?.cells ?? [];
    const values = cells.map(([, , value]) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return cells.map(([x, y, value]) => [x, y, high > low ? (value - low) / (high - low) : 0]);
  }

  #judge(file: string, playable: boolean): void {
    if (file === this.#judged) return;
    this.#judged = file;
    clearTimeout(this.#wait);
    if (!playable) {
      stopJudging();
      this.judging = null;
      return;
    }
    const before = this.judging;
    this.judging = {
      since: performance.now(),
      values: null,
      certificate: before?.certificate ?? null,
      company: before?.company ?? null,
      problem: '',
      stopped: false,
    };
    const change = (changes: Partial<Judging>) => {
      if (file === this.file && this.judging) this.judging = { ...this.judging, ...changes };
    };
    // Waits a moment, so that a series of key presses is judged only once.
    this.#wait = setTimeout(() => {
      void judge(file, {
        values: (values) => {
          change({ values, certificate: null, company: null });
          if (this.heat) void this.show();
        },
        certificate: (certificate) => change({ certificate }),
        company: (company) => change({ company }),
        problem: (problem) => change({ problem }),
      });
    }, 60);
  }

  stopJudging(): void {
    clearTimeout(this.#wait);
    stopJudging();
    if (this.judging) this.judging = { ...this.judging, stopped: true };
  }

  judgeAgain(): void {
    this.#judged = '';
    if (this.draft) this.#judge(this.file, this.draft.playable);
  }

  close(): void {
    clearTimeout(this.#wait);
    stopJudging();
  }

  /** Clears outdated messages and highlights. */
  #forget(): void {
    this.refused = null;
    this.reading = [];
    this.shown = [];
  }

  select(selection: number[]): void {
    this.history = { ...this.history, now: { ...this.history.now, selection } };
    this.#forget();
    const piece = selection.length === 1 ? this.draft?.pieces[selection[0]!] : undefined;
    if (piece)
      this.say(
        t('workshop-selected', {
          piece: pieceWord(piece.name),
          x: piece.piece.at[0],
          y: piece.piece.at[1],
        }),
      );
    else if (selection.length > 1)
      this.say(t('workshop-selected-many', { count: selection.length }));
  }

  say(text: string): void {
    this.said = text;
  }

  refuse(finding: CourseFinding): void {
    this.refused = finding;
    this.say(findingWords(finding));
  }

  /** Edits the course after all earlier edits. Returns whether the edit was accepted. */
  edit(
    edit: CourseEdit,
    selection: number[] | ((draft: Draft) => number[]) = this.selection,
  ): Promise<boolean> {
    return this.#enqueue(async () => {
      try {
        // Copies the edit, because reactive lists cannot be sent to workers.
        const file = await study.editCourse(this.file, $state.snapshot(edit) as CourseEdit);
        if (file !== this.file) await this.#take({ file, selection: [] }, selection);
        this.#tellState();
        return true;
      } catch (problem) {
        this.refuse(refusal(problem));
        return false;
      }
    });
  }

  async rename(name: string): Promise<void> {
    if (await this.edit({ do: 'name', name })) this.say(t('workshop-renamed', { name }));
  }

  /**
   * Replaces the course file with an edited text. Returns the error in the text; null if the text
   * is accepted.
   */
  write(file: string): Promise<CourseFinding | null> {
    return this.#enqueue(async () => {
      if (file === this.file) return null;
      try {
        await study.draft(file, {
          theme: theme(),
          language: language(),
          prefix: PREFIX,
          without: [],
          heat: [],
        });
      } catch (problem) {
        return refusal(problem);
      }
      await this.#take({ file, selection: [] }, []);
      return null;
    });
  }

  async #take(step: Step, selection: number[] | ((draft: Draft) => number[])): Promise<void> {
    this.#without = [];
    this.history = next(this.history, {
      ...step,
      selection: typeof selection === 'function' ? [] : selection,
    });
    this.#forget();
    await this.show();
    if (typeof selection === 'function' && this.draft) this.select(selection(this.draft));
    this.#keep();
  }

  undo(): Promise<void> {
    return this.#enqueue(async () => this.#back(undo(this.history), 'workshop-undone'));
  }

  redo(): Promise<void> {
    return this.#enqueue(async () => this.#back(redo(this.history), 'workshop-redone'));
  }

  async #back(history: History<Step>, word: 'workshop-undone' | 'workshop-redone'): Promise<void> {
    if (history === this.history) return;
    this.history = history;
    this.#forget();
    await this.show();
    this.#keep();
    this.say(t(word));
  }

  /** Announces where the selected piece is, and what is wrong with the course. */
  #tellState(): void {
    const index = this.selection[0];
    const piece = index === undefined ? undefined : this.draft?.pieces[index];
    const wrong = this.draft?.findings.find((finding) => finding.error);
    const where =
      piece && this.selection.length === 1
        ? t('workshop-lies', {
            piece: laidWord(piece.piece),
            x: piece.piece.at[0],
            y: piece.piece.at[1],
          })
        : '';
    this.say([where, wrong ? findingWords(wrong) : ''].filter(Boolean).join(' '));
  }

  /** Places a piece from the tray on free cells near a cell, and selects the piece. */
  async lay(piece: LaidPiece, near: Cell): Promise<boolean> {
    const by = await study.roomFor(this.file, piece, near[0], near[1]);
    return this.edit({ do: 'lay', pieces: [piece], by }, (draft) => [draft.pieces.length - 1]);
  }

  layAt(piece: LaidPiece, by: Cell): Promise<boolean> {
    return this.edit({ do: 'lay', pieces: [piece], by }, (draft) => [draft.pieces.length - 1]);
  }

  copy(): void {
    const pieces = this.selection.flatMap((index) => this.draft?.pieces[index]?.piece ?? []);
    if (pieces.length === 0) return;
    this.clipboard = pieces;
    this.say(t('workshop-copied', { count: pieces.length }));
  }

  paste(pieces: LaidPiece[] = this.clipboard): void {
    if (pieces.length === 0) return;
    // Puts the copies beside the originals, so both are visible.
    void this.edit({ do: 'lay', pieces, by: [3, 1] }, (draft) =>
      pieces.map((_, place) => draft.pieces.length - pieces.length + place),
    );
  }

  duplicate(): void {
    this.paste(this.selection.flatMap((index) => this.draft?.pieces[index]?.piece ?? []));
  }

  /** Draws the board without the pieces that are being dragged. */
  async lift(pieces: number[]): Promise<void> {
    this.#without = pieces;
    await this.show();
  }

  #keep(): void {
    this.saved = false;
    const { course } = this;
    course.file = this.file;
    course.name = this.draft?.name ?? course.name;
    course.changed = Date.now();
    course.past = this.history.past.slice(-KEPT).map(({ file }) => file);
    course.future = this.history.future.slice(0, KEPT).map(({ file }) => file);
    keepCourse({ ...course }).then(
      () => (this.saved = true),
      () => this.say(t('workshop-not-kept')),
    );
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
