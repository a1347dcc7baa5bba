/**
 * Counts the retries of a failed test: two in the gate (CI), where `npm test` names the tests that needed them; none in
 * local runs and in `npm run test:strict`.
 * @param environment the variables of the process
 */
export function countRetries({ CI, STRICT }: Readonly<Record<string, string | undefined>>): number {
  return CI === undefined || STRICT !== undefined ? 0 : 2;
}
