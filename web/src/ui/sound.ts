// Synthesised sounds, close and dry like wood, felt and brass. Everything that a sound conveys is
// also visible.
import { settings } from '../lib/settings.svelte';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/**
 * Returns the audio context, or null if sound is off. Browsers allow sound only after a key press
 * or a tap, so the context is created no earlier.
 */
function awake(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return null;
    context = new AudioContext({ latencyHint: 'interactive' });
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

// Creates the audio context before the first sound, as this takes several frames.
const wake = () => setTimeout(awake, 200);
if (typeof addEventListener !== 'undefined')
  for (const input of ['pointerup', 'keyup']) addEventListener(input, wake, { once: true });

interface Body {
  /** The material's resonance in hertz; `fall` is the frequency that the sound falls to. */
  pitch: number;
  fall?: number;
  wave?: OscillatorType;
  /** The volume, from 0 to 1. */
  loud: number;
  /** How long the sound lasts, in seconds; `after` is the delay before it starts. */
  ring: number;
  after?: number;
}

/** Plays a ringing sound, like a rod, a cup or a coin. */
export function ring({ pitch, fall = pitch, wave = 'sine', loud, ring, after = 0 }: Body): void {
  const audio = awake();
  if (!audio || loud <= 0) return;
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, fall), begin + ring);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.002);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + ring);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + ring + 0.02);
}

/** Plays a scraping or clacking sound made from filtered noise. */
export function clack({
  pitch,
  loud,
  ring,
  after = 0,
  sharp = 4,
}: Body & { sharp?: number }): void {
  const audio = awake();
  if (!audio || !noise || loud <= 0) return;
  const begin = audio.currentTime + after;
  const source = audio.createBufferSource();
  const body = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  body.type = 'bandpass';
  body.frequency.value = pitch;
  body.Q.value = sharp;
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + ring);
  source.connect(body).connect(volume).connect(audio.destination);
  source.start(begin, Math.random() * 0.1, ring + 0.02);
}

/**
 * Plays the sound of a ball's step on felt: a wooden tick, which is quieter for a slower ball.
 * `strength` ranges from 0 to 1.
 */
export function step(strength: number): void {
  clack({ pitch: 1500 + 500 * strength, loud: 0.05 + 0.14 * strength, ring: 0.035, sharp: 3 });
}

/** Plays the sound of a ball hitting a rail. */
export function knock(strength = 1): void {
  ring({ pitch: 240, fall: 150, wave: 'triangle', loud: 0.22 * strength, ring: 0.09 });
  clack({ pitch: 900, loud: 0.3 * strength, ring: 0.04, sharp: 2 });
}

/**
 * Plays the click of two balls meeting. In a row of balls, each click is slightly higher than the
 * one before.
 */
export function click(strength = 1, balls = 2): void {
  const higher = 1 + 0.06 * (balls - 2);
  ring({ pitch: 2300 * higher, fall: 1900 * higher, loud: 0.16 * strength, ring: 0.05 });
  clack({ pitch: 3800, loud: 0.3 * strength, ring: 0.025, sharp: 5 });
}

/** Plays the sound of a die on felt: a few dull bounces. */
export function dice(): void {
  for (const [after, loud] of [
    [0, 0.34],
    [0.11, 0.26],
    [0.2, 0.2],
    [0.27, 0.13],
    [0.32, 0.08],
  ] as const) {
    clack({ pitch: 520 + Math.random() * 260, loud, ring: 0.06, sharp: 2.5, after: after * 1.7 });
  }
}

/** Plays the sound of a ball dropping into the hole. */
export function cup(): void {
  ring({ pitch: 190, fall: 92, loud: 0.34, ring: 0.28 });
  clack({ pitch: 420, loud: 0.22, ring: 0.1, after: 0.06, sharp: 3 });
  clack({ pitch: 380, loud: 0.14, ring: 0.08, after: 0.17, sharp: 3 });
}

/** Plays the sound of a token being taken. */
export function coin(): void {
  ring({ pitch: 1960, loud: 0.1, ring: 0.12 });
  ring({ pitch: 2930, loud: 0.08, ring: 0.34, after: 0.06 });
}

/** Plays the sound of a piece of steel or birch being moved. */
export function piece(): void {
  clack({ pitch: 700, loud: 0.26, ring: 0.07, sharp: 2 });
  ring({ pitch: 330, fall: 300, wave: 'triangle', loud: 0.08, ring: 0.12 });
}

/** Plays the sound of a ball stopping in water. */
export function splash(): void {
  clack({ pitch: 1100, loud: 0.2, ring: 0.18, sharp: 0.8 });
}
