import type { Expression } from './parse-expression.ts';

/**
 * Writes `/pattern/flags`, so that `parseExpression` reads the same pattern (of a bare pattern: one that
 * matches the same, since its slashes get the backslash that they need in JavaScript).
 * @param expression its pattern must not end in a lone backslash
 * @example writeExpression({ pattern: 'a/b', isLiteral: false }, 'g') // '/a\\/b/g'
 */
export function writeExpression({ pattern, isLiteral }: Pick<Expression, 'pattern' | 'isLiteral'>, flags: string) {
  return `/${isLiteral ? pattern : escapeSlashes(pattern)}/${flags}`;
}

/** Escapes each slash that has no backslash; in a class a slash needs none. */
function escapeSlashes(pattern: string): string {
  let depth = 0;
  return pattern.replaceAll(/\\.|[/[\]]/gsu, (found) => {
    if (found === '[') {
      depth += 1;
    } else if (found === ']') {
      depth = 0;
    }
    return found === '/' && depth === 0 ? '\\/' : found;
  });
}

/**
 * One line of what was typed or pasted: line breaks become the escape that matches them, `\n`; those at the
 * ends, which a copied line has, go away.
 * @example joinLines('a\r\nb\n') // 'a\\nb'
 */
export function joinLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? '' : lines.slice(first, last + 1).join('\\n');
}
