import type { SensitiveKind } from '#shared/formats/secrets/kinds.ts';

/**
 * Says that nothing was masked, and no more than is known.
 * @param without the kinds that were not looked for
 */
export function describeNothing(without: Iterable<SensitiveKind>): string {
  const [missed] = without;
  return missed === undefined
    ? 'Nothing was found that looks like a secret.'
    : 'Nothing of the chosen kinds was found, and the others were not looked for.';
}
