// The user's settings, which are saved on the device.
import { MediaQuery } from 'svelte/reactivity';
import type { Language } from './languages';

export interface Settings {
  /** The chosen language; null for the browser's language. */
  language: Language | null;
  theme: 'auto' | 'light' | 'dark';
  /** Whether sounds are played; false by default on touch screens. */
  sound: boolean;
  /** The speed of animations; `none` shows only their results. */
  speed: 'slow' | 'normal' | 'fast' | 'none';
  /** Mini golf: whether the cell where a stroke began stays marked. */
  markOrigin: boolean;
  /** Mini golf: whether a single tap rolls a die or plays a stroke. */
  quick: boolean;
  /** Mini golf: whether long courses are rotated by a quarter turn on a portrait screen. */
  turnBoard: boolean;
  /** Whether matches show the solid view instead of the drawn board or table. */
  solid?: boolean;
  /** Carramboule: how much of the paths the guide lines show, from 0 to 1. */
  guide: number;
  /** Carramboule with two people: whether the table turns so that the shooter is at the bottom. */
  turnTable: boolean;
  /** The names used last, in seat order. */
  names: string[];
}

const KEY = 'carambole-settings';
export const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  sound: typeof matchMedia === 'undefined' || !matchMedia('(pointer: coarse)').matches,
  speed: 'normal',
  markOrigin: true,
  quick: false,
  turnBoard: true,
  guide: 0.5,
  turnTable: true,
  names: [],
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, settings last until the page is closed.
  }
}

const evening = new MediaQuery('(prefers-color-scheme: dark)');

/** Returns the current theme. Reactive. */
export function theme(): 'light' | 'dark' {
  return settings.theme === 'auto' ? (evening.current ? 'dark' : 'light') : settings.theme;
}

const still = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Returns the factor for the duration of all animations; 0 if motion is off. Reactive. */
export function pace(): number {
  if (still.current || settings.speed === 'none') return 0;
  return { slow: 1.8, normal: 1, fast: 0.45 }[settings.speed];
}
