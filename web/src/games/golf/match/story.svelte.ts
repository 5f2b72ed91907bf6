// The story of a match as text: lines beside the board, and announcements for screen readers.
import type { GolfPick, Way } from '../../../generated/protocol';
import type { Retold } from '../../../core/messages';
import { ballName } from '../../../lib/names';
import { capital, formatList } from '../../../lib/format';
import { t } from '../../../lib/texts.svelte';
import { Voice } from '../../../ui/voice.svelte';
import { fateWords, struckIn, type Blow } from '../board/calls';
import { recalled } from './recall';
import type { MatchState } from './match-state.svelte';
import { ballsOf, endSentence } from './strokeSentences';

/** How many recent strokes can be explained. */
export const REMEMBERED = 12;
/** The maximum number of lines in the story. */
const LINES = 60;

export interface Played {
  id: number;
  ball: string;
  impulses: number | null;
  way: Way;
}

export interface StoryLine {
  id: number;
  ball: string | null;
  /** Whether the line is about a ghost. */
  ghost?: boolean;
  /** Returns the text of the line in the page's current language. */
  text: () => string;
  /** The stroke that the line describes; null if it describes something else. */
  stroke: Played | null;
}

type Words = Omit<StoryLine, 'id'>;

export class Story {
  /** The lines of the story, latest first. */
  lines: StoryLine[] = $state.raw([]);
  strokes: Played[] = $state.raw([]);
  /** Announces the lines to screen readers. */
  readonly voice = new Voice();
  readonly #state: MatchState;
  /** What other players' strokes have done to each local ball since it was last played. */
  #blows: ReadonlyMap<string, Blow[]> = $state.raw(new Map());
  #count = 0;

  constructor(state: MatchState) {
    this.#state = state;
  }

  tell(words: Words): void {
    this.lines = [{ id: ++this.#count, ...words }, ...this.lines].slice(0, LINES);
    this.voice.say(words.text());
  }

  tellStroke(ball: string, impulses: number | null, way: Way): void {
    for (const words of this.#played(ball, impulses, way)) this.tell(words);
  }

  /** Adds a line about a ghost's stroke, unless the text is empty. */
  tellGhost(text: () => string): void {
    if (text() !== '') this.tell({ ball: null, ghost: true, text, stroke: null });
  }

  tellRolled(seat: number, ball: string | null, pick: GolfPick, impulses: number): void {
    this.tell(this.#rolled(seat, ball, pick, impulses));
  }

  tellWithdrawn(seat: number, why: string): void {
    this.tell(this.#withdrawn(seat, why));
  }

  /**
   * What other players' strokes did to the current ball or, while others play, to the local ball
   * struck last. Empty if nothing happened.
   */
  get fate(): string {
    const ball = this.#state.golf?.ball ?? null;
    const struck = [...this.#blows.keys()];
    const ours = ball && this.#state.isOurs(ball) ? ball : struck.at(-1);
    return ours ? this.#fateOf(this.#blows.get(ours) ?? []) : '';
  }

  tellDone(course: number): void {
    this.#blows = new Map();
    this.tell(this.#done(course));
  }

  /** Adds past events silently. Returns the last stroke, whose path is drawn. */
  recall(past: Retold): Way | null {
    const lines: Words[] = [];
    let impulses: number | null = null;
    let last: Way | null = null;
    for (const one of recalled(past)) {
      if (one.type === 'withdrawn') lines.push(this.#withdrawn(one.seat, one.why));
      if (one.type === 'done') {
        this.#blows = new Map();
        lines.push(this.#done(one.course));
      }
      if (one.type === 'rolled') {
        impulses = this.#state.impulsesOf(one.pick)[one.face] ?? 0;
        lines.push(this.#rolled(one.seat, one.ball, one.pick, impulses));
      }
      if (one.type !== 'stroke') continue;
      lines.push(...this.#played(one.ball, impulses, one.way));
      last = one.way;
    }
    const before = lines.map((line) => ({ ...line, id: ++this.#count })).reverse();
    this.lines = [...before, ...this.lines];
    return last;
  }

  #played(ball: string, impulses: number | null, way: Way): Words[] {
    const stroke: Played = { id: ++this.#count, ball, impulses, way };
    this.strokes = [stroke, ...this.strokes].slice(0, REMEMBERED);
    const blows = this.#take(ball, way);
    if (way.trace.events.length === 0)
      return [
        {
          ball,
          text: () => t('play-log-passes', { ball: capital(ballName(ball)) }),
          stroke,
        },
      ];
    // Adds one line per ball. A tap on any of these lines explains the stroke.
    return ballsOf(way).flatMap((moved) => {
      const blow = blows.find((one) => one.ball === moved);
      if (blow) return [{ ball: moved, text: () => this.#toldOf(blow), stroke }];
      if (endSentence(t, way, moved) === '') return [];
      const text = () =>
        t('play-log-sentence', {
          ball: capital(ballName(moved)),
          story: endSentence(t, way, moved),
        });
      return [{ ball: moved, text, stroke }];
    });
  }

  /**
   * Stores and returns what a stroke did to the balls of local players, except those of the player
   * who played the stroke.
   */
  #take(played: string, way: Way): Blow[] {
    const by = this.#state.seatOf(played);
    const blows = struckIn(way).flatMap((struck) =>
      this.#state.isOurs(struck.ball) && this.#state.seatOf(struck.ball) !== by
        ? [{ ...struck, by }]
        : [],
    );
    const kept = new Map(this.#blows);
    kept.delete(played);
    for (const blow of blows) {
      const before = kept.get(blow.ball) ?? [];
      kept.delete(blow.ball);
      kept.set(blow.ball, [...before, blow]);
    }
    this.#blows = kept;
    return blows;
  }

  #fateOf(blows: readonly Blow[]): string {
    return fateWords(t, blows, (seat) => this.#state.seatName(seat), formatList);
  }

  /**
   * Describes in one line what a stroke did to a ball. On a shared screen, the line names the ball.
   */
  #toldOf(blow: Blow): string {
    const story = this.#fateOf([blow]);
    if (this.#state.table.seats.length === 1) return story;
    return t('play-log-blow', { ball: capital(ballName(blow.ball)), story });
  }

  #rolled(seat: number, ball: string | null, pick: GolfPick, impulses: number): Words {
    const standing = this.#state;
    return {
      ball,
      text: () =>
        t('play-log-rolled', {
          name: standing.seatName(seat),
          pick: standing.pickName(pick),
          impulses,
        }),
      stroke: null,
    };
  }

  #withdrawn(seat: number, why: string): Words {
    const text = () => t('play-withdrawn', { name: this.#state.seatName(seat), why });
    return { ball: null, text, stroke: null };
  }

  #done(course: number): Words {
    const text = () =>
      t('play-course-done', { number: course + 1, name: this.#state.courseName(course) });
    return { ball: null, text, stroke: null };
  }
}
