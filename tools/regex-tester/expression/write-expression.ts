import type { Expression } from './parse-expression.ts';

/**
 * Writes `/pattern/flags` that `parseExpression` reads as the same pattern. A bare pattern becomes an equivalent one,
 * since its slashes get the backslashes that JavaScript requires.
 * @param expression an expression whose pattern does not end in a lone backslash
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
 * Joins typed or pasted text into one line: line breaks become `\n`, the escape that matches them; those at the ends,
 * as in a copied line, are removed.
 * @example joinLines('a\r\nb\n') // 'a\\nb'
 */
export function joinLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? '' : lines.slice(first, last + 1).join('\\n');
}
