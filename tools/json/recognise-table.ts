import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Recognise, Recognition } from '#tools/define-operation.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The maximum number of characters in the preview. */
const previewLength = 50;

/** Matches the row of dashes below the names of a table. */
const dashes = /^[ \t>]*[|:\- \t]+$/u;
/** Matches the beginning of a statement that inserts rows, and the name of its table. */
const insert =
  /^[ \t]*(?:INSERT|REPLACE)[ \t]+(?:(?:OR[ \t]+)?[A-Z_]+[ \t]+)?INTO\s+(?<name>[\w$.`"[\]]+)[^;]*?\bVALUES?\b\s*(?:ROW\s*)?\(/imu;
/** Matches the statement before the rows in a dump of PostgreSQL. */
const copy = /^COPY[ \t]+(?<name>[\w$."]+)[^;\n]*?\bFROM[ \t]+stdin\b/imu;

/**
 * Recognises tables in Markdown, and SQL that inserts rows.
 * @example recognise({ text: '| a |\n| - |\n| 1 |', size: 17 })?.preview // 'a Markdown table with 1 column: a'
 */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength) ?? '';
  return recogniseMarkdown(sample) ?? recogniseSql(sample);
};

function recogniseMarkdown(sample: string): Recognition | undefined {
  const lines = sample.split(/\r?\n/u);
  const below = lines.findIndex((line, index) => index > 0 && isBelowNames(line, lines[index - 1] ?? ''));
  if (below === -1) {
    return undefined;
  }
  const names = cellsOf(lines[below - 1] ?? '');
  const list = shortenText(names.join(', '), previewLength);
  // In a longer text the table is only a part of what was pasted.
  const isAll = lines.slice(0, below - 1).every((line) => isBlank(line));
  return found(isAll ? 0.9 : 0.5, 'markdown', `a Markdown table with ${countOf(names.length, 'column')}: ${list}`);
}

function isBelowNames(line: string, above: string): boolean {
  if (!line.includes('|') || !above.includes('|') || !dashes.test(line)) {
    return false;
  }
  const cells = cellsOf(line);
  return cells.length === cellsOf(above).length && cells.every((cell) => /^:?-+:?$/u.test(cell));
}

function recogniseSql(sample: string): Recognition | undefined {
  const name = (insert.exec(sample) ?? copy.exec(sample))?.groups?.name?.replaceAll(/[`"[\]]/gu, '');
  return name === undefined
    ? undefined
    : found(0.85, 'sql', `SQL that inserts rows into ${shortenText(name, previewLength)}`);
}

/** Splits a row at its bars; a bar that belongs to a cell is rare enough not to matter here. */
const cellsOf = (row: string) =>
  row
    .replace(/^[ \t>]+/u, '')
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

const found = (confidence: number, source: 'markdown' | 'sql', preview: string): Recognition => ({
  confidence,
  preview,
  operation: 'json.convert',
  // Its screen keeps the target that was chosen there; JSON is what the answer is copied as.
  options: { source, target: 'json' },
  screenId: 'JSONConverter',
});
