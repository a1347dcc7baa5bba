import { formatNumber } from '#shared/formats/words/locale.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ParsedSummary, Problem } from './csv-result.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { guessLineBreak, type LineBreak, nameLineBreak } from './guess-line-break.ts';
import type { ParserOptions } from './parser-options.ts';

/** The format of a text. */
export interface Dialect {
  readonly delimiter: string;
  readonly delimiterFrom: ParsedSummary['delimiterFrom'];
  readonly newline: LineBreak;
  /** See `LineBreakGuess`. */
  readonly dropsCarriageReturn: boolean;
}

/**
 * Determines the delimiter and the line break, from the options or by guessing from the start of the text, and any
 * problems with them.
 * @param sepLine the delimiter given by a first line `sep=;`
 */
export function readDialect(
  text: string,
  options: ParserOptions,
  sepLine: string | undefined,
): { readonly dialect: Dialect; readonly problems: readonly Problem[] } {
  const { newline, dropsCarriageReturn, problem } = readLineBreak(text, options);
  const problems = problem === undefined ? [] : [problem];
  const given = sepLine ?? options.delimiter;
  if (given !== '') {
    const delimiterFrom = sepLine === undefined ? 'options' : 'sep-line';
    return { dialect: { delimiter: given, delimiterFrom, newline, dropsCarriageReturn }, problems };
  }
  const guess = guessDelimiter(text, newline, options);
  if (guess === undefined && !isBlank(text)) {
    problems.push({
      type: 'Delimiter',
      code: 'UndetectableDelimiter',
      message: 'No delimiter was found, so each row is one cell. Set the delimiter if there is one.',
    });
  }
  return { dialect: { delimiter: guess ?? ',', delimiterFrom: 'guess', newline, dropsCarriageReturn }, problems };
}

function readLineBreak(text: string, options: ParserOptions) {
  const beforeQuotes = options.delimiter === '' ? options.delimitersToGuess : [options.delimiter];
  const guess = guessLineBreak(text, options.quoteChar, options.escapeChar, beforeQuotes);
  const isGiven = options.newline !== '';
  const newline = options.newline === '' ? guess.newline : options.newline;
  const dropsCarriageReturn = !isGiven && guess.dropsCarriageReturn;
  const message = describeLineBreaks(guess.counts, newline, isGiven && guess.newline !== newline, dropsCarriageReturn);
  const code = isGiven && guess.newline !== newline ? 'OtherLineBreak' : 'MixedLineBreaks';
  const problem: Problem | undefined = message === undefined ? undefined : { type: 'LineBreak', code, message };
  return { newline, dropsCarriageReturn, problem };
}

function describeLineBreaks(
  counts: Readonly<Record<LineBreak, number>>,
  newline: LineBreak,
  isOther: boolean,
  dropsCarriageReturn: boolean,
): string | undefined {
  const found = (['\r\n', '\n', '\r'] as const).filter((lineBreak) => counts[lineBreak] > 0);
  const listed = found.map((lineBreak) => `${nameLineBreak(lineBreak)} ${formatNumber(counts[lineBreak])} times`);
  if (isOther && found.length > 0) {
    return `The option newline says ${nameLineBreak(newline)}, but the start of the text has ${listed.join(', ')}.`;
  }
  if (found.length < 2) {
    return undefined;
  }
  return dropsCarriageReturn
    ? `The start of the text mixes kinds of line break: ${listed.join(', ')}. Both end a row.`
    : `The start of the text mixes kinds of line break: ${listed.join(', ')}. Only ${nameLineBreak(newline)} ends a row; set newline if that is wrong.`;
}
