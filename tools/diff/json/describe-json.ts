import { formatNumber } from '#shared/formats/words/locale.ts';
import { isOfNotation, type JsonComparison, type JsonDifference, type JsonDifferenceKind } from './compare-json.ts';

/** The display name of each kind. */
export const kindNames: Readonly<Record<JsonDifferenceKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  spelling: 'Written otherwise',
  order: 'Order of keys',
};

const kinds = ['changed', 'added', 'removed', 'spelling', 'order'] as const;

/**
 * @example describeJsonCounts({ changed: 2, added: 0, removed: 1, spelling: 0, order: 0 }) // '2 changed, 1 removed'
 */
export function describeJsonCounts(counts: JsonComparison['counts']): string {
  const names = {
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    spelling: 'written otherwise',
    order: 'reordered',
  };
  const parts = kinds.filter((kind) => counts[kind] > 0).map((kind) => `${formatNumber(counts[kind])} ${names[kind]}`);
  return parts.length === 0 ? 'No difference' : parts.join(', ');
}

/**
 * Says how many of the differences are listed, where not all are.
 * @param counts the number of differences of each kind
 * @returns up to two sentences: about values, and about order and notation
 * @example describeListed(counts, listed) // ['The first 5,000 of 6,000 differences in values are listed.']
 */
export function describeListed(counts: JsonComparison['counts'], listed: readonly JsonDifference[]): string[] {
  return [false, true].flatMap((ofNotation) => {
    const of = kinds.filter((kind) => isOfNotation(kind) === ofNotation);
    const total = of.reduce((sum, kind) => sum + counts[kind], 0);
    const shown = listed.filter(({ kind }) => isOfNotation(kind) === ofNotation).length;
    const name = ofNotation ? 'in order and notation' : 'in values';
    return shown === total
      ? []
      : [`The first ${formatNumber(shown)} of ${formatNumber(total)} differences ${name} are listed.`];
  });
}

const signs = { added: '+', removed: '-', changed: '~', spelling: '=', order: '%' } as const;

/**
 * Writes differences as lines of text.
 * @example writeJsonDifferences([{ kind: 'changed', path: '$.a', a: '1', b: '2' }]) // '~ $.a: 1 → 2\n'
 */
export function writeJsonDifferences(differences: readonly JsonDifference[]): string {
  return differences
    .map(({ kind, path, a, b }) => {
      const values = [a, b].filter((value) => value !== undefined).join(' → ');
      return `${signs[kind]} ${path}: ${values.replaceAll(/\s*\n\s*/gu, ' ')}\n`;
    })
    .join('');
}
