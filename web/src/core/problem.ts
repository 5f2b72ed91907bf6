/** What went wrong, in words. */
export function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
