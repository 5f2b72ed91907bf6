// Tests the course library with a fake server.
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { courseEntry } from '../../../tests/browser/entries';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { ANA, host, type Asked } from '../../../tests/browser/host';
import { open } from '../../../tests/browser/open';
import file from '../../../../courses/1.toml?raw';
import { loadTexts } from '../../lib/texts.svelte';
import { ANYTHING } from './library';
import Publish from './Publish.svelte';
import { wish } from './shelf.svelte';

// The list keeps its filters until the page is closed, so each test resets them.
afterEach(() => void Object.assign(wish, ANYTHING));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const NONE = 'No courses match these filters.';

async function isWell(): Promise<void> {
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
}

for (const size of ['phone', 'desktop'] as const) {
  test(`courses are filtered by size, par and pieces on a ${size}`, async () => {
    const list = ({ url }: Asked) => (url.searchParams.has('par') ? [] : [courseEntry('c1')]);
    const server = host({ 'GET /courses': list });
    await open('/library', { size });
    await expect.element(page.getByRole('link', { name: 'The Pond' })).toBeVisible();
    if (size === 'phone') await button('Filters').click();
    await page.getByRole('combobox', { name: 'Piece' }).selectOptions('Sand');
    await page.getByRole('combobox', { name: 'Size' }).selectOptions('Large');
    await page.getByRole('combobox', { name: 'Par' }).selectOptions('9');
    await expect.element(page.getByText(NONE)).toBeVisible();
    await isWell();
    const asked = server.askedFor('GET /courses').at(-1)!.url.searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      order: 'new',
      size: 'large',
      par: '9',
      piece: 'sand',
    });
    await button('Show all courses').click();
    await expect.element(page.getByRole('link', { name: 'The Pond' })).toBeVisible();
  });
}

test('without a server the library says so and retries', async () => {
  const empty = page.getByText(/^No courses published yet/);
  const server = host({ 'GET /courses': [] });
  await open('/library');
  await expect.element(empty).toBeVisible();
  server.answer(null);
  // The page does not repeat the failed request by itself; only the button tries again.
  await page.getByRole('radio', { name: 'Best rated' }).click();
  await expect.element(page.getByText(/The library needs the server/)).toBeVisible();
  server.answer({ 'GET /courses': [] });
  await button('Try again').click();
  await expect.element(empty).toBeVisible();
});

test('a library course shows its par, record and origin', async () => {
  const record = { name: 'Bo', handle: null, total: 2, made: Date.now(), own: false };
  const entry = courseEntry('c1', { fork_of: 'c0', ratings: 1, stars: 4, plays: 2, record });
  host({ 'GET /courses/c1': { entry, file, own_stars: 4, own_best: null, may_rate: true } });
  await open('/library/c1', { size: 'phone' });
  await expect.element(page.getByRole('heading', { name: 'The Pond', level: 2 })).toBeVisible();
  await expect.element(page.getByTestId('par')).toHaveTextContent('2');
  await expect.element(page.getByTestId('record')).toHaveTextContent('Record: 2 strokes by Bo');
  await expect.element(page.getByText(/no longer in the library/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect.element(button('Play against the ghost')).toBeVisible();
  await expect.element(button('Withdraw from the library')).not.toBeInTheDocument();
  await isWell();
});

for (const [language, total, name, words] of [
  ['en', -1, 'Bo', 'Record: −1 strokes by Bo'],
  ['de', -1, 'Bo', 'Rekord: −1 Schläge, von Bo'],
  ['fr', -1, 'Bo', 'Record : −1 coup, par Bo'],
  ['pl', -1, 'Bo', 'Rekord: −1 uderzenie, Bo'],
  ['en', 2, 'Bo-2', 'Record: 2 strokes by Bo-2'],
] as const) {
  test(`a record below zero has a minus sign, and a name keeps its hyphen: ${words}`, async () => {
    const record = { name, handle: null, total, made: Date.now(), own: false };
    const entry = courseEntry('c1', { plays: 2, record });
    host({ 'GET /courses/c1': { entry, file, own_stars: null, own_best: null, may_rate: false } });
    await open('/library/c1', { settings: { language } });
    await expect.element(page.getByTestId('record')).toHaveTextContent(words);
  });
}

for (const [own, words] of [
  [true, 'Only other players can rate your course.'],
  [false, 'Play the course to the end to rate it.'],
] as const) {
  test(`no stars are offered for ${own ? 'your own course' : 'a course you have not played'}`, async () => {
    const entry = courseEntry('c1', { own });
    host({ 'GET /courses/c1': { entry, file, own_stars: null, own_best: null, may_rate: false } });
    await open('/library/c1', { size: 'phone' });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '4 stars' })).not.toBeInTheDocument();
    await isWell();
  });
}

for (const [course, href] of [
  ['S-1a', '/courses/S-1a'],
  ['M-1', '/courses/M-1'],
  ['cabc', '/library/cabc'],
] as const) {
  test(`a copy of ${course} is refused with a link to it`, async () => {
    const problem = { reason: 'conflict', text: 'There is one.', course };
    host({ 'POST /courses': new Response(JSON.stringify(problem), { status: 409 }) }, ANA);
    await open('/library');
    await loadTexts('library', 'online', 'workshop');
    await render(Publish, { file, from: null });
    await button('Publish in the library').click();
    await expect
      .element(page.getByText(/^An identical course has already been published/))
      .toBeVisible();
    const link = page.getByRole('link', { name: 'See that course' });
    await expect.element(link).toHaveAttribute('href', href);
  });
}
