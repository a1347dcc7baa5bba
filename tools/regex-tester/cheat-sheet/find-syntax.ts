import type { Syntax, SyntaxGroup } from './syntax-list.ts';

/**
 * The syntax that a query names: each of its words is in the syntax, in its meaning or in the title of its group.
 * @returns the groups that have any, with what they have of it
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

/** An expression that has the syntax in it, with the flags that it needs. */
export function sampleOf({ before, after = '', needs }: Syntax): {
  readonly pattern: string;
  readonly flags: string;
} {
  return { pattern: `a${before}${after === '' ? '' : `a${after}`}`, flags: needs ?? '' };
}

/** @returns whether this browser knows the syntax: the newest of it is not in every one */
export function isKnownHere(syntax: Syntax): boolean {
  const { pattern, flags } = sampleOf(syntax);
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
