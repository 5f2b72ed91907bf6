// Runs the real core without its worker, for tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as core from '../../generated/study/browser';
import type { Practice, TableShape, Tried, CarrambouleBall } from '../../generated/protocol';

let ready = false;

function awake(): typeof core {
  if (!ready) {
    const wasm = fileURLToPath(new URL('../../generated/study/browser_bg.wasm', import.meta.url));
    core.initSync({ module: readFileSync(wasm) });
    ready = true;
  }
  return core;
}

export const shape = (): TableShape => JSON.parse(awake().table_shape());
export const rack = (starts: number): CarrambouleBall[] =>
  JSON.parse(awake().carramboule_rack(starts));
export const tryShot = (practice: Practice): Tried =>
  JSON.parse(awake().try_shot(JSON.stringify(practice)));
