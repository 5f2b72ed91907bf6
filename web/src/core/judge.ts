// Judges courses in a separate worker, so edits never wait. If the course is edited meanwhile, the
// judgement is abandoned.
import wasm from '../generated/study/browser_bg.wasm?url';
import type { CertificateFile, CompanyFile, CourseValues } from '../generated/protocol';
import { errorMessage } from '../lib/problem';
import { failure, WorkerCalls } from './calls';
import type { JudgeMethods } from './judge-worker';

export interface Listener {
  values(values: CourseValues): void;
  certificate(certificate: CertificateFile): void;
  company?(company: CompanyFile): void;
  problem(text: string): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;
let worker: WorkerCalls<JudgeMethods> | null = null;
/** The number of the latest job. Answers to earlier jobs are ignored. */
let jobs = 0;
let busy = false;
/**
 * How long to wait after a course has been judged for one player before also judging it for
 * several, in milliseconds; a change to the course cancels this.
 */
const PAUSE = 800;
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the compiled core. It is compiled only once, so a restarted worker is ready immediately.
 */
function core(): Promise<WebAssembly.Module> {
  compiled ??= fetch(wasm)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((problem: unknown) => {
      compiled = undefined;
      throw failure(errorMessage(problem));
    });
  return compiled;
}

export function stopJudging(): void {
  jobs++;
  clearTimeout(later);
  if (!busy) return;
  busy = false;
  worker?.end(new Error('the judgement was abandoned'));
  worker = null;
}

/** Starts to judge a course, and abandons any judgement already running. */
export function judge(file: string, listener: Listener): Promise<void> {
  stopJudging();
  const job = jobs;
  const isCurrent = () => job === jobs;

  async function work(part: () => Promise<void>): Promise<void> {
    busy = true;
    try {
      await part();
    } catch (problem) {
      if (isCurrent()) listener.problem(errorMessage(problem));
    }
    if (isCurrent()) busy = false;
  }

  return work(async () => {
    const module = await core();
    if (!isCurrent()) return;
    worker ??= new WorkerCalls<JudgeMethods>(
      () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    );
    const ask = worker.calls;
    const values = await ask.values(file, module);
    if (isCurrent()) listener.values(values);
    // The listener may have stopped the judgement.
    if (!isCurrent()) return;
    const certificate = await ask.certificate();
    if (!isCurrent()) return;
    listener.certificate(certificate);
    const { company } = listener;
    if (company)
      later = setTimeout(() => void work(async () => company(await ask.company())), PAUSE);
  });
}
