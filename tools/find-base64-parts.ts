/** A part of a text, as written there and without what stands before each of its lines. */
export interface FoundPart {
  readonly written: string;
  readonly text: string;
}

const pem = /-----BEGIN ([^\r\n-]+)-----(?:\s|\\[rn])[\s\S]*?-----END \1-----/u;

/**
 * Finds a PEM block (RFC 7468), which may be indented or quoted with `> `.
 * @example findPem('key: |\n  -----BEGIN A-----\n  Zm9v\n  -----END A-----')?.text // '-----BEGIN A-----\nZm9v\n-----END A-----'
 */
export function findPem(text: string): FoundPart | undefined {
  const [written] = pem.exec(text) ?? [];
  if (written === undefined) {
    return undefined;
  }
  const [, prefix = ''] = /\n([ \t>]+)-----END/u.exec(written) ?? [];
  return { written, text: prefix === '' ? written : written.replaceAll(`\n${prefix}`, '\n') };
}

/** The end of a line of Base64: its padding, and a quote with punctuation if it is the last. */
const lineEnd = '={0,2}(?:["\'`][,;)\\]}]*)?[ \\t]*(?:\\r?\\n|$)';
const line = `[A-Za-z\\d+/]+(?=${lineEnd})`;
/** Lines of Base64, all but the first behind the same indentation or `> `. */
const lines = new RegExp(
  `(?<![\\w/+%-])(?<first>[A-Za-z\\d+/]{24,})(?:[ \\t]*\\r?\\n(?<prefix>[ \\t>]*)${line}(?:[ \\t]*\\r?\\n\\k<prefix>${line})*)?={0,2}(?![\\w/+=%-])`,
  'gu',
);

/** Prose, such as a name below the Base64, rather than its last characters. */
const word = /^[A-Z]?[a-z]+$/u;

/**
 * Finds Base64 of 24 characters at least, with all of its lines: they are equally long, apart from the last.
 * @example findBase64('key: |\n  TG9yZW0gaXBzdW0gZG9sb3Ig\n  c2l0\n')?.text // 'TG9yZW0gaXBzdW0gZG9sb3Ig\nc2l0'
 */
export function findBase64(text: string): FoundPart | undefined {
  lines.lastIndex = 0;
  for (let match = lines.exec(text); match !== null; match = lines.exec(text)) {
    const { first = '', prefix = '' } = match.groups ?? {};
    const found = takeLines(match[0].split('\n'), prefix.length);
    if (found !== undefined) {
      return found;
    }
    lines.lastIndex = match.index + first.length;
  }
  return undefined;
}

/** @returns the lines that belong together; undefined if the first one ends within a group of four characters */
function takeLines(written: readonly string[], prefixLength: number): FoundPart | undefined {
  const rows = written.map((row, index) => (index === 0 ? row : row.slice(prefixLength)).trim());
  const length = rows[0]?.length ?? 0;
  if (length % 4 !== 0) {
    return undefined;
  }
  const shorter = rows.findIndex((row) => row.length !== length);
  const full = shorter === -1 ? rows.length : shorter;
  const last = rows[full];
  const count = last !== undefined && last.length < length && isLastLine(last) ? full + 1 : full;
  return { written: written.slice(0, count).join('\n').trimEnd(), text: rows.slice(0, count).join('\n') };
}

function isLastLine(row: string): boolean {
  return row.length % 4 === 0 || (row.length % 4 !== 1 && !row.endsWith('=') && !word.test(row));
}
