// What happens, in words: lines beside the board, and sentences for those who listen.
import type { GolfPick, Way } from '../generated/protocol';
import type { Retold } from '../core/messages';
import { t } from '../texts/texts.svelte';
import { Voice } from '../ui/voice.svelte';
import { recalled } from './recall';
import type { MatchState } from './match-state.svelte';
import { ballName, ballsOf, capital, leads } from './words';

/** How many strokes can be asked about. */
export const REMEMBERED = 12;
/** How many lines are kept. */
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
  /** It tells of a ghost. */
  ghost?: boolean;
  /** Words are made when they are read, in the language of that moment. */
  text: () => string;
  /** The stroke it tells of. */
  stroke: Played | null;
}

type Words = Omit<StoryLine, 'id'>;

export class Story {
  /** The newest first. */
  lines: StoryLine[] = $state.raw([]);
  strokes: Played[] = $state.raw([]);
  /** For those who listen. */
  readonly voice = new Voice();
  readonly #state: MatchState;
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

  /** What a ghost does, in one line; nothing if it does nothing. */
  tellGhost(text: () => string): void {
    if (text() !== '') this.tell({ ball: null, ghost: true, text, stroke: null });
  }

  tellRolled(seat: number, ball: string | null, pick: GolfPick, impulses: number): void {
    this.tell(this.#rolled(seat, ball, pick, impulses));
  }

  tellWithdrawn(seat: number, why: string): void {
    this.tell(this.#withdrawn(seat, why));
  }

  tellDone(course: number): void {
    this.tell(this.#done(course));
  }

  /** Notes what happened before, without saying it; the way of the last stroke. */
  recall(past: Retold): Way | null {
    const lines: Words[] = [];
    let impulses: number | null = null;
    let last: Way | null = null;
    for (const one of recalled(past)) {
      if (one.type === 'withdrawn') lines.push(this.#withdrawn(one.seat, one.why));
      if (one.type === 'done') lines.push(this.#done(one.course));
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
    if (way.trace.events.length === 0)
      return [
        {
          ball,
          text: () => t('play-told-passes', { ball: capital(ballName(t, ball)) }),
          stroke,
        },
      ];
    // One line for each ball; every step of it is a tap away.
    return ballsOf(way).flatMap((moved) =>
      leads(t, way, moved) === ''
        ? []
        : [
            {
              ball: moved,
              text: () =>
                t('play-told-sentence', {
                  ball: capital(ballName(t, moved)),
                  story: leads(t, way, moved),
                }),
              stroke,
            },
          ],
    );
  }

  #rolled(seat: number, ball: string | null, pick: GolfPick, impulses: number): Words {
    const standing = this.#state;
    return {
      ball,
      text: () =>
        t('play-told-rolled', {
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
