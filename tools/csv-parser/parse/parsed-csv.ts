import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { TextPosition } from '#shared/result.ts';
import type { PackedTable } from '../table/packed-table.ts';
import type { LineBreak } from './guess-line-break.ts';
import type { RenamedColumn } from './name-columns.ts';

/** Something wrong with the text, at a row of it or with all of it. */
export interface Problem {
  /** PapaParse's sort of error, or one of ours. */
  readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch' | 'Encoding' | 'LineBreak' | 'Limit';
  readonly code: string;
  readonly message: string;
  /** From 1, the header not counted; 0 is the header; undefined: all of the text. */
  readonly row?: number;
  /** In a typed text. */
  readonly position?: TextPosition;
}

/** What is known of a parsed text, as sent to the page. */
export interface ParsedSummary {
  readonly delimiter: string;
  /** `guessed`; `given` in the options; by a first line `sep=;`. */
  readonly delimiterFrom: 'guess' | 'options' | 'sep-line';
  readonly newline: LineBreak;
  /** Rows end in both CR LF and LF. */
  readonly isMixed: boolean;
  /** What the bytes were read as; undefined for a typed text. */
  readonly encoding?: TextEncodingName;
  readonly hasByteOrderMark: boolean;
  /** Encodings that the bytes may be of, the likeliest first, where the chosen one is doubtful. */
  readonly likelyEncodings: readonly TextEncodingName[];
  readonly rowCount: number;
  /** The columns of the widest row. */
  readonly columnCount: number;
  /** The names in the first row, each once; undefined if it is data. */
  readonly header?: readonly string[];
  /** Whether the first row is a header: `guessed`, or given in the options. */
  readonly headerFrom: 'guess' | 'options';
  readonly renamed: readonly RenamedColumn[];
  /** Why there may be more rows than these. */
  readonly truncated?: 'preview' | 'stopped' | 'row-too-long' | 'memory';
  /** The first of each code. */
  readonly problems: readonly Problem[];
  /** How many there are of each code. */
  readonly problemCounts: Readonly<Record<string, number>>;
  /** Bytes of memory, about. */
  readonly byteLength: number;
}

export interface ParsedCsv {
  readonly table: PackedTable;
  readonly summary: ParsedSummary;
}
