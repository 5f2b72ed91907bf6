/// <reference lib="webworker" />
// Judges one course after the other, away from the worker that answers edits.
import { initSync, Judge } from '../generated/study/browser';
import type { CertificateFile, CompanyFile, CourseValues } from '../generated/protocol';
import { wordsOf } from './problem';

export interface JudgeJob {
  job: number;
  file: string;
  /** The compiled core, with the first job. */
  module?: WebAssembly.Module;
}

export type JudgeNews =
  | { job: number; values: CourseValues }
  | { job: number; certificate: CertificateFile }
  | { job: number; company: CompanyFile }
  | { job: number; problem: string };

function post(news: JudgeNews): void {
  self.postMessage(news);
}

self.onmessage = (event: MessageEvent<JudgeJob>) => {
  const { job, file, module } = event.data;
  try {
    if (module) initSync({ module });
    const judge = new Judge(file);
    // What cells are worth is known long before the order of play is judged.
    post({ job, values: JSON.parse(judge.values()) as CourseValues });
    post({ job, certificate: JSON.parse(judge.certificate()) as CertificateFile });
    post({ job, company: JSON.parse(judge.company()) as CompanyFile });
    judge.free();
  } catch (problem) {
    post({ job, problem: wordsOf(problem) });
  }
};
