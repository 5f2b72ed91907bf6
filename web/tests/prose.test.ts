// Checks that the project's sentences avoid the phrases listed in build/prose-rules.mjs, use
// British spelling, and are grammatical. `node build/prose.mjs` lists the findings.
import { describe, expect, it } from 'vitest';
import { IN_FORCE } from '../build/prose-rules.mjs';
import { AREAS, CHECKS } from '../build/prose.mjs';

const ALL = Boolean(process.env.CARAMBOLE_ALL_TESTS);

describe.each(Object.entries(CHECKS))('%s', (check, { areas, run }) => {
  for (const area of areas) {
    // Harper, the grammar checker, takes ten seconds for the texts and almost a minute for
    // everything else.
    const isDue = check !== 'grammar' || area === 'texts' || ALL;
    it.runIf(isDue && IN_FORCE[check]?.includes(area))(
      `finds nothing in ${area}`,
      { timeout: 120_000 },
      async () => expect(await run(AREAS[area]!())).toEqual([]),
    );
  }
});

describe('what is found', () => {
  const found = (check: string, text: string) =>
    CHECKS[check]!.run([{ file: 'a.md', line: 7, text, isDoc: true }]);

  it('is reported with its line and a reason', async () => {
    const text = 'You roll.\n\nWhoever\nrolls `whoever` whoever-else.';
    const why = 'name the actor: players, the client, you';
    expect(await found('phrases', text)).toEqual([`a.md:9: “Whoever”: ${why}`]);
  });

  it.each([
    ['phrases', 'Ask those\nwho play.', '“those who”'],
    ['phrases', 'It takes 20 messages a second.', '“20 messages a second”'],
    ['phrases', 'It is is a ball.', '“is is”'],
    ['phrases', 'Roll an ball.', '“an ball”'],
    ['phrases', 'Roll a orange ball.', '“a orange”'],
    ['openings', 'So much goes into one transaction.', '“So much”'],
    ['names', 'pub const MOST: usize = 3;', '“const MOST”'],
    ['spelling', 'The center of the ball.', '“center”'],
    ['spelling', 'The ball dropps.', '“dropps”'],
  ])('by %s in "%s" is %s', async (check, text, expected) => {
    expect(await found(check, text)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['phrases', 'An hour, a user, a European, the one can roll; it had had a b.'],
    ['openings', 'Returns what a server allows.'],
    ['names', 'pub const MOST_RECENT: usize = 3;'],
    [
      'spelling',
      'See `recieve`, [here](teh.md), src/foo.rs, errorMessage and F3 in Carambole’s colours.',
    ],
  ])('by %s is not "%s"', async (check, text) => {
    expect(await found(check, text)).toEqual([]);
  });

  it('by grammar is a wrong form of a word', { timeout: 120_000 }, async () => {
    expect(await found('grammar', 'You could of rolled a higher number.')).toHaveLength(1);
  });
});
