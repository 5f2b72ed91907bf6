import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standing, Voice } from './voice.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps every sentence for its time, in order, however fast they come', () => {
  const voice = new Voice();
  const sentences = [
    'Red: 3 east, rests, 4 steps from the hole.',
    '1 · The Long Step: finished',
    'Ann, it is your turn.',
  ];
  sentences.forEach((sentence) => voice.say(sentence));
  for (const sentence of sentences) {
    expect(voice.spoken).toBe(sentence);
    vi.advanceTimersByTime(standing(sentence) - 1);
    expect(voice.spoken).toBe(sentence);
    vi.advanceTimersByTime(1);
  }
  // The last sentence stays.
  expect(voice.spoken).toBe(sentences[2]);
});

it('answers only the last of several keys, and never drops an event', () => {
  const voice = new Voice();
  voice.say('Ann rolls 4.');
  voice.say('Open: east.');
  voice.answer('east');
  voice.answer('west');
  const heard = new Set<string>();
  for (let time = 0; time < 10_000; time += 50) {
    heard.add(voice.spoken);
    vi.advanceTimersByTime(50);
  }
  expect([...heard]).toEqual(['Ann rolls 4.', 'Open: east.', 'west']);
});

it('announces the same text twice', () => {
  const voice = new Voice();
  voice.say('Off the wall.');
  const first = voice.spoken;
  voice.say('Off the wall.');
  vi.advanceTimersByTime(standing('Off the wall.'));
  expect(voice.spoken).not.toBe(first);
  expect(voice.spoken.trim()).toBe('Off the wall.');
  voice.close();
});
