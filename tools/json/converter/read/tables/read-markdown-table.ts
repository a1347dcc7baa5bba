import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { readCell, splitCells } from './markdown-cell.ts';
import { nameMembers } from './name-members.ts';

interface Line {
  /** The line without its line break, and without what marks it as a part of a quotation or list. */
  readonly text: string;
  readonly offset: number;
  /** The number of quotations that it is in. */
  readonly depth: number;
}

const fence = /^(?:`{3,}|~{3,})/u;
/** The elements that start an HTML block, whatever stands behind them on the line; of those that people write by hand. */
const htmlBlocks =
  'address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul';
/** Match the start of a block that ends a table (GFM, sections 4 and 5); a quotation is told by its depth. */
const otherBlocks: readonly RegExp[] = [
  /^(?:#{1,6}(?:\s|$)|`{3}|~{3}|<!--)/u,
  /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/u,
  new RegExp(`^</?(?:${htmlBlocks})(?:[\\s/>]|$)`, 'iu'),
  // Any other tag, alone on its line.
  /^<\/?[a-z][\w-]*(?:\s[^<>]*)?>$/iu,
];

/**
 * Reads the first table of a text in GitHub Flavored Markdown as a list of objects, whose values are texts. A cell is
 * read as `readCell` does.
 * @returns the rows; fails with `no-table` if there is none
 * @example readMarkdownTable('| a |\n| - |\n| 1 |', warnings) // [new Map([['a', '1']])]
 */
export function readMarkdownTable(text: string, warnings: WarningCollector): Result<Data> {
  const lines = linesOf(text);
  const outside = withoutCode(lines);
  const starts = findTables(outside);
  // A whole table in a block of code is what people paste from chats.
  const [source, found] = starts.length > 0 ? [outside, starts] : [lines, findTables(lines)];
  const [start, next] = found;
  if (start === undefined) {
    const message =
      'There is no Markdown table here. It begins with a row of names, and a row of dashes below: | --- | --- |.';
    return fail({ code: 'no-table', message });
  }
  const rows = readRows(text, source, start, warnings);
  if (next !== undefined) {
    const others = countOf(found.length - 1, 'more table was', 'more tables were');
    warnings.add('leftOut', `Only the first table was read: ${others} left out.`, {
      position: () => textPosition(text, source[next]?.offset ?? 0),
    });
  }
  return ok(rows);
}

function linesOf(text: string): readonly Line[] {
  return Array.from(text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/gu), ({ 0: line, index }) => {
    const marks = /^[\s>]*/u.exec(line)?.[0] ?? '';
    const depth = marks.split('>').length - 1;
    return { text: line.slice(marks.length).trimEnd(), offset: index + marks.length, depth };
  });
}

/** Leaves out blocks of code, whose lines do not form tables. */
function withoutCode(lines: readonly Line[]): readonly Line[] {
  let opened: string | undefined;
  return lines.filter(({ text }) => {
    const mark = fence.exec(text)?.[0];
    if (opened === undefined) {
      opened = mark;
      return mark === undefined;
    }
    if (mark !== undefined && text === mark && mark.startsWith(opened)) {
      opened = undefined;
    }
    return false;
  });
}

/** @returns the indices of the rows of names */
function findTables(lines: readonly Line[]): readonly number[] {
  const starts: number[] = [];
  let index = 0;
  while (index + 1 < lines.length) {
    if (isTableAt(lines, index)) {
      starts.push(index);
      index = endOfTable(lines, index);
    } else {
      index += 1;
    }
  }
  return starts;
}

function isTableAt(lines: readonly Line[], index: number): boolean {
  const { text: names = '' } = lines[index] ?? {};
  const { text: dashes = '' } = lines[index + 1] ?? {};
  // Without a bar, the dashes make the line above a heading.
  if (
    !/^[|:\-\s]+$/u.test(dashes) ||
    !dashes.includes('-') ||
    !(names.includes('|') || dashes.includes('|')) ||
    names === ''
  ) {
    return false;
  }
  const cells = splitCells(dashes);
  return cells.every((cell) => /^:?-+:?$/u.test(cell)) && cells.length === splitCells(names).length;
}

/** Whether a line is nothing but three or more of the same mark, which may have spaces between them. */
const isThematicBreak = (text: string) => /^(?:-{3,}|\*{3,}|_{3,})$/u.test(text.replaceAll(/[ \t]/gu, ''));

const endsTable = (text: string) =>
  text === '' || isThematicBreak(text) || otherBlocks.some((block) => block.test(text));

/** @returns the index of the first line after the table */
function endOfTable(lines: readonly Line[], start: number): number {
  const depth = lines[start]?.depth;
  let end = start + 2;
  for (let line = lines[end]; line !== undefined && line.depth === depth && !endsTable(line.text); line = lines[end]) {
    end += 1;
  }
  return end;
}

function readRows(text: string, lines: readonly Line[], start: number, warnings: WarningCollector): Data {
  const names = nameMembers(splitCells(lines[start]?.text ?? '').map(readCell), warnings);
  return lines.slice(start + 2, endOfTable(lines, start)).map((line) => {
    const cells = splitCells(line.text);
    if (cells.length > names.length) {
      const more = countOf(cells.length - names.length, 'cell of this row was', 'cells of this row were');
      warnings.add('leftOut', `${more} left out, since no name stands above.`, {
        position: () => textPosition(text, line.offset),
      });
    }
    return new Map(names.map((name, column) => [name, readCell(cells[column] ?? '')]));
  });
}
