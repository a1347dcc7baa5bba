/** What a look at the brackets of a pattern tells, whether or not the pattern is valid. */
export interface PatternBrackets {
  /** The name of each capturing group from 1, in order of the opening parentheses. */
  readonly groupNames: readonly (string | undefined)[];
  /** Where the innermost group opens that is not closed. */
  readonly openGroup: number | undefined;
  /** Where the innermost character class opens that is not closed. */
  readonly openClass: number | undefined;
}

const tokens = /\\.|\((?:\?<(?![=!])(?<name>[^>]*)>|(?<special>\?))?|[)[\]]/gsu;

/**
 * Finds the brackets of a pattern: groups, with their names, and character classes, which are nested with v only.
 * @example scanPattern('(?<year>\\d+)-(\\d+)', '').groupNames // ['year', undefined]
 */
export function scanPattern(pattern: string, flags: string): PatternBrackets {
  const areClassesNested = flags.includes('v');
  const groups: number[] = [];
  const classes: number[] = [];
  const groupNames: (string | undefined)[] = [];
  for (const match of pattern.matchAll(tokens)) {
    const { 0: found, index, groups: parts } = match;
    if (found === '[') {
      if (classes.length === 0 || areClassesNested) {
        classes.push(index);
      }
    } else if (found === ']') {
      classes.pop();
    } else if (classes.length === 0 && found.startsWith('(')) {
      groups.push(index);
      if (parts?.special === undefined) {
        groupNames.push(decodeName(parts?.name));
      }
    } else if (classes.length === 0 && found === ')') {
      groups.pop();
    }
  }
  return { groupNames, openGroup: groups.at(-1), openClass: classes.at(-1) };
}

/** A name may be written with escapes: `(?<\u0061>x)` is named a. */
function decodeName(name: string | undefined): string | undefined {
  return name?.replaceAll(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/giu, (_, braced?: string, plain?: string) =>
    String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(braced ?? plain ?? '0', 16))),
  );
}
