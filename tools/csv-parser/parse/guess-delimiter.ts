import Papa from 'papaparse';
import type { LineBreak } from './guess-line-break.ts';
import type { ParserOptions } from './parser-options.ts';

/** The number of UTF-16 code units examined. */
const sampleLength = 64 * 1024;
const sampleRows = 200;

interface Candidate {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
  /** The most common number of cells in a row. */
  readonly width: number;
  /** The score from 0 to 1, which increases with the number of rows that agree on the width, and with the width. */
  readonly score: number;
}

/** Matches a comma in a number (1,5 or 1.234,5 or 1,234.5), or in prose, where a space follows. */
const commaInData =
  /^(?:[-+]?(?:\d*,\d+|\d{1,3}(?:[. ’]\d{3})+,\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?) ?[%€$£]?|[^,]*(?:, [^,]*)+)$/u;

/**
 * Finds the delimiter from the start of a text: the one that gives most rows the same number of cells. PapaParse's own
 * guess for rows such as `1,5;2,5` is the comma, since all rows agree on three cells; here, commas in numbers do not
 * count if another delimiter explains the rows.
 * @returns undefined if none of the delimiters gives any row two cells
 * @example guessDelimiter('1,5;2,5\n3,5;4,5', '\n', defaultOptions) // ';'
 */
export function guessDelimiter(text: string, newline: LineBreak, options: ParserOptions): string | undefined {
  const sample = cutSample(text, newline);
  const candidates = options.delimitersToGuess
    .filter((delimiter) => !delimiter.includes(options.quoteChar) && delimiter !== options.comments)
    .map((delimiter) => examine(sample, delimiter, newline, options))
    .filter(({ width }) => width > 1);
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (best === undefined || candidate.score > best.score) {
      best = candidate;
    }
  }
  if (best?.delimiter !== ',') {
    return best?.delimiter;
  }
  const other = candidates
    .filter((candidate) => candidate !== best && candidate.score >= 0.4 && hasCommasInData(candidate))
    .toSorted((a, b) => b.score - a.score)[0];
  return (other ?? best).delimiter;
}

/** Cuts the sample after the last complete row, if there is one. */
function cutSample(text: string, newline: LineBreak): string {
  if (text.length <= sampleLength) {
    return text;
  }
  const end = text.lastIndexOf(newline, sampleLength);
  return text.slice(0, end <= 0 ? sampleLength : end);
}

function examine(sample: string, delimiter: string, newline: LineBreak, options: ParserOptions): Candidate {
  const { quoteChar, escapeChar, comments, fastMode } = options;
  const { data } = Papa.parse(sample, {
    delimiter,
    newline,
    quoteChar,
    escapeChar,
    comments,
    ...(fastMode !== null && { fastMode }),
    preview: sampleRows,
  });
  const rows = data.filter((row) => row.length > 1 || row[0]?.trim() !== '');
  const { width, count } = commonWidth(rows);
  const share = rows.length === 0 ? 0 : count / rows.length;
  return { delimiter, rows, width, score: share ** 1.5 * (1 - 1 / Math.max(1, width)) };
}

/**
 * Finds the most common number of cells in a row; if there are several, the greatest.
 * @example commonWidth([['a'], ['b', 'c'], ['d', 'e']]) // { width: 2, count: 2 }
 */
export function commonWidth(rows: readonly (readonly string[])[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  let best = { width: 0, count: 0 };
  for (const { length } of rows) {
    const count = (counts.get(length) ?? 0) + 1;
    counts.set(length, count);
    if (count > best.count || (count === best.count && length > best.width)) {
      best = { width: length, count };
    }
  }
  return best;
}

function hasCommasInData({ rows }: Candidate): boolean {
  const cells = rows.flat().filter((cell) => cell.includes(','));
  return cells.length > 0 && cells.filter((cell) => commaInData.test(cell.trim())).length >= cells.length * 0.8;
}
