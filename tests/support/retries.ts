/**
 * Counts the retries of a failed test that uses a browser or a socket: two in the gate (CI), where `npm test` names the
 * tests that needed them; none in local runs and in `npm run test:strict`. Unit tests are never retried.
 * @param environment the variables of the process
 */
export function countRetries({ CI, STRICT }: Readonly<Record<string, string | undefined>>): number {
  return CI === undefined || STRICT !== undefined ? 0 : 2;
}
