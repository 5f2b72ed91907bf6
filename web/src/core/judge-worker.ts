/// <reference lib="webworker" />
// Judges one course after another, in a different worker from the one that answers edits.
import { initSync, Judge } from '../generated/study/browser';
import type { CertificateFile, CompanyFile, CourseValues } from '../generated/protocol';
import { errorMessage } from '../lib/problem';

export type JudgeJob =
  | {
      job: number;
      file: string;
      /** The compiled core; sent only with a worker's first job. */
      module?: WebAssembly.Module;
    }
  /** Asks the worker to judge the previous course for several players as well. */
  | { job: number; company: true };

export type JudgeNews =
  | { job: number; values: CourseValues }
  | { job: number; certificate: CertificateFile }
  | { job: number; company: CompanyFile }
  | { job: number; problem: string };

function post(news: JudgeNews): void {
  self.postMessage(news);
}

let judge: Judge | null = null;

self.onmessage = (event: MessageEvent<JudgeJob>) => {
  const { job } = event.data;
  try {
    if ('company' in event.data) {
      if (judge) post({ job, company: JSON.parse(judge.company()) as CompanyFile });
      return;
    }
    const { file, module } = event.data;
    if (module) initSync({ module });
    judge?.free();
    judge = null;
    judge = new Judge(file);
    // The cell values are known long before the order of play is judged.
    post({ job, values: JSON.parse(judge.values()) as CourseValues });
    post({ job, certificate: JSON.parse(judge.certificate()) as CertificateFile });
  } catch (problem) {
    post({ job, problem: errorMessage(problem) });
  }
};
