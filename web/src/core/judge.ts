// Judges courses in a separate worker, so edits never wait. If the course is edited meanwhile, the
// judgement is abandoned.
import wasm from '../generated/study/browser_bg.wasm?url';
import type { CertificateFile, CompanyFile, CourseValues } from '../generated/protocol';
import type { JudgeJob, JudgeNews } from './judge-worker';
import { errorMessage } from '../lib/problem';

export interface Listener {
  values(values: CourseValues): void;
  certificate(certificate: CertificateFile): void;
  company?(company: CompanyFile): void;
  problem(text: string): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;
let worker: Worker | null = null;
let jobs = 0;
let running: { job: number; listener: Listener } | null = null;
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
    .then((bytes) => WebAssembly.compile(bytes));
  compiled.catch(() => (compiled = undefined));
  return compiled;
}

function heard(event: MessageEvent<JudgeNews>): void {
  const news = event.data;
  if (news.job !== running?.job) return;
  const { listener } = running;
  if ('values' in news) return listener.values(news.values);
  running = null;
  if ('company' in news) listener.company?.(news.company);
  else if ('certificate' in news) {
    listener.certificate(news.certificate);
    if (listener.company) later = setTimeout(() => judgeCompany(news.job, listener), PAUSE);
  } else listener.problem(news.problem);
}

function judgeCompany(job: number, listener: Listener): void {
  running = { job, listener };
  worker?.postMessage({ job, company: true } satisfies JudgeJob);
}

export function stopJudging(): void {
  jobs++;
  clearTimeout(later);
  if (!running) return;
  running = null;
  worker?.terminate();
  worker = null;
}

/** Starts to judge a course, and abandons any judgement already running. */
export async function judge(file: string, listener: Listener): Promise<void> {
  stopJudging();
  const job = jobs;
  try {
    const module = await core();
    if (job !== jobs) return;
    const fresh = !worker;
    worker ??= new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = heard;
    worker.onerror = (event) =>
      heard({ data: { job, problem: event.message } } as MessageEvent<JudgeNews>);
    running = { job, listener };
    worker.postMessage({ job, file, ...(fresh ? { module } : {}) } satisfies JudgeJob);
  } catch (problem) {
    if (job === jobs) listener.problem(errorMessage(problem));
  }
}
