/** Returns the message of anything that was thrown. */
export function errorMessage(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
