// The sounds of a stroke, and vibration for players with sound off.
import { settings } from '../../../lib/settings.svelte';
import * as sound from '../../../ui/sound';
import type { Cue } from '../stroke/timeline';

/** Vibrates briefly if sound is off. */
export function touch(pattern: number | number[]): void {
  if (!settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/**
 * Plays the sound of a marble running around a china rim; the pitch rises as the marble slows down.
 */
export function rim(): void {
  for (let round = 0; round < 7; round++)
    sound.ring({
      pitch: 1150 + 70 * round,
      loud: 0.05,
      ring: 0.09,
      after: 0.9 * (1 - (1 - round / 7) ** 0.62),
    });
}

/** Plays two rising notes, as on a wood block, when a ball drops with confetti. */
export function well(): void {
  for (const [pitch, after] of [
    [523, 0.12],
    [784, 0.26],
  ] as const)
    sound.ring({ pitch, wave: 'triangle', loud: 0.2, ring: 0.22, after });
}

/**
 * Plays the sound for an event; `balls` is the number of balls that have met in the stroke so far.
 */
export function heard({ what, speed }: Cue, balls: number): void {
  switch (what.type) {
    case 'step':
      return sound.step(speed);
    case 'rebound':
      touch(Math.round(6 + 10 * speed));
      return sound.knock(0.45 + 0.55 * speed);
    case 'carom':
      touch(18);
      return sound.click(1, balls);
    case 'token':
      return sound.coin();
    case 'piece':
      return sound.piece();
    case 'holed':
      touch([20, 60, 40]);
      return sound.cup();
    case 'settle':
      if (what.why === 'water') sound.splash();
  }
}
