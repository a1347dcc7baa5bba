import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { TextPosition } from '#shared/result.ts';
import type { PackedTable } from '../table/packed-table.ts';
import type { LineBreak } from './guess-line-break.ts';
import type { RenamedColumn } from './name-columns.ts';

/** A problem with the text, in one row or as a whole. */
export interface Problem {
  /** The error type of PapaParse, or one of ours. */
  readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch' | 'Encoding' | 'LineBreak' | 'Limit';
  readonly code: string;
  readonly message: string;
  /** The row number from 1, not counting the header; 0 for the header; undefined for the whole text. */
  readonly row?: number;
  /** The position in an entered text. */
  readonly position?: TextPosition;
}

/** The facts about a parsed text that are sent to the page. */
export interface ParsedSummary {
  readonly delimiter: string;
  /** Whether the delimiter was guessed, given in the options, or set by a first line `sep=;`. */
  readonly delimiterFrom: 'guess' | 'options' | 'sep-line';
  readonly newline: LineBreak;
  /** Whether rows end in both CR LF and LF. */
  readonly isMixed: boolean;
  /** The encoding used for the bytes; undefined for an entered text. */
  readonly encoding?: TextEncodingName;
  readonly hasByteOrderMark: boolean;
  /** Other possible encodings of the bytes, most likely first, if the chosen one is doubtful. */
  readonly likelyEncodings: readonly TextEncodingName[];
  readonly rowCount: number;
  /** The number of cells in the widest row. */
  readonly columnCount: number;
  /** The column names from the first row, made unique; undefined if that row is data. */
  readonly header?: readonly string[];
  /** Whether the presence of a header was guessed or given in the options. */
  readonly headerFrom: 'guess' | 'options';
  readonly renamed: readonly RenamedColumn[];
  /** The reason why rows may be missing. */
  readonly truncated?: 'preview' | 'stopped' | 'row-too-long' | 'memory';
  /** The first problems of each code. */
  readonly problems: readonly Problem[];
  /** The number of problems of each code. */
  readonly problemCounts: Readonly<Record<string, number>>;
  /** The approximate memory size in bytes. */
  readonly byteLength: number;
}

export interface ParsedCsv {
  readonly table: PackedTable;
  readonly summary: ParsedSummary;
}
