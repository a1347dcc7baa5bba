import { formatNumber } from '#shared/formats/words/locale.ts';
import type { JsonComparison, JsonDifference, JsonDifferenceKind } from './compare-json.ts';

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
