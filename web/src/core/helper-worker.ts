/// <reference lib="webworker" />
// Runs long computations for a replay: analyses its decisions, or encodes an animated GIF. The page
// terminates the worker when it is no longer needed.
import init, * as core from '../generated/study/browser';
import wasm from '../generated/study/browser_bg.wasm?url';
import type {
  FilmAdvice,
  FilmChances,
  FilmReview,
  FilmValues,
  PlayHint,
  ShotAdvice,
} from '../generated/protocol';
import { serve } from './serve';

const ready = init({ module_or_path: wasm });

let analyst: core.Analyst | null = null;
let picture: core.MovingPicture | null = null;

function asked(): core.Analyst {
  if (!analyst) throw new Error('no record is open');
  return analyst;
}

function made(): core.MovingPicture {
  if (!picture) throw new Error('no picture has been started');
  return picture;
}

const methods = {
  open(record: string) {
    analyst = new core.Analyst(record);
    return Array.from(analyst.decisions());
  },
  review: (): FilmReview => JSON.parse(asked().review()),
  hint: (record: string, x?: number, y?: number): PlayHint | null =>
    JSON.parse(core.hint(record, x, y)),
  chances: (): FilmChances | null => JSON.parse(asked().chances()),
  advice: (step: number): FilmAdvice | null => JSON.parse(asked().advice(step)),
  shotAdvice: (step: number): ShotAdvice | null => JSON.parse(asked().shot_advice(step)),
  values: (step: number): FilmValues | null => JSON.parse(asked().values(step)),
  beginPicture(width: number, height: number, sample: Uint8ClampedArray) {
    picture = new core.MovingPicture(width, height, new Uint8Array(sample.buffer));
  },
  addFrame: (dots: Uint8ClampedArray, hundredths: number) =>
    made().frame(new Uint8Array(dots.buffer), hundredths),
  endPicture() {
    const file = made().finish();
    picture = null;
    return file as Uint8Array<ArrayBuffer>;
  },
};

export type HelperMethods = typeof methods;

serve(ready, methods);
