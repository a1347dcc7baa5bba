import type { ParseError } from 'papaparse';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { PackedTable } from '../table/packed-table.ts';
import type { Problem } from './csv-result.ts';
import { describeNul, describeQuote, describeReplacement } from './describe-problems.ts';
import { type FoundProblem, ProblemList } from './problem-list.ts';

/** The problems of a table, which are found row by row. Rows count from 1; the header is row 0. */
export class RowProblems {
  readonly #list = new ProblemList();
  readonly #encoding: TextEncodingName | undefined;

  /** @param encoding the encoding of a file */
  constructor(encoding: TextEncodingName | undefined) {
    this.#encoding = encoding;
  }

  get list(): ProblemList {
    return this.#list;
  }

  add(problem: FoundProblem): void {
    this.#list.add(problem);
  }

  /**
   * Adds the wrong quotes of a row.
   * @param errors PapaParse's errors about quotes in the row, whose `index` counts from the start of the text it was given
   * @param row the number of the row, from 1; 0 for the header
   * @param start the offset of that text in the whole document, in UTF-16 code units
   */
  addQuotes(errors: readonly ParseError[] | undefined, row: number, start: number): void {
    let former: number | undefined;
    for (const { code, index } of errors ?? []) {
      // PapaParse reports each wrong quote of a cell separately.
      if (index === former) {
        continue;
      }
      former = index;
      this.add({ ...describeQuote(code), row, offset: start + (index ?? 1) - 1 });
    }
  }

  /**
   * Adds the characters that hint at a wrong encoding.
   * @param reported the characters that were reported for this row, which are reported once
   */
  addCharacters(row: number, cells: readonly string[], reported: Set<string> = new Set()): void {
    const report = (character: string, describe: () => Problem) => {
      if (!reported.has(character) && cells.some((cell) => cell.includes(character))) {
        reported.add(character);
        this.add(describe());
      }
    };
    report('\0', () => describeNul(row));
    report('\ufffd', () => describeReplacement(row, this.#encoding));
  }

  /** Adds the characters that hint at a wrong encoding, in the rows that were added to the table last. */
  addCharactersOfLast(table: PackedTable): void {
    let former = -1;
    let reported = new Set<string>();
    table.search(/[\0\ufffd]/g, table.blockCount - 1, ({ row, column }) => {
      if (row !== former) {
        former = row;
        reported = new Set();
      }
      this.addCharacters(row + 1, [table.cell(row, column) ?? ''], reported);
    });
  }
}
