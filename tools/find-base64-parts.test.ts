import { expect, test } from 'vitest';
import { findBase64, findPem } from './find-base64-parts.ts';

/** A line of 24 characters, the least that is found. */
const row = 'TG9yZW0gaXBzdW0gZG9sb3Ig';

test.each([
  ['one line', `a ${row} b`, row],
  ['one line with padding', `a ${row}YQ== b`, `${row}YQ==`],
  ['equal lines', `a\n${row}\n${row}\nb`, `${row}\n${row}`],
  ['a shorter last line', `a\n${row}\n${row}\nYQ==\n`, `${row}\n${row}\nYQ==`],
  ['a last line without padding', `a\n${row}\nY2Q\n`, `${row}\nY2Q`],
  ['indented lines', `a: |\n  ${row}  \r\n  ${row}\r\n  YWI=\r\n`, `${row}\n${row}\nYWI=`],
  ['quoted lines', `> ${row}\n> YWI=`, `${row}\nYWI=`],
  ['lines within quotes', `a = "\n  ${row}\n  YWI=";`, `${row}\nYWI=`],
  ['a line above prose', `${row}\nThanks`, row],
  ['a line above a sentence', `${row}\nThanks for all`, row],
  ['a line above a longer one', `${row}\n${row}abcd`, row],
  ['values of which each is whole', `- ${row}YQ==\n- ${row}YQ==`, `${row}YQ==`],
  ['a whole one after half a one', `${row}a\n  ${row}YQ==`, `${row}YQ==`],
  ['too short a line', 'a TG9yZW0gaXBzdW0g b', undefined],
  ['half a group of characters', `a ${row}ab b`, undefined],
  ['a path', `a /${row}-b`, undefined],
  ['nothing', '', undefined],
])('finds Base64 in %s', (_what, text, found) => {
  expect(findBase64(text)?.text).toBe(found);
  expect(text).toContain(findBase64(text)?.written ?? '');
});

test.each([
  ['alone', '-----BEGIN A-----\nZm9v\n-----END A-----', '-----BEGIN A-----\nZm9v\n-----END A-----'],
  ['indented', 'a: |\n  -----BEGIN A-----\n  Zm9v\n  -----END A-----\n', '-----BEGIN A-----\nZm9v\n-----END A-----'],
  ['quoted', '> -----BEGIN A-----\n> Zm9v\n> -----END A-----', '-----BEGIN A-----\nZm9v\n-----END A-----'],
  ['in a line', 'a -----BEGIN A-----\\nZm9v\\n-----END A----- b', '-----BEGIN A-----\\nZm9v\\n-----END A-----'],
  ['without an end', '-----BEGIN A-----\nZm9v', undefined],
  ['with the end of another', '-----BEGIN A-----\nZm9v\n-----END B-----', undefined],
  [
    'after a text that is not Base64',
    '-----BEGIN A MESSAGE-----\nHello\n-----BEGIN A-----\nZm9v\n-----END A-----',
    '-----BEGIN A-----\nZm9v\n-----END A-----',
  ],
])('finds a PEM block %s', (_how, text, found) => {
  expect(findPem(text)?.text).toBe(found);
});
