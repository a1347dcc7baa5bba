import type { WordRule } from '../kinds.ts';
import { readAssignedValue, takeMatch } from '../values/assigned-value.ts';
import { isValue } from '../values/read-value.ts';

/** The number of UTF-16 code units of a statement that are searched for its beginning. */
const reach = 400;

/** The part of a statement before an offset. */
function statementBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - reach), end);
  return before.slice(before.lastIndexOf(';') + 1);
}

interface Clause {
  /** Matches the text from the word to the value. */
  readonly pattern: RegExp;
  /** Must match the statement before the word. */
  readonly after: RegExp;
}

const quote = String.raw`(?=\\{0,4}["'])`;
const space = String.raw`\s{1,16}`;
/** Matches the call that makes a hash: `PASSWORD('…')`. */
const call = String.raw`(?:(?:old_)?password\s{0,4}\(\s{0,4})?`;
const aboutUser = /\b(?:create|alter)\s{1,16}(?:or\s{1,16}replace\s{1,16})?(?:user|role|group)\s/i;

const clauses: Readonly<Record<string, readonly Clause[]>> = {
  identified: [
    {
      pattern: new RegExp(
        String.raw`${space}(?:(?:with|via)${space}["']?\w{1,64}["']?${space}(?:by|as|using)|by)(?:${space}(?:password|values))?\s{0,16}${call}${quote}`,
        'iy',
      ),
      after:
        /\b(?:create|alter)\s{1,16}(?:or\s{1,16}replace\s{1,16})?(?:user|role)\s|\bset\s{1,16}role\s|\b(?:grant\s[\s\S]{1,380}|connect\s{1,16})to\s{1,16}\S{1,128}\s{1,16}$/i,
    },
    {
      pattern: new RegExp(String.raw`${space}by${space}(?=[\w$#]{1,128}(?:[\s;]|$))(?!(?:password|values)\b)`, 'iy'),
      after: /\b(?:create|alter)\s{1,16}user\s{1,16}(?:if\s{1,16}not\s{1,16}exists\s{1,16})?[\w$#"]{1,128}\s{1,16}$/i,
    },
  ],
  password: [
    { pattern: new RegExp(`${space}(?:e(?='))?${quote}`, 'iy'), after: aboutUser },
    {
      pattern: new RegExp(String.raw`(?:${space}for\s[^;=\n]{1,200})?\s{0,16}=\s{0,16}${call}${quote}`, 'iy'),
      after: /\bset\s{1,16}$/i,
    },
  ],
};

const hash = /\*[\dA-F]{40}/iy;

/** The passwords of users in statements of SQL: `CREATE USER ada IDENTIFIED BY 'lovelace'`, `PASSWORD 'lovelace'`. */
export const databasePasswords: WordRule = {
  words: Object.keys(clauses),
  findAt(text, start, end, tell) {
    for (const { pattern, after } of clauses[text.slice(start, end).toLowerCase()] ?? []) {
      if (takeMatch(pattern, text, end) !== null && after.test(statementBefore(text, start))) {
        const value = readAssignedValue(text, pattern.lastIndex, false);
        if (isValue(text, value, 'none', true) || takeMatch(hash, text, value.start) !== null) {
          const { start: from, end: to } = value;
          tell({ kind: 'password', start: from, end: to, why: 'the password of a database user' });
          return to;
        }
      }
    }
    return undefined;
  },
};
