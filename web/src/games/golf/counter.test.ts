import { expect, it } from 'vitest';
import { places as placesIn } from './counter';

const LAPS = [0, 10, 20].map((first) => Array.from({ length: 11 }, (_, place) => first + place));
const places = (count: number, limit: number) => placesIn(LAPS, count, limit);

it('counts from 0 to 10', () => {
  const track = places(3, 10);
  expect(track.map((place) => place.label)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(track.find((place) => place.now)?.label).toBe(3);
  expect(track.at(-1)?.limit).toBe(true);
});

it('is relabelled for 11 to 20 and 21 to 30', () => {
  expect(places(10, 30)[0]?.label).toBe(0);
  expect(places(11, 30)[0]?.label).toBe(10);
  expect(places(20, 30).at(-2)?.label).toBe(20);
  expect(places(21, 30)[0]?.label).toBe(20);
});

it('ends at the limit, which follows a gap while it is far off', () => {
  expect(places(3, 6).map((place) => place.label)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(places(13, 15).map((place) => place.label)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(places(3, 15).at(-1)).toMatchObject({ label: 15, limit: true, gap: true });
  expect(places(3, 11).at(-1)).toMatchObject({ label: 11, limit: true, gap: false });
  // A stroke number beyond the limit still appears.
  expect(places(8, 6).find((place) => place.now)?.label).toBe(8);
});
