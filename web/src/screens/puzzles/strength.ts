// Computes the player's rating with Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system",
// 2022): a rating, its deviation and its volatility.
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Result {
  /** The rating of the opponent or puzzle. */
  rating: number;
  deviation: number;
  /** The player's score: 1 for a win, 0 for a loss. */
  score: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The system constant of Glicko-2, which limits how fast the volatility changes. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE = 1e-6;

const weight = (deviation: number) => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);

/** Returns the rating after these results, which count as one rating period. */
export function rated(before: Strength, results: readonly Result[]): Strength {
  const mu = (before.rating - 1500) / SCALE;
  const phi = before.deviation / SCALE;
  // Steps 3 and 4 of Glicko-2: the estimated variance and improvement.
  let certainty = 0;
  let surprise = 0;
  for (const result of results) {
    const g = weight(result.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (result.rating - 1500) / SCALE)));
    certainty += g ** 2 * expected * (1 - expected);
    surprise += g * (result.score - expected);
  }
  if (certainty === 0) return before;
  const variance = 1 / certainty;
  const volatility = wavering(before.volatility, phi, variance, variance * surprise);
  // Steps 6 to 8 of Glicko-2: the new deviation and rating.
  const wider = phi ** 2 + volatility ** 2;
  const deviation = 1 / Math.sqrt(1 / wider + certainty);
  return {
    rating: 1500 + SCALE * (mu + deviation ** 2 * surprise),
    deviation: SCALE * deviation,
    volatility,
  };
}

/** Step 5 of Glicko-2: returns the new volatility, found with the Illinois algorithm. */
function wavering(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi ** 2 + variance + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let steps = 1;
    while (f(start - steps * TAU) < 0) steps += 1;
    high = start - steps * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

/** Returns the rating of a puzzle with this grade (1 to 5). */
export function gradeRating(grade: number): Omit<Result, 'score'> {
  return { rating: 1000 + 250 * (grade - 1), deviation: 80 };
}
