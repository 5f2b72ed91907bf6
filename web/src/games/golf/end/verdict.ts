// The verdict on a solo match, such as "2 under par!". It is shown first when the match ends.
import type { BallMark, GolfSetup, MatchCourse } from '../../../generated/protocol';
import { isAgainstPar, parOf } from '../journey/journey';
import { capital, signed } from '../../../lib/format';
import type { Say } from '../../../lib/texts.svelte';
import type { MatchState } from '../match/match-state.svelte';

export interface Verdict {
  kind: 'ace' | 'under' | 'par' | 'over' | 'plain' | 'some' | 'out' | 'left';
  /** The strokes over all courses; `tokens` is the sum of the tokens' values. */
  strokes: number;
  tokens: number;
  /** The par of all courses together; null if unknown. */
  par: number | null;
  courses: number;
  holed: number;
}

/**
 * Returns the par of each course in a match; null if the course is not in the box or the match is
 * not comparable with par.
 */
export function parsOf(setup: GolfSetup, courses: readonly MatchCourse[]): (number | null)[] {
  return setup.courses.map((_, place) => {
    const course = courses[place];
    return course?.standard && isAgainstPar(setup) ? parOf(course.id) : null;
  });
}

/** Returns the verdict on a ball; `marks` and `pars` have one entry per course. */
export function verdictOf(
  marks: readonly (BallMark | undefined)[],
  pars: readonly (number | null)[],
  withdrawn: boolean,
): Verdict {
  const counted = marks.filter((mark) => mark && mark.count !== null);
  const sum = (of: (mark: BallMark) => number) => counted.reduce((all, mark) => all + of(mark!), 0);
  const strokes = sum(({ count }) => count ?? 0);
  const tokens = sum((mark) => mark.tokens);
  const holed = counted.filter((mark) => mark!.holed).length;
  const par = pars.some((one) => one === null)
    ? null
    : pars.reduce<number>((all, one) => all + one!, 0);
  const result = { strokes, tokens, par, courses: marks.length, holed };
  if (withdrawn) return { kind: 'left', ...result };
  if (holed === 0) return { kind: 'out', ...result };
  if (holed < marks.length) return { kind: 'some', ...result };
  if (marks.length === 1 && strokes === 1) return { kind: 'ace', ...result };
  if (par === null) return { kind: 'plain', ...result };
  const over = strokes + tokens - par;
  return { kind: over < 0 ? 'under' : over === 0 ? 'par' : 'over', ...result };
}

/** Returns the verdict on a solo match with one ball; null for other matches. */
export function soloVerdict(match: MatchState): Verdict | null {
  const [ball, other] = match.setup.balls.flat();
  if (!ball || other) return null;
  const marks = match.setup.courses.map((_, course) => match.marks(course)[ball]);
  const withdrawn = match.view.results?.[0]?.withdrawn ?? false;
  return verdictOf(marks, parsOf(match.setup, match.courses), withdrawn);
}

/** Returns the headline of a verdict, such as "Hole in one!", "2 under par!" or "Not holed". */
export function verdictTitle(say: Say, verdict: Verdict): string {
  const { kind, strokes, tokens, par, courses, holed } = verdict;
  const total = strokes + tokens;
  return say('play-verdict', {
    kind,
    difference: par === null ? 0 : Math.abs(total - par),
    total: signed(total),
    courses,
    holed,
  });
}

/**
 * Returns the line below the headline: "2 under par" for an ace, else for example "3 strokes, par
 * 4".
 */
export function verdictNote(say: Say, verdict: Verdict, limit: number): string {
  const { kind, strokes, tokens, par, courses } = verdict;
  if (kind === 'left') return '';
  if (kind === 'out') return say('play-verdict-out', { limit, courses });
  if (kind === 'ace' && tokens === 0 && (par === null || par > strokes))
    return par === null ? '' : capital(say('play-verdict-under', { difference: par - strokes }));
  const sum =
    tokens === 0
      ? say('play-verdict-strokes', { strokes })
      : say('play-sum', {
          strokes,
          sign: tokens < 0 ? 'minus' : 'plus',
          tokens: Math.abs(tokens),
          total: signed(strokes + tokens),
        });
  return par === null || kind === 'some' ? sum : say('play-verdict-par', { sum, par: signed(par) });
}
