import type { Syntax, SyntaxGroup } from './syntax-list.ts';

/**
 * Finds the syntax that contains every word of a query, in its notation, its meaning or the title of its group.
 * @returns the groups with at least one match, reduced to their matching entries
 * @example findSyntax(syntaxGroups, 'lookahead')[0]?.entries.map(({ syntax }) => syntax) // ['(?=…)', '(?!…)']
 */
export function findSyntax(groups: readonly SyntaxGroup[], query: string): readonly SyntaxGroup[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ syntax, meaning }) => {
        const text = `${syntax} ${meaning} ${title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** An expression that contains the syntax, with the flags that it needs. */
export function sampleOf({ before, after = '', needs }: Syntax): {
  readonly pattern: string;
  readonly flags: string;
} {
  return { pattern: `a${before}${after === '' ? '' : `a${after}`}`, flags: needs ?? '' };
}

/** @returns whether this browser supports the syntax: not every browser knows the newest additions */
export function isKnownHere(syntax: Syntax): boolean {
  const { pattern, flags } = sampleOf(syntax);
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
