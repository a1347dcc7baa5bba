import type { Finding, WordRule } from '../kinds.ts';
import { isValue } from '../values/read-value.ts';

const member = /([ \t]*)["']?([\w.-]{1,253})["']?:[ \t]*(["']?)([^\r\n"']{1,20000})\3[ \t]*(?:\r?\n|$)/y;
const anyLine = /[^\r\n]{0,20000}(?:\r?\n|$)/y;

/** The values in a Kubernetes secret, each of which is secret regardless of its name. */
export const kubernetesSecrets: WordRule = {
  words: ['kind: secret'],
  findAt(text, start, end, tell) {
    if (!/[\r\n]/.test(text.charAt(end)) && end !== text.length) {
      return undefined;
    }
    // Finds the start of the document that contains the line, since its data may precede the kind.
    const earlier = text.slice(Math.max(0, start - 20_000), start);
    const divider = earlier.lastIndexOf('\n---');
    let at = start - earlier.length + (divider === -1 ? 0 : divider + 1);
    let isData = false;
    for (let count = 0; count < 2000 && at < text.length; count += 1) {
      anyLine.lastIndex = at;
      const line = anyLine.exec(text)?.[0] ?? '';
      if (line.startsWith('---') && at > end) {
        break;
      }
      if (/^\S/.test(line)) {
        isData = /^(?:data|stringData):\s*$/.test(line);
      } else if (isData) {
        tellMember(text, at, tell);
      }
      at += Math.max(1, line.length);
    }
    return at;
  },
};

function tellMember(text: string, at: number, tell: (finding: Finding) => void): void {
  member.lastIndex = at;
  const match = member.exec(text);
  if (match === null) {
    return;
  }
  const [whole, , name = '', quote = '', value = ''] = match;
  const start = at + whole.lastIndexOf(value);
  const place = { start, end: start + value.trimEnd().length };
  if (quote !== '' || isValue(text, place, 'none', true)) {
    tell({ kind: 'secret', ...place, why: `“${name}” in a Kubernetes secret` });
  }
}

/** Matches the names of columns whose cells are secrets. */
const secretColumn =
  /^["']?(?:\w{0,20}_)?(?:pass(?:word|wd|phrase)|passwort|kennwort|secret|token|(?:api|access|private|secret)[-_ ]?key|cvv|pin)["']?$/i;

const longestHead = 2000;

/** Splits a line into cells, with or without quotation marks. */
function cellsOf(line: string, delimiter: string): { readonly start: number; readonly end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index <= line.length; index += 1) {
    const character = line[index];
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (character === undefined || (character === delimiter && !isQuoted)) {
      cells.push({ start, end: index });
      start = index + 1;
    }
  }
  return cells;
}

/**
 * Finds the cells of table columns whose header names passwords, tokens or keys. Only a header at the beginning of a
 * text counts; elsewhere, such a line may as well be prose.
 */
export function findInTable(text: string, tell: (finding: Finding) => void): void {
  const headEnd = /\r?\n/.exec(text.slice(0, longestHead + 2))?.index;
  if (headEnd === undefined) {
    return;
  }
  const head = text.slice(0, headEnd);
  const delimiter = [',', ';', '\t', '|'].find((one) => head.includes(one)) ?? ',';
  const names = cellsOf(head, delimiter).map(({ start, end }) => head.slice(start, end).trim());
  const columns = names.flatMap((name, column) => (secretColumn.test(name) ? [column] : []));
  const isHead = names.every((name) => /^["']?[\p{L}_][\p{L}\p{N} _.-]{0,60}["']?$/u.test(name));
  if (columns.length === 0 || !isHead) {
    return;
  }
  let at = text.indexOf('\n', headEnd) + 1;
  while (at < text.length) {
    const next = text.indexOf('\n', at);
    const line = text.slice(at, next === -1 ? text.length : next).replace(/\r$/, '');
    const cells = cellsOf(line, delimiter);
    if (cells.length !== names.length && line.trim() !== '') {
      return;
    }
    for (const column of columns) {
      const cell = cells[column];
      const written = cell === undefined ? '' : line.slice(cell.start, cell.end);
      const value = written.trim().replace(/^"(.*)"$/s, '$1');
      if (cell !== undefined && value !== '') {
        const start = at + cell.start + written.indexOf(value);
        const kind = /pass|kennwort|cvv|pin/i.test(names[column] ?? '') ? 'password' : 'secret';
        tell({ kind, start, end: start + value.length, why: `a cell in the column “${names[column]}”` });
      }
    }
    at = next === -1 ? text.length : next + 1;
  }
}
