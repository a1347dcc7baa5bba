import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Recognise } from '#tools/define-operation.ts';
import { isProse } from './is-prose.ts';
import { nameDelimiter } from './name-delimiter.ts';
import { Preamble } from './parse/preamble.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The number of characters in which rows are counted. */
const countedLength = 1_048_576;

/** The number of rows examined. */
const sampleRows = 30;

/** The maximum number of characters of the first row in the preview. */
const previewLength = 50;

const delimiters = ['\t', ';', ',', '|'];

/**
 * Recognises rows with equal numbers of cells. The parser's own guess considers the whole file and accepts ragged rows;
 * pasted text is only recognised if it looks like a table.
 */
export const recognise: Recognise = ({ text, size, fileName }) => {
  const isNamed = /\.(?:csv|tsv|tab)$/iu.test(fileName ?? '');
  const preamble = new Preamble(0);
  const { text: sample, delimiter: given } = preamble.take(text?.slice(0, sampleLength) ?? '', true);
  // JSON, markup and PEM contain delimiters as well.
  if (isBlank(sample) || (!isNamed && /^\s*(?:[[{<]|-----)/u.test(sample))) {
    return undefined;
  }
  const isWhole = size <= sampleLength;
  for (const delimiter of given === undefined ? delimiters : [given]) {
    const all = splitRows(sample, delimiter);
    const rows = (isWhole ? all : all.slice(0, -1)).slice(0, sampleRows);
    const width = rows[0]?.length ?? 0;
    const isTable = rows.length > 1 && width > 1 && rows.every(({ length }) => length === width);
    if (isTable && (given !== undefined || !isText(rows, delimiter))) {
      const isCounted = text?.length === size && size <= countedLength;
      const count = isCounted ? countOf(countRows(text.slice(preamble.length)), 'row') : 'many rows';
      const names = shortenText(
        (rows[0] ?? []).map((cell) => cell.trim().replaceAll(/\s+/gu, ' ')).join(', '),
        previewLength,
      );
      return {
        confidence: isNamed || given !== undefined ? 0.95 : confidenceOf(delimiter, rows.length),
        preview: `${count} × ${countOf(width, 'column')} by ${nameDelimiter(delimiter)}: ${names}`,
        operation: 'csv.to-json',
        screenId: 'CSVParser',
        input: 'lastCSVInputContent',
      };
    }
  }
  return undefined;
};

/** Counts non-blank lines; line breaks in quotes do not count. */
function countRows(text: string): number {
  let count = 0;
  let isQuoted = false;
  let isEmpty = true;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit === 0x22) {
      isQuoted = !isQuoted;
    }
    if (!isQuoted && (unit === 0x0a || unit === 0x0d)) {
      count += isEmpty ? 0 : 1;
      isEmpty = true;
    } else if (unit > 0x20) {
      isEmpty = false;
    }
  }
  return isEmpty ? count : count + 1;
}

/** Splits a sample into rows, without an empty line at the end; quotes are removed. */
function splitRows(sample: string, delimiter: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const mark = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}\\r\\n"]*))(${mark}|\\r?\\n|\\r|$)`, 'uy');
  for (let match = cell.exec(sample); match !== null && rows.length <= sampleRows; match = cell.exec(sample)) {
    const [whole, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== delimiter) {
      if (row.length > 1 || row[0] !== '') {
        rows.push(row);
      }
      row = [];
    }
    if (whole === '' || cell.lastIndex >= sample.length) {
      break;
    }
  }
  return rows;
}

/** Whether the delimiter is punctuation of prose or code, or a bar of a Markdown table. */
function isText(rows: readonly (readonly string[])[], delimiter: string): boolean {
  const hasEmptyEnd = rows.every((row) => row.at(-1)?.trim() === '');
  return delimiter === '|'
    ? hasEmptyEnd || rows.some((row) => row.every((cell) => /^\s*:?-+:?\s*$/u.test(cell)))
    : hasEmptyEnd ||
        (delimiter !== '\t' &&
          rows.every((row) => row.slice(1).every((cell) => cell.startsWith(' '))) &&
          (rows[0]?.length === 2 || isProse(rows)));
}

function confidenceOf(delimiter: string, rowCount: number): number {
  const isMany = rowCount > 2;
  return delimiter === '\t' || delimiter === ';' ? (isMany ? 0.85 : 0.7) : isMany ? 0.7 : 0.5;
}
