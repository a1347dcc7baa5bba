import type { ParseError, ParseResult } from 'papaparse';
import { shortEncodingLabel, type TextEncodingName } from '#renderer/components/text-encoding/encodings.ts';
import { textPosition } from '#shared/text-position.ts';
import { PackedTable } from '../table/packed-table.ts';
import { commonWidth, guessDelimiter } from './guess-delimiter.ts';
import { guessLineBreak, type LineBreak, nameLineBreak } from './guess-line-break.ts';
import { nameColumns } from './name-columns.ts';
import { createPapaFeed, type PapaFeed } from './papa-feed.ts';
import type { ParsedCsv, ParsedSummary, Problem } from './parsed-csv.ts';
import type { ParserOptions } from './parser-options.ts';
import { ProblemList } from './problem-list.ts';

/** A row of more UTF-16 code units is taken for one whose quote is never closed. */
const longestRow = 16 * 1024 * 1024;

interface Setup {
  readonly options: ParserOptions;
  /** Bytes that the table may take. */
  readonly memoryLimit: number;
  /** All of a typed text, for places in it. */
  readonly text?: string;
  /** Of a file. */
  readonly encoding?: TextEncodingName;
}

/** How the text is written: given or guessed from its first piece. */
interface Dialect {
  readonly delimiter: string;
  readonly delimiterFrom: ParsedSummary['delimiterFrom'];
  readonly newline: LineBreak;
  /** See `LineBreakGuess`. */
  readonly dropsCarriageReturn: boolean;
}

