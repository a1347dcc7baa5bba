import { shortEncodingLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Problem } from './csv-result.ts';
import type { LineBreak } from './guess-line-break.ts';

/**
 * Describes a row whose number of cells differs from that of the others.
 * @param width the expected number of cells
 */
export function describeWidth(row: readonly string[], width: number, number: number, newline: LineBreak): Problem {
  const base = { type: 'FieldMismatch', row: number } as const;
  if (row.length === 1 && row[0] === '') {
    return { ...base, code: 'EmptyLine', message: 'An empty line. Set skipEmptyLines to leave such lines out.' };
  }
  const isShort = row.length < width;
  const hint =
    !isShort && newline === '\r\n' && row.some((cell) => /(?<!\r)\n/u.test(cell))
      ? ' Its cells hold LF, which may end rows too: set newline to "\\n" then.'
      : '';
  return {
    ...base,
    code: isShort ? 'TooFewFields' : 'TooManyFields',
    message: `Too ${isShort ? 'few' : 'many'} fields: expected ${formatNumber(width)} but found ${formatNumber(row.length)}.${hint}`,
  };
}

/** @param code the error code of PapaParse */
export function describeQuote(code: string): Problem {
  return {
    type: 'Quotes',
    code,
    message:
      code === 'MissingQuotes'
        ? 'A quote opens here and is never closed: all that follows is in this one cell.'
        : 'A quoted cell has a quote in it that neither ends it nor is doubled.',
  };
}

/** @param encoding the encoding of a file; undefined for an entered text */
export function describeReplacement(row: number, encoding: TextEncodingName | undefined): Problem {
  const message =
    encoding === undefined
      ? 'A replacement character (�) is in this row: the text was once decoded with the wrong encoding.'
      : `Bytes in this row are not valid ${shortEncodingLabel(encoding)} and appear as �.`;
  return { type: 'Encoding', code: 'WrongEncoding', message, row };
}

/** @param row the number of the row with the NUL character, as in `Problem` */
export function describeNul(row: number): Problem {
  return {
    type: 'Encoding',
    code: 'NulCharacter',
    message: 'This row contains a NUL character: the file may be UTF-16, or not text at all.',
    row,
  };
}

/** @param row the number of the row that ends in a carriage return, as in `Problem` */
export function describeCarriageReturn(row: number): Problem {
  return {
    type: 'LineBreak',
    code: 'CarriageReturn',
    message: 'The last cell ends in a carriage return: this line break may be CR LF, others are LF.',
    row,
  };
}

/** @param limit the limit in UTF-16 code units */
export function describeLongRow(row: number, limit: number): Problem {
  return {
    type: 'Limit',
    code: 'RowTooLong',
    message: `This row goes on for more than ${formatNumber(limit)} characters, as after a quote that is never closed. What comes after it was not read.`,
    row,
  };
}

/** @param limit the limit in bytes */
export function describeFullMemory(rowCount: number, limit: number): Problem {
  return {
    type: 'Limit',
    code: 'MemoryLimit',
    message: `The table reached its limit of ${formatByteLength(limit)}. Rows after ${formatNumber(rowCount)} were not read.`,
  };
}
