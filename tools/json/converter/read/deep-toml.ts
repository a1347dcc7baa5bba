/**
 * Whether parsed TOML has more levels than a limit. The package limits nested brackets itself, but dotted keys and
 * tables in arrays of tables nest without brackets: `a.b.c = 1`.
 */
export function isDeeperThan(parsed: object, maximumDepth: number): boolean {
  let level: object[] = [parsed];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maximumDepth) {
      return true;
    }
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Comments and multi-line strings, or a key with optional dots. */
const skippedOrKey =
  /#.*|"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[\w-]+)(?<rest>(?:[ \t]*\.[ \t]*(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[\w-]+))*)/gu;

/**
 * Finds the key with the most parts, which leads deepest, in valid TOML that is nested too deeply.
 * @returns the offset in UTF-16 code units
 */
export function findLongestKey(text: string): number {
  let longest = { length: -1, offset: 0 };
  for (const { index, groups } of text.matchAll(skippedOrKey)) {
    const rest = groups?.rest ?? '';
    const length = rest.split('.').length;
    if (length > longest.length) {
      longest = { length, offset: index };
    }
  }
  return longest.offset;
}
