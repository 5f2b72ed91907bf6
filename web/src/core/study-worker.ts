/// <reference lib="webworker" />
// What goes beyond a game: figures, lessons, pads, course files and codes, records. Loaded when it is first asked for.
import init, * as core from '../generated/study/browser';
import wasm from '../generated/study/browser_bg.wasm?url';
import { serve } from './serve';

const ready = init({ module_or_path: wasm });

const methods = {
  checkCourse: (id: string, file: string) => JSON.parse(core.check_course(id, file)),
  verifyRecord: (record: string) => JSON.parse(core.verify_record(record)),
  courseCode: (file: string) => core.course_code(file),
  courseFile: (code: string) => core.course_file(code),
  figure: (file: string, theme: string, language: string, prefix: string) =>
    JSON.parse(core.figure(file, theme, language, prefix)),
  position: (position: unknown, theme: string, language: string, prefix: string) =>
    JSON.parse(core.position(JSON.stringify(position), theme, language, prefix)),
  padStanding: (sheet: unknown) => JSON.parse(core.pad_standing(JSON.stringify(sheet))),
  counter: (count: number) => Array.from(core.counter(count)),
  referee: (sheet: unknown) => JSON.parse(core.referee(JSON.stringify(sheet))),
};

export type StudyMethods = typeof methods;

serve(ready, methods);
