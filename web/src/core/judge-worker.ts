/// <reference lib="webworker" />
// Judges one course after another, in a different worker from the one that answers edits.
import { initSync, Judge } from '../generated/study/browser';
import type { CertificateFile, CompanyFile, CourseValues } from '../generated/protocol';
import { serve } from './serve';

let judge: Judge | null = null;

function opened(): Judge {
  if (!judge) throw new Error('no course is being judged');
  return judge;
}

const methods = {
  /**
   * Opens a course and returns the values of its cells, which are known long before the order of
   * play is judged. `module` is the compiled core.
   */
  values(file: string, module: WebAssembly.Module): CourseValues {
    initSync({ module });
    judge?.free();
    judge = null;
    judge = new Judge(file);
    return JSON.parse(judge.values());
  },
  certificate: (): CertificateFile => JSON.parse(opened().certificate()),
  /** Judges the course for several players as well. */
  company: (): CompanyFile => JSON.parse(opened().company()),
};

export type JudgeMethods = typeof methods;

serve(Promise.resolve(), methods);
