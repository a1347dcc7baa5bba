import { expect, test } from 'vitest';
import { findParts, unwrap } from './find-parts.ts';

test.each([
  ['"a"', 'a'],
  ["'a',", 'a'],
  ['`a`;', 'a'],
  ['<https://a.example/>', 'https://a.example/'],
  ['"id": "42",', '42'],
  ["const key = 'abc';", 'abc'],
  ['export TOKEN=abc', 'abc'],
  ['Authorization: Basic YTpi', 'YTpi'],
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['a', undefined],
  ['', undefined],
  ['""', undefined],
  ['"a" and "b"', undefined],
  ['https://a.example/', undefined],
  ['C:\\Users', undefined],
  ['tel:123', undefined],
  ['a: 1\nb: 2', undefined],
  ['"https://a.example/?b=[c]"', 'https://a.example/?b=[c]'],
  ['"localhost:3000/a"', 'localhost:3000/a'],
  ["'data:,a'", 'data:,a'],
  ['"a:b', undefined],
  ['id": "42"', '42'],
])('unwraps %j', (text, inner) => {
  expect(unwrap(text)).toBe(inner);
});

test.each([
  ['GET https://a.example/?b=c, 200', ['https://a.example/?b=c']],
  ['(see https://a.example/).', ['https://a.example/']],
  ['see https://a.example/b_(c) there', ['https://a.example/b_(c)']],
  ['[a](https://a.example/b_(c))', ['https://a.example/b_(c)']],
  ['(https://a.example/b_(c)), and', ['https://a.example/b_(c)']],
  ['GET https://a.example/?b={c} 200', ['https://a.example/?b={c}']],
  ['the [https://a.example/?b[]=1]...', ['https://a.example/?b[]=1']],
  ['[https://a.example](https://a.example)', ['https://a.example']],
  ['{see https://a.example/?b=[1]}', ['https://a.example/?b=[1]']],
  ['12:00 {"url":"https://a.example/"} done', ['{"url":"https://a.example/"}']],
  ['2024-05-01 12:00:01,123 ERROR a', ['2024-05-01 12:00:01,123']],
  ['at 1714564800 it began', ['1714564800']],
  ['#bf3a2b', []],
  ['nothing here', []],
])('finds the parts of %j', (text, parts) => {
  expect(findParts(text).map((part) => part.text)).toEqual(parts);
});
