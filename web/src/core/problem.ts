/** Returns the message of an error. */
export function errorMessage(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
