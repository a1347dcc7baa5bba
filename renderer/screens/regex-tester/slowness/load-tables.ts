import { loadCaseFolding, loadUnicodeProperties } from 'virtual:refa-tables';
import { parseExpression } from '#tools/regex-tester/expression/parse-expression.ts';

/**
 * Loads the Unicode tables that `findSlowParts` needs for an expression; most expressions need none. Tables already
 * loaded are not loaded again. Rejects if loading fails.
 * @param expression as accepted by `findSlowParts`, valid or not
 */
export async function loadTables(expression: string): Promise<void> {
  const { pattern, flags } = parseExpression(expression);
  await Promise.all([
    flags.includes('i') && loadCaseFolding(),
    /[uv]/.test(flags) && /\\p\{/i.test(pattern) && loadUnicodeProperties(),
  ]);
}
