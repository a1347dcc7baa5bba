import * as v from 'valibot';
import { shortEncodingLabel, textEncodings } from '#shared/formats/text-encoding/encodings.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { moreOf } from '#shared/formats/words/more-of.ts';
import { cancelled, fail, ok, type Result } from '#shared/result.ts';
import type { OperationContext } from '#tools/define-operation.ts';
import type { StoppableContext } from '#tools/task.ts';
import { nameDelimiter } from '../name-delimiter.ts';
import { defaultOptions, readParserOptions } from '../parse/parser-options.ts';
import { describeKept } from '../table/describe-kept.ts';
import type { CsvTasks, ParsedResult } from '../tasks.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The settings for reading the text: the file encoding, and PapaParse's options under their own names. */
export const parsingEntries = {
  encoding: v.optional(v.pipe(v.picklist(textEncodings.map(({ name }) => name)), v.title('File encoding')), 'utf-8'),
  delimiter: v.optional(
    v.pipe(v.string(), v.title('Delimiter'), v.description('Leave it empty to have it guessed.')),
    defaultOptions.delimiter,
  ),
  newline: v.optional(
    v.pipe(
      v.picklist(['', '\n', '\r', '\r\n']),
      v.title('Line break'),
      v.description('Leave it empty to have it guessed.'),
    ),
    defaultOptions.newline,
  ),
  quoteChar: v.optional(v.pipe(v.string(), v.title('Quote')), defaultOptions.quoteChar),
  escapeChar: v.optional(
    v.pipe(v.string(), v.title('Escape'), v.description('The character before a quote inside a quoted cell.')),
    defaultOptions.escapeChar,
  ),
  header: v.optional(
    v.pipe(v.nullable(v.boolean()), v.title('First row is a header'), v.description('Guessed unless it is set.')),
    defaultOptions.header,
  ),
  dynamicTyping: v.optional(
    v.pipe(
      v.union([v.boolean(), v.record(v.string(), v.boolean())]),
      v.title('Types'),
      v.description('Whether numbers, true and false are converted: in all columns, or in the columns named.'),
    ),
    defaultOptions.dynamicTyping,
  ),
  preview: v.optional(
    v.pipe(count, v.title('Rows to read'), v.description('The number of rows, or 0 for all.')),
    defaultOptions.preview,
  ),
  comments: v.optional(
    v.pipe(
      v.union([v.boolean(), v.string()]),
      v.title('Comments'),
      v.description('What a comment line starts with; true means #.'),
    ),
    defaultOptions.comments,
  ),
  skipEmptyLines: v.optional(
    v.pipe(
      v.union([v.boolean(), v.literal('greedy')]),
      v.title('Skip empty lines'),
      v.description('“greedy” also skips lines that hold only spaces and delimiters.'),
    ),
    defaultOptions.skipEmptyLines,
  ),
  fastMode: v.optional(
    v.pipe(v.nullable(v.boolean()), v.title('Fast mode'), v.description('If true, quotes are read as text.')),
    defaultOptions.fastMode,
  ),
  delimitersToGuess: v.optional(v.pipe(v.array(v.string()), v.title('Delimiters to guess')), [
    ...defaultOptions.delimitersToGuess,
  ]),
  skipFirstNLines: v.optional(v.pipe(count, v.title('Lines to skip at the start')), defaultOptions.skipFirstNLines),
};

const parsingSchema = v.object(parsingEntries);

/** The parser's part of the options of an operation. */
export type ParsingChoices = v.InferOutput<typeof parsingSchema>;

export interface Parsed {
  readonly tasks: CsvTasks;
  readonly result: ParsedResult;
  readonly context: StoppableContext;
}

/** The share of the work that parsing takes, roughly. */
const parsingShare = 0.5;

/**
 * Parses bytes like the screen parses a file.
 * @returns the tasks with the table loaded; fails with `bad-option` if PapaParse would not accept an option, with
 * `cancelled` after an abort, and as `CsvTasks.parse` does
 */
export async function parseTable(
  bytes: Uint8Array<ArrayBuffer>,
  { encoding, ...choices }: ParsingChoices,
  { signal, reportProgress }: OperationContext,
): Promise<Result<Parsed>> {
  const { createTasks } = await import('../tasks.ts');
  const names = Object.keys(defaultOptions) as (keyof typeof defaultOptions)[];
  const read = readParserOptions(JSON.stringify(Object.fromEntries(names.map((name) => [name, choices[name]]))));
  if (!read.ok) {
    return fail({ code: 'bad-option', message: read.error.message });
  }
  const tasks = createTasks();
  const isStopped = () => signal.aborted;
  const parsed = await tasks.parse(
    { source: new Blob([bytes]), encoding, options: read.value.options },
    { isStopped, reportProgress: (fraction) => reportProgress(fraction * parsingShare) },
  );
  if (!parsed.ok) {
    return parsed;
  }
  if (parsed.value.truncated === 'stopped') {
    return fail(cancelled);
  }
  const context: StoppableContext = {
    isStopped,
    reportProgress: (fraction) => reportProgress(parsingShare + fraction * (1 - parsingShare)),
  };
  return ok({ tasks, result: parsed.value, context });
}

/** The guesses made and the problems found in the text, worded as on the screen. */
export function notesOf(result: ParsedResult): string[] {
  const {
    delimiter,
    delimiterFrom,
    header,
    headerFrom,
    columnCount,
    likelyEncodings,
    truncated,
    rowCount,
    renamed,
    kept,
  } = result;
  const only = `Only ${countOf(rowCount, 'row was', 'rows were')} read`;
  return [
    ...(delimiterFrom === 'guess' && columnCount > 1 ? [`The delimiter is guessed: ${nameDelimiter(delimiter)}.`] : []),
    ...(headerFrom === 'guess' && header !== undefined
      ? ['The first row is treated as a header, because it looks like one.']
      : []),
    ...(truncated === 'preview' ? [`${only}, as the option preview says.`] : []),
    ...(truncated === 'memory' || truncated === 'row-too-long' ? [`${only}.`] : []),
    ...(likelyEncodings.length === 0
      ? []
      : [`The file seems to be in another encoding: ${listWords(likelyEncodings.map(shortEncodingLabel), 'or')}.`]),
    ...renamed.map(({ index, from, to }) => `Column ${index + 1}, “${from}”, is renamed to “${to}”.`),
    ...(kept === undefined || kept.count === 0 ? [] : [`${describeKept(kept)}.`]),
    ...result.problems.map(({ row, message }) =>
      row === undefined ? message : `${row === 0 ? 'Header' : `Row ${formatNumber(row)}`}: ${message}`,
    ),
    ...unlistedOf(result),
  ];
}

function unlistedOf({ problems, problemCounts }: ParsedResult): string[] {
  const total = Object.values(problemCounts).reduce((sum, number) => sum + number, 0);
  const unlisted = total - problems.length;
  return unlisted === 0 ? [] : [moreOf(unlisted, 'problem of these kinds', 'problems of these kinds')];
}
