/** The brackets of a pattern, which need not be valid. */
export interface PatternBrackets {
  /** The name of each capturing group from 1, in the order of their opening parentheses. */
  readonly groupNames: readonly (string | undefined)[];
  /** Where the innermost unclosed group opens. */
  readonly openGroup: number | undefined;
  /** Where the innermost unclosed character class opens. */
  readonly openClass: number | undefined;
}

const tokens = /\\.|[()[\]]/gsu;
const opening = /\((?:\?<(?![=!])(?<name>[^>]*)>|(?<special>\?))?/suy;

/**
 * Finds the brackets of a pattern: groups with their names, and character classes, which nest only with the flag v.
 * @example scanPattern('(?<year>\\d+)-(\\d+)', '').groupNames // ['year', undefined]
 */
export function scanPattern(pattern: string, flags: string): PatternBrackets {
  const areClassesNested = flags.includes('v');
  const groups: number[] = [];
  const classes: number[] = [];
  const groupNames: (string | undefined)[] = [];
  for (const match of pattern.matchAll(tokens)) {
    const { 0: found, index } = match;
    if (found === '[') {
      if (classes.length === 0 || areClassesNested) {
        classes.push(index);
      }
    } else if (found === ']') {
      classes.pop();
    } else if (classes.length === 0 && found === '(') {
      groups.push(index);
      // The name is looked for only here, because in a class, as in [(?<], these characters stand for themselves.
      opening.lastIndex = index;
      const parts = opening.exec(pattern)?.groups;
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
