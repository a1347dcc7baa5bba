import Papa, { type ParseError, type ParseResult } from 'papaparse';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { PackedTable } from '../table/packed-table.ts';
import type { ParsedCsv, ParsedSummary } from './csv-result.ts';
import { describeCarriageReturn, describeFullMemory, describeLongRow, describeWidth } from './describe-problems.ts';
import { commonWidth } from './guess-delimiter.ts';
import { guessHeader, lookedAt } from './guess-header.ts';
import { nameColumns } from './name-columns.ts';
import { createPapaFeed, type PapaFeed } from './papa-feed.ts';
import type { ParserOptions } from './parser-options.ts';
import { Preamble } from './preamble.ts';
import { type Dialect, readDialect } from './read-dialect.ts';
import { RowProblems } from './row-problems.ts';

/** A row with more UTF-16 code units than this is assumed to have an unclosed quote. */
const longestRow = 16 * 1024 * 1024;

interface Setup {
  readonly options: ParserOptions;
  /** The maximum size of the table in bytes. */
  readonly memoryLimit: number;
  /** The whole entered text, for finding positions in it. */
  readonly text?: string;
  /** The encoding of a file. */
  readonly encoding?: TextEncodingName;
}

/** Builds a table from the pieces of a text, and collects the problems in it. */
export class CsvCollector {
  readonly #setup: Setup;
  readonly #options: ParserOptions;
  readonly #table = new PackedTable();
  readonly #problems: RowProblems;
  readonly #preamble: Preamble;
  #dialect: Dialect = { delimiter: ',', delimiterFrom: 'guess', newline: '\n', dropsCarriageReturn: false };
  #feed: PapaFeed | undefined;
  /** Undefined until there is enough text for a guess. */
  #hasHeader: boolean | undefined;
  #header: readonly string[] | undefined;
  #renamed: ParsedSummary['renamed'] = [];
  #truncated: ParsedSummary['truncated'];
  /** The expected number of cells per row. */
  #width: number | undefined;
  #fed = 0;
  /** How much of the text has been parsed, up to the end of the last complete row. */
  #consumed = 0;
  /** Whether upcoming rows may contain U+FFFD or NUL. */
  #isSuspicious = false;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#options = setup.options;
    this.#hasHeader = setup.options.header ?? undefined;
    this.#problems = new RowProblems(setup.encoding);
    this.#preamble = new Preamble(setup.options.skipFirstNLines);
  }

  /** Whether no more text is accepted; the summary contains the reason. */
  get isFull(): boolean {
    return this.#truncated !== undefined;
  }

  /** Stops with the rows collected so far. */
  stop(): void {
    this.#truncated ??= 'stopped';
  }

  write(piece: string): void {
    const text = this.#feed === undefined ? this.#start(piece) : piece;
    if (text === '' || this.#feed === undefined) {
      return;
    }
    const isSuspicious = text.includes('\ufffd') || text.includes('\0');
    this.#isSuspicious ||= isSuspicious;
    this.#fed += text.length;
    this.#feed.write(text);
    // The unparsed rest of the piece may still contain it.
    this.#isSuspicious = isSuspicious;
    if (this.#fed - this.#consumed > longestRow && !this.isFull) {
      this.#truncated = 'row-too-long';
      this.#problems.add(describeLongRow(this.#nextRow, longestRow));
    }
  }

  end(): ParsedCsv {
    if (!this.isFull) {
      this.#feed?.end();
    }
    const { delimiter, delimiterFrom, newline, dropsCarriageReturn } = this.#dialect;
    return {
      table: this.#table,
      summary: {
        delimiter,
        delimiterFrom,
        newline,
        isMixed: dropsCarriageReturn,
        hasByteOrderMark: false,
        likelyEncodings: [],
        rowCount: this.#table.rowCount,
        columnCount: Math.max(this.#table.widest, this.#header?.length ?? 0),
        ...(this.#header && { header: this.#header }),
        headerFrom: this.#options.header === null ? 'guess' : 'options',
        renamed: this.#renamed,
        ...(this.#truncated && { truncated: this.#truncated }),
        problems: this.#problems.list.sorted(this.#setup.text),
        problemCounts: this.#problems.list.counts,
        byteLength: this.#table.byteLength,
      },
    };
  }

  /** The number of the next row; 0 for the header. */
  get #nextRow(): number {
    return this.#hasHeader === true && this.#header === undefined ? 0 : this.#table.rowCount + 1;
  }

  /**
   * Determines the dialect of the text, and starts the parser. @returns the part of the piece that remains to be parsed
   */
  #start(piece: string): string {
    const { text, delimiter } = this.#preamble.take(piece, this.#options.delimiter === '');
    if (text === '') {
      // There is no text to guess from yet.
      return '';
    }
    const { dialect, problems } = readDialect(text, this.#options, delimiter);
    this.#dialect = dialect;
    for (const problem of problems) {
      this.#problems.add(problem);
    }
    const { quoteChar, escapeChar, comments, fastMode, skipEmptyLines } = this.#options;
    const config = {
      delimiter: this.#dialect.delimiter,
      newline: this.#dialect.newline,
      quoteChar,
      escapeChar,
      comments,
      ...(fastMode !== null && { fastMode }),
    };
    const isCounted = (row: readonly string[]) => skipEmptyLines === false || !isEmptyLine(row, skipEmptyLines);
    this.#hasHeader ??= guessHeader(Papa.parse(text, { ...config, preview: lookedAt }).data.filter(isCounted));
    this.#feed = createPapaFeed(config, (result) => this.#takeRows(result));
    return text;
  }

  #takeRows({ data, errors, meta }: ParseResult<string[]>): void {
    if (this.isFull) {
      return;
    }
    const { skipEmptyLines, preview } = this.#options;
    const errorsByRow = groupByRow(errors);
    const start = this.#preamble.length + this.#consumed;
    const { dropsCarriageReturn, newline } = this.#dialect;
    const rows: string[][] = [];
    const hasHeader = this.#hasHeader === true;
    if (this.#width === undefined && !hasHeader && data.length > 0) {
      this.#width = commonWidth(data).width;
    }
    for (let index = 0; index < data.length; index += 1) {
      const row = data[index] as string[];
      const hasStrayReturn = newline === '\n' && endsWithReturn(row);
      if (hasStrayReturn && dropsCarriageReturn) {
        dropReturn(row);
      }
      if (skipEmptyLines !== false && isEmptyLine(row, skipEmptyLines)) {
        continue;
      }
      if (hasHeader && this.#header === undefined) {
        if (hasStrayReturn && !dropsCarriageReturn) {
          this.#problems.add(describeCarriageReturn(0));
        }
        this.#takeHeader(row);
        this.#problems.addQuotes(errorsByRow.get(index), 0, start);
        continue;
      }
      const number = this.#table.rowCount + rows.length + 1;
      if (preview > 0 && number > preview) {
        this.#truncated = 'preview';
        break;
      }
      if (hasStrayReturn && !dropsCarriageReturn) {
        this.#problems.add(describeCarriageReturn(number));
      }
      if (row.length !== this.#width) {
        this.#problems.add(describeWidth(row, this.#width ?? 0, number, newline));
      }
      this.#problems.addQuotes(errorsByRow.get(index), number, start);
      rows.push(row);
    }
    this.#consumed = meta.cursor;
    this.#table.append(rows);
    if (this.#isSuspicious && rows.length > 0) {
      this.#problems.addCharactersOfLast(this.#table);
    }
    if (this.#table.byteLength > this.#setup.memoryLimit && !this.isFull) {
      this.#truncated = 'memory';
      this.#problems.add(describeFullMemory(this.#table.rowCount, this.#setup.memoryLimit));
    }
  }

  #takeHeader(row: readonly string[]): void {
    const { names, renamed } = nameColumns(row);
    this.#header = names;
    this.#renamed = renamed;
    this.#width = names.length;
    this.#problems.addCharacters(0, row);
  }
}

/** Whether the last cell has the CR of a CR LF, where it remains when rows are split at LF. */
const endsWithReturn = (row: readonly string[]) => row.at(-1)?.endsWith('\r') === true;

function dropReturn(row: string[]): void {
  row.push((row.pop() ?? '').slice(0, -1));
}

function groupByRow(errors: readonly ParseError[]): ReadonlyMap<number | undefined, ParseError[]> {
  const groups = new Map<number | undefined, ParseError[]>();
  for (const error of errors) {
    const group = groups.get(error.row);
    if (group === undefined) {
      groups.set(error.row, [error]);
    } else {
      group.push(error);
    }
  }
  return groups;
}

/** Applies the same rule as PapaParse. */
function isEmptyLine(row: readonly string[], rule: true | 'greedy'): boolean {
  return rule === 'greedy' ? row.join('').trim() === '' : row.length === 1 && row[0] === '';
}
