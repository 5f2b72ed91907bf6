/// <reference lib="webworker" />
// Runs the parts of the core that are not needed in a match: figures, lessons, score pads, course
// files, course codes and records. Loaded on first use.
import init, * as core from '../generated/study/browser';
import wasm from '../generated/study/browser_bg.wasm?url';
import type { Imprint } from './core';
import { serve } from './serve';

const ready = init({ module_or_path: wasm });

/** The course that the player tries out in the workshop. */
let trial: core.Trial | null = null;

function tried(): core.Trial {
  if (!trial) throw new Error('no course is being tried');
  return trial;
}

/** The record that is being replayed. */
let film: core.Film | null = null;

function shown(): core.Film {
  if (!film) throw new Error('no record is open');
  return film;
}

const methods = {
  openFilm(record: string) {
    const opening = new core.Film(record);
    film?.free();
    film = opening;
    return JSON.parse(opening.info());
  },
  filmFrame: (step: number, theme: string, prefix: string) =>
    JSON.parse(shown().frame(step, theme, prefix)),
  filmBoard: (step: number, theme: string, language: string, prefix: string, heat: number[]) =>
    JSON.parse(shown().board(step, theme, language, prefix, Float64Array.from(heat))),
  bestShot: () => JSON.parse(shown().best_shot()),
  filmCheck: () => JSON.parse(shown().verify()),
  filmRecord: () => shown().text(),
  recordCode: (record: string) => core.record_code(record),
  recordOfCode: (code: string) => core.record_of_code(code),
  checkCourse: (id: string, file: string) => JSON.parse(core.check_course(id, file)),
  verifyRecord: (record: string) => JSON.parse(core.verify_record(record)),
  daily: (day: string) => JSON.parse(core.daily(day)),
  judgeDaily: (record: string) => JSON.parse(core.judge_daily(record)),
  courseCode: (file: string) => core.course_code(file),
  courseFile: (code: string) => core.course_file(code),
  figure: (file: string, theme: string, language: string, prefix: string) =>
    JSON.parse(core.figure(file, theme, language, prefix)),
  position: (position: unknown, theme: string, language: string, prefix: string) =>
    JSON.parse(core.position(JSON.stringify(position), theme, language, prefix)),
  draft: (file: string, look: unknown) => JSON.parse(core.draft(file, JSON.stringify(look))),
  editCourse: (file: string, edit: unknown) => core.edit_course(file, JSON.stringify(edit)),
  tryEdit: (file: string, edit: unknown) => JSON.parse(core.try_edit(file, JSON.stringify(edit))),
  roomFor: (file: string, piece: unknown, x: number, y: number) =>
    JSON.parse(core.room_for(file, JSON.stringify(piece), x, y)),
  forkOf: (id: string) => core.fork_of(id),
  lattice: () => JSON.parse(core.lattice()),
  tray: (theme: string, prefix: string) => JSON.parse(core.tray(theme, prefix)),
  carried: (piece: unknown, theme: string, prefix: string) =>
    JSON.parse(core.carried(JSON.stringify(piece), theme, prefix)),
  coursePage: (file: string, language: string, { par, byline, link }: Imprint) =>
    core.course_page(file, language, par ?? undefined, byline, link),
  openTrial(file: string) {
    const opening = new core.Trial(file);
    trial?.free();
    trial = opening;
  },
  placeTrial: (x: number, y: number) => tried().place(x, y),
  trialBoard: (theme: string, language: string, prefix: string) =>
    JSON.parse(tried().board(theme, language, prefix)),
  trialWays: (impulses: number, theme: string, prefix: string) =>
    JSON.parse(tried().ways(impulses, theme, prefix)),
  trialHint: (impulses: number) => JSON.parse(tried().hint(impulses)),
  playTrial: (dir: string, impulses: number, theme: string, prefix: string) =>
    JSON.parse(tried().play(dir, impulses, theme, prefix)),
  padStanding: (sheet: unknown) => JSON.parse(core.pad_standing(JSON.stringify(sheet))),
  counter: (count: number) => Array.from(core.counter(count)),
  referee: (sheet: unknown) => JSON.parse(core.referee(JSON.stringify(sheet))),
};

export type StudyMethods = typeof methods;

serve(ready, methods);
