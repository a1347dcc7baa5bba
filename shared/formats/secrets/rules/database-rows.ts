import type { Finding, WordRule } from '../kinds.ts';
import type { Place } from '../values/place.ts';
import { isValue } from '../values/read-value.ts';
import { judgeName, type NameJudgement } from './secret-names.ts';

const columnsOfInsert = /\s{1,8}[`"[\]\w.$]{1,128}\s{0,8}\(([^()]{1,2000})\)\s{0,8}values\s{0,8}(?=\()/iy;
const betweenRows = /\s{0,8},\s{0,8}(?=\()/y;
/** Matches a string of SQL, in which two quotation marks or a backslash and one stand for one. */
const string = /'((?:[^'\\]|''|\\[\s\S]){0,4096})'/y;
/** Matches a value that is not a string, up to the next delimiter. */
const other = /[^',()]{1,200}|\([^()']{0,200}\)/y;

/** Reads the strings of a row, each at the number of its column, and the end of the row. */
function readRow(text: string, from: number): { readonly strings: ReadonlyMap<number, Place>; readonly end: number } {
  const strings = new Map<number, Place>();
  let column = 0;
  let at = from + 1;
  while (at < text.length && text[at] !== ')') {
    if (text[at] === ',') {
      column += 1;
      at += 1;
      continue;
    }
    string.lastIndex = at;
    other.lastIndex = at;
    const written = string.exec(text)?.[1];
    if (written !== undefined) {
      at = string.lastIndex;
      strings.set(column, { start: at - 1 - written.length, end: at - 1 });
    } else if (other.test(text)) {
      at = other.lastIndex;
    } else {
      break;
    }
  }
  return { strings, end: text[at] === ')' ? at + 1 : at };
}

function judgeColumns(list: string): readonly (readonly [column: number, name: string, judgement: NameJudgement])[] {
  return list.split(',').flatMap((written, column) => {
    const name = written.replaceAll(/[\s`"[\]]/g, '');
    const judgement = judgeName(name);
    return judgement === undefined || judgement.kind === 'phone' ? [] : [[column, name, judgement] as const];
  });
}

/** Secrets in the rows of an SQL dump, by the names of their columns: `INSERT INTO users (name, password) VALUES …`. */
export const databaseRows: WordRule = {
  words: ['insert into', 'replace into'],
  findAt(text, _start, end, tell: (finding: Finding) => void) {
    columnsOfInsert.lastIndex = end;
    const columns = judgeColumns(columnsOfInsert.exec(text)?.[1] ?? '');
    if (columns.length === 0) {
      return undefined;
    }
    let at = columnsOfInsert.lastIndex;
    while (text[at] === '(') {
      const row = readRow(text, at);
      for (const [column, name, { kind, proof }] of columns) {
        const place = row.strings.get(column);
        if (place !== undefined && isValue(text, place, proof, true)) {
          tell({ kind, ...place, why: `a value of the column “${name}”` });
        }
      }
      betweenRows.lastIndex = row.end;
      at = betweenRows.test(text) ? betweenRows.lastIndex : row.end;
      if (at === row.end) {
        break;
      }
    }
    return at;
  },
};