/** Takes a text in pieces and makes a table of it, with all that is doubtful in it. */
export class CsvCollector {
  readonly #setup: Setup;
  readonly #options: ParserOptions;
  readonly #table = new PackedTable();
  readonly #problems = new ProblemList();
  #dialect: Dialect = { delimiter: ',', delimiterFrom: 'guess', newline: '\n', dropsCarriageReturn: false };
  #feed: PapaFeed | undefined;
  #header: readonly string[] | undefined;
  #renamed: ParsedSummary['renamed'] = [];
  #truncated: ParsedSummary['truncated'];
  /** How many cells a row should have. */
  #width: number | undefined;
  #linesToSkip: number;
  /** UTF-16 code units that the parser was not given: a byte order mark, skipped lines. */
  #dropped = 0;
  #fed = 0;
  /** Of what was fed, up to the end of the last whole row. */
  #consumed = 0;
  /** Whether rows to come may hold U+FFFD or NUL. */
  #isSuspicious = false;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#options = setup.options;
    this.#linesToSkip = setup.options.skipFirstNLines;
  }

  /** No more is taken: the reason is in the summary. */
  get isFull(): boolean {
    return this.#truncated !== undefined;
  }

  /** Ends with the rows so far. */
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
    // What is left of the piece may hold it still.
    this.#isSuspicious = isSuspicious;
    if (this.#fed - this.#consumed > longestRow && !this.isFull) {
      this.#truncated = 'row-too-long';
      this.#add({
        type: 'Limit',
        code: 'RowTooLong',
        message: `This row goes on for more than ${longestRow.toLocaleString('en')} characters, as after a quote that is never closed. What comes after it was not read.`,
        row: this.#nextRow,
      });
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
        renamed: this.#renamed,
        ...(this.#truncated && { truncated: this.#truncated }),
        problems: this.#problems.sorted(),
        problemCounts: this.#problems.counts,
        byteLength: this.#table.byteLength,
      },
    };
  }

  /** The number of the row that comes next; 0 for the header. */
  get #nextRow(): number {
    return this.#options.header && this.#header === undefined ? 0 : this.#table.rowCount + 1;
  }

  /** Finds out how the text is written, and starts the parser. @returns what is left of the piece to parse */
  #start(piece: string): string {
    let text = this.#dropped === 0 && piece.startsWith('\ufeff') ? piece.slice(1) : piece;
    const ends = /\r\n|\n|\r/gu;
    while (this.#linesToSkip > 0 && text !== '') {
      const end = ends.exec(text);
      if (end === null) {
        this.#dropped += piece.length;
        return '';
      }
      this.#linesToSkip -= 1;
      if (this.#linesToSkip === 0) {
        text = text.slice(end.index + end[0].length);
      }
    }
    const separator = /^sep=([^\r\n"])(?:\r\n|\n|\r|$)/iu.exec(text);
    const given = this.#options.delimiter === '' ? separator?.[1] : undefined;
    if (given !== undefined && separator !== null) {
      text = text.slice(separator[0].length);
    }
    this.#dropped += piece.length - text.length;
    if (text === '') {
      // There is nothing to guess from yet.
      return '';
    }
    this.#dialect = this.#readDialect(text, given);
    const { quoteChar, escapeChar, comments, fastMode } = this.#options;
    this.#feed = createPapaFeed(
      {
        delimiter: this.#dialect.delimiter,
        newline: this.#dialect.newline,
        quoteChar,
        escapeChar,
        comments,
        ...(fastMode !== null && { fastMode }),
      },
      (result) => this.#takeRows(result),
    );
    return text;
  }

  #readDialect(text: string, fromSepLine: string | undefined): Dialect {
    const options = this.#options;
    const before = options.delimiter === '' ? options.delimitersToGuess : [options.delimiter];
    const guess = guessLineBreak(text, options.quoteChar, options.escapeChar, before);
    const newline = options.newline === '' ? guess.newline : options.newline;
    const dropsCarriageReturn = options.newline === '' && guess.dropsCarriageReturn;
    const { '\n': lf, '\r\n': crLf, '\r': cr } = guess.counts;
    if (options.newline !== '' && lf + crLf + cr > 0 && guess.newline !== newline) {
      this.#add({
        type: 'LineBreak',
        code: 'OtherLineBreak',
        message: `The option newline says ${nameLineBreak(newline)}, but the text seems to have ${nameLineBreak(guess.newline)}.`,
      });
    } else if ([lf, crLf, cr].filter((count) => count > 0).length > 1) {
      this.#add({
        type: 'LineBreak',
        code: 'MixedLineBreaks',
        message: dropsCarriageReturn
          ? `The start of the text has ${crLf.toLocaleString('en')} line breaks of CR LF and ${lf.toLocaleString('en')} of LF: both end a row.`
          : `The text has several kinds of line breaks (CR LF: ${crLf}, LF: ${lf}, CR: ${cr}). Only ${nameLineBreak(newline)} ends a row; set newline if that is wrong.`,
      });
    }
    if (options.delimiter !== '' || fromSepLine !== undefined) {
      return {
        delimiter: fromSepLine ?? options.delimiter,
        delimiterFrom: fromSepLine === undefined ? 'options' : 'sep-line',
        newline,
        dropsCarriageReturn,
      };
    }
    const delimiter = guessDelimiter(text, newline, options);
    if (delimiter === undefined && text.trim() !== '') {
      this.#add({
        type: 'Delimiter',
        code: 'UndetectableDelimiter',
        message: 'No delimiter was found, so each row is one cell. Set the delimiter if there is one.',
      });
    }
    return { delimiter: delimiter ?? ',', delimiterFrom: 'guess', newline, dropsCarriageReturn };
  }

  #takeRows({ data, errors, meta }: ParseResult<string[]>): void {
    if (this.isFull) {
      return;
    }
    const { skipEmptyLines, preview, header } = this.#options;
    const errorsByRow = groupByRow(errors);
    const { dropsCarriageReturn, newline } = this.#dialect;
    const rows: string[][] = [];
    if (this.#width === undefined && !header && data.length > 0) {
      this.#width = commonWidth(data).width;
    }
    for (let index = 0; index < data.length; index += 1) {
      const row = data[index] as string[];
      if (newline === '\n') {
        this.#mendEnd(row, dropsCarriageReturn, rows.length);
      }
      if (skipEmptyLines !== false && isEmptyLine(row, skipEmptyLines)) {
        continue;
      }
      if (header && this.#header === undefined) {
        this.#takeHeader(row);
        this.#reportQuotes(errorsByRow.get(index), 0);
        continue;
      }
      const number = this.#table.rowCount + rows.length + 1;
      if (preview > 0 && number > preview) {
        this.#truncated = 'preview';
        break;
      }
      if (row.length !== this.#width) {
        this.#reportWidth(row, number);
      }
      this.#reportQuotes(errorsByRow.get(index), number);
      rows.push(row);
    }
    this.#consumed = meta.cursor;
    this.#table.append(rows);
    if (this.#isSuspicious && rows.length > 0) {
      this.#reportCharacters();
    }
    if (this.#table.byteLength > this.#setup.memoryLimit && !this.isFull) {
      this.#truncated = 'memory';
      this.#add({
        type: 'Limit',
        code: 'MemoryLimit',
        message: `The table has grown to ${Math.round(this.#setup.memoryLimit / 1024 ** 2).toLocaleString('en')} MB, which is as much as it may. What comes after row ${this.#table.rowCount.toLocaleString('en')} was not read.`,
      });
    }
  }

  /** Rows are cut at LF: the CR of a CR LF is left at the end of the last cell. */
  #mendEnd(row: string[], drops: boolean, before: number): void {
    const last = row.length - 1;
    const cell = row[last] as string;
    if (!cell.endsWith('\r')) {
      return;
    }
    if (drops) {
      row[last] = cell.slice(0, -1);
    } else {
      this.#add({
        type: 'LineBreak',
        code: 'CarriageReturn',
        message: 'The last cell ends in a carriage return: this line break may be CR LF, others are LF.',
        row: this.#nextRow + before,
      });
    }
  }

  #takeHeader(row: readonly string[]): void {
    const { names, renamed } = nameColumns(row);
    this.#header = names;
    this.#renamed = renamed;
    this.#width = names.length;
    if (row.some(hasReplacement)) {
      this.#add(this.#describeReplacement(0));
    }
  }

  #reportWidth(row: readonly string[], number: number): void {
    const width = this.#width ?? 0;
    const base = { type: 'FieldMismatch', row: number } as const;
    if (row.length === 1 && row[0] === '') {
      this.#add({ ...base, code: 'EmptyLine', message: 'An empty line. Set skipEmptyLines to leave such lines out.' });
      return;
    }
    const isShort = row.length < width;
    const hint =
      !isShort && this.#dialect.newline === '\r\n' && row.some((cell) => /(?<!\r)\n/u.test(cell))
        ? ' Its cells hold LF, which may end rows too: set newline to "\\n" then.'
        : '';
    this.#add({
      ...base,
      code: isShort ? 'TooFewFields' : 'TooManyFields',
      message: `Too ${isShort ? 'few' : 'many'} fields: expected ${width} but found ${row.length}.${hint}`,
    });
  }

  #reportQuotes(errors: readonly ParseError[] | undefined, row: number): void {
    let former: number | undefined;
    for (const { code, index } of errors ?? []) {
      // PapaParse tells each wrong quote of a cell.
      if (index === former) {
        continue;
      }
      former = index;
      const { text } = this.#setup;
      const offset = this.#dropped + this.#consumed + (index ?? 1) - 1;
      this.#add({
        type: 'Quotes',
        code,
        message:
          code === 'MissingQuotes'
            ? 'A quote opens here and is never closed: all that follows is in this one cell.'
            : 'A quoted cell has a quote in it that neither ends it nor is doubled.',
        row,
        ...(text !== undefined && { position: textPosition(text, offset) }),
      });
    }
  }

  #reportCharacters(): void {
    let former = -1;
    this.#table.search(/[\0\ufffd]/g, this.#table.blockCount - 1, ({ row, column }) => {
      if (row === former) {
        return;
      }
      former = row;
      const isNul = !hasReplacement(this.#table.cell(row, column) ?? '');
      this.#add(
        isNul
          ? {
              type: 'Encoding',
              code: 'NulCharacter',
              message: 'A NUL character is in this row: the text may be UTF-16, or no text.',
              row: row + 1,
            }
          : this.#describeReplacement(row + 1),
      );
    });
  }

  #describeReplacement(row: number): Problem {
    const { encoding } = this.#setup;
    return {
      type: 'Encoding',
      code: 'WrongEncoding',
      message:
        encoding === undefined
          ? 'A replacement character (�) is in this row: the text was read by a wrong encoding before.'
          : `Bytes in this row are not ${shortEncodingLabel(encoding)}, and show as �.`,
      row,
    };
  }

  #add(problem: Problem): void {
    this.#problems.add(problem);
  }
}

const hasReplacement = (text: string) => text.includes('\ufffd');

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

/** As PapaParse decides it. */
function isEmptyLine(row: readonly string[], rule: true | 'greedy'): boolean {
  return rule === 'greedy' ? row.join('').trim() === '' : row.length === 1 && row[0] === '';
}
