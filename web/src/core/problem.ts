/** Returns the message of an error. */
export function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
