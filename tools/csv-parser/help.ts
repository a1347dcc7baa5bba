import type { HelpOf } from '#tools/define-tool.ts';
import type { csvParser } from './tool.ts';

export const help: HelpOf<typeof csvParser> = {
  CSVParser: [
    'Paste or type CSV, or open or drop a file of any size: rows show as you type. A UTF-8 file of less than 1 MB is taken as text; any other is read piece by piece in its File encoding, but a byte order mark wins; it is not kept between visits.',
    'Whether the first row is a header is guessed, and said under the rows: “It is data” or the switch decides it.',
    'Every value stays the text that it is. Types, or dynamicTyping, makes numbers, true, false and null in JSON and SQL, but never of 007, 1e5 or a number of over 15 digits.',
    'A click on a problem leads to its row; a click on a cell copies it. Headings sort: numbers by value, text by your language’s order.',
    'Save… and Copy take the rows that the filter keeps, in their order, in the chosen format, which shows before.',
    'In pasted text all line breaks count as LF; a file keeps its own.',
  ],
};
