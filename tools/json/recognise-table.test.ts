import { expect, it } from 'vitest';
import { recognise } from './recognise-table.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', 0.9, 'a Markdown table with 2 columns: a, b'],
  ['\n  a | b\r\n  - | -\r\n  1 | 2', 0.9, 'a Markdown table with 2 columns: a, b'],
  ['| a |\n|---|', 0.9, 'a Markdown table with 1 column: a'],
  ['The result:\n\n| a | b |\n|---|---|\n| 1 | 2 |', 0.5, 'a Markdown table with 2 columns: a, b'],
  ["INSERT INTO users (a, b) VALUES (1, 'x');", 0.85, 'SQL that inserts rows into users'],
  ['-- a dump\ninsert ignore into `shop`.`users` values\n(1)', 0.85, 'SQL that inserts rows into shop.users'],
  ['SET a = 1;\nCOPY public."T" (a, b) FROM stdin;\n1\t2\n\\.', 0.85, 'SQL that inserts rows into public.T'],
  ['INSERT INTO\n  t (a)\nVALUES (1);', 0.85, 'SQL that inserts rows into t'],
  ['INSERT OR REPLACE INTO [t] VALUES (1)', 0.85, 'SQL that inserts rows into t'],
])('%j', (text, confidence, preview) => {
  expect(look(text)?.confidence).toBe(confidence);
  expect(look(text)?.preview).toBe(preview);
});

it.each([
  '',
  'a|b\n1|2',
  'a | b\n- | - | -',
  'a\n---\nb',
  'ls | wc\n--|x',
  'INSERT INTO t SELECT * FROM u;',
  "COPY t FROM '/x';",
  'COPY t '.repeat(20_000),
  'Please insert into this the values (1).',
  'a'.repeat(100_000),
  '|\n'.repeat(50_000),
  '-|'.repeat(50_000),
  `INSERT INTO a ${'VALUES '.repeat(20_000)}`,
])('is none: %.40j', (text) => {
  expect(look(text)).toBeUndefined();
});
