import { capitalize } from '#shared/formats/words/capitalize.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { uncapitalize } from '#shared/formats/words/uncapitalize.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { type ExplanationRow, explainPattern } from './explanation/explain-pattern.ts';
import { writeExplanation } from './explanation/visible-rows.ts';
import { compileExpression } from './expression/compile-expression.ts';
import { parseExpression } from './expression/parse-expression.ts';
import { flagDescriptions } from './expression/regexp-flags.ts';
import { scanPattern } from './expression/scan-pattern.ts';
import { regexTester } from './tool.ts';

/** Longer text is rarely an expression, and takes long to compile. */
const longestExpression = 1000;

/** A longer expression is described only by its number of groups. */
const longestExplained = 300;

/** The maximum length of the meaning in the preview, in characters. */
const longestMeaning = 120;

/** Characters with a special meaning in a pattern. The dot is missing because it is also common in file names. */
const special = /[\\[\](){}*+?^$|]/;

/** Constructs that only an expression has, such as an escape for a class or a quantified class. */
const surelySpecial = /\\[dwsbDWSB]|\[[^\]]+\][*+?{]|\(\?[:=!<]|\.[*+]/;

/**
 * Recognises a regular expression by its form: `/pattern/flags`, or a bare pattern with constructs that only a pattern
 * has.
 * @example recognise({ text: '/a+/g', size: 5 })?.preview // '“a”, one or more times; finds all matches, not only the first'
 */
export const recognise: Recognise = ({ text, size }) => {
  const expression = size > longestExpression ? '' : (text?.trim() ?? '');
  if (expression === '' || expression.length > longestExpression || /[\n\r]/.test(expression)) {
    return undefined;
  }
  const { pattern, flags, isLiteral } = parseExpression(expression);
  const isLikely = isLiteral ? special.test(pattern) : isBarePattern(pattern);
  const compiled = isLikely ? compileExpression(expression) : undefined;
  if (compiled?.ok !== true) {
    return undefined;
  }
  const effects = flagDescriptions.filter(({ flag }) => flags.includes(flag)).map(({ effect }) => effect);
  const meaning = explain(expression) ?? countOf(scanPattern(pattern, flags).groupNames.length, 'group');
  return {
    confidence: !isLiteral ? 0.72 : surelySpecial.test(pattern) ? 0.9 : flags === '' ? 0.4 : 0.6,
    preview: [shortenText(meaning, longestMeaning), ...effects].join('; '),
    operation: 'regex.match',
    screenId: regexTester.id,
    input: regexTester.inputs.expression.name,
  };
};

/** Explains the parts one after the other, and the contents of groups. */
function explain(expression: string): string | undefined {
  const explained = expression.length > longestExplained ? undefined : explainPattern(expression);
  if (explained?.ok !== true) {
    return undefined;
  }
  const [whole, ...rows] = explained.value;
  const words = explainRows(rows.slice(0, whole?.descendants ?? 0));
  return words === '' ? undefined : capitalize(words).replaceAll(/[\n\r]+/g, ' ');
}

/** @param rows the rows of one level, each followed by its descendants */
function explainRows(rows: readonly ExplanationRow[]): string {
  const parts: string[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index];
    const next = index + 1 + (row?.descendants ?? 0);
    const words = uncapitalize(row?.words ?? '');
    const isGroup =
      /^(?:group|alternative|followed|not followed|preceded|not preceded)\b/.test(words) && next > index + 1;
    parts.push(isGroup ? `${words} (${explainRows(rows.slice(index + 1, next))})` : words);
    index = next;
  }
  return parts.join(', then ');
}

/** The explanation of every part, one line each. */
export const answer: AnswerOf = ({ text }) => {
  const explained = explainPattern(text.trim());
  return explained.ok ? writeExplanation(explained.value, text.trim()) : undefined;
};

/** A Windows path, whose backslashes look like escapes. */
const windowsPath = /^(?:[a-z]:\\|\\\\\w)/i;

function isBarePattern(pattern: string): boolean {
  return (
    !windowsPath.test(pattern) &&
    surelySpecial.test(pattern) &&
    (/^\^|\$$/.test(pattern) || /^[^\s"'=;]+$/.test(pattern))
  );
}
