import { loadCaseFolding, loadUnicodeProperties } from 'virtual:refa-tables';
import { parseExpression } from '#tools/regex-tester/expression/parse-expression.ts';

/**
 * Loads the tables of Unicode that `findSlowParts` needs for an expression; most need none. Those that are there already
 * are not loaded again. Rejects if they cannot be.
 * @param expression as `findSlowParts` takes it, valid or not
 */
export async function loadTables(expression: string): Promise<void> {
  const { pattern, flags } = parseExpression(expression);
  await Promise.all([
    flags.includes('i') && loadCaseFolding(),
    /[uv]/.test(flags) && /\\p\{/i.test(pattern) && loadUnicodeProperties(),
  ]);
}
