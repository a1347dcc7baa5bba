/**
 * How often a failed test that goes through a browser or a socket is tried again: the gate (CI) tries twice more, and
 * `npm test` names what needed it; by hand, and in `npm run test:strict`, a test has one try. Unit tests have one always.
 * @param environment the variables of the process
 */
export function countRetries({ CI, STRICT }: Readonly<Record<string, string | undefined>>): number {
  return CI === undefined || STRICT !== undefined ? 0 : 2;
}
