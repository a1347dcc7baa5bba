import type { HelpOf } from '#tools/define-tool.ts';
import type { csvParser } from './tool.ts';

export const help: HelpOf<typeof csvParser> = {
  CSVParser: [
    'Paste or type CSV, or open or drop a file of any size: rows show as you type. A UTF-8 file of less than 1 MB becomes text. Any other file is read piece by piece in its File encoding, unless a byte order mark says otherwise, and is not kept between visits.',
    'Whether the first row is a header is guessed, and said under the rows: “It is data” or the switch decides it.',
    'Every value stays text. Types, or dynamicTyping, writes numbers, true, false and null in JSON and SQL, but leaves 007, 1e5 and numbers of more than 15 digits as text.',
    'Click a problem to go to its row, and a cell to copy it. Headings sort: numbers by value, text by your language’s order.',
    'Save… and Copy take the filtered rows, in the order shown, in the chosen format, of which you see a preview.',
    'In pasted text all line breaks count as LF; a file keeps its own.',
  ],
};
