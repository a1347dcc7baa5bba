/** The letter of a flag of JavaScript's regular expressions (ECMA-262, RegExp instances). */
export type Flag = 'd' | 'g' | 'i' | 'm' | 's' | 'u' | 'v' | 'y';

export interface FlagDescription {
  readonly flag: Flag;
  /** Its name, after the corresponding property of RegExp. */
  readonly name: string;
  /** A short description of its effect. */
  readonly effect: string;
}

export const flagDescriptions: readonly FlagDescription[] = [
  { flag: 'd', name: 'indices', effect: 'the table shows where each group starts and ends' },
  { flag: 'g', name: 'global', effect: 'finds all matches, not only the first' },
  { flag: 'i', name: 'ignore case', effect: 'upper and lower case are alike' },
  { flag: 'm', name: 'multiline', effect: '^ and $ match at the start and end of each line too' },
  { flag: 's', name: 'dot all', effect: 'the dot matches line breaks too' },
  { flag: 'u', name: 'unicode', effect: 'reads whole code points, allows \\p{…}; excludes v' },
  { flag: 'v', name: 'unicode sets', effect: 'as u, with set operations and strings in classes; excludes u' },
  { flag: 'y', name: 'sticky', effect: 'a match starts at the start of the text or, with g, where the last one ended' },
];

/** @returns whether a text is empty or consists only of flag letters */
export function isFlags(text: string): boolean {
  return /^[dgimsuvy]*$/u.test(text);
}

/** Flags that exclude each other: u and v are two ways of reading a pattern. */
const excluded: Partial<Record<Flag, Flag>> = { u: 'v', v: 'u' };

/**
 * Turns a flag on, appending it, or off. Turning u on turns v off, and vice versa.
 * @example toggleFlag('gu', 'v') // 'gv'
 */
export function toggleFlag(flags: string, flag: Flag): string {
  if (flags.includes(flag)) {
    return flags.replaceAll(flag, '');
  }
  const other = excluded[flag];
  return `${other === undefined ? flags : flags.replaceAll(other, '')}${flag}`;
}
