import { expect, it } from 'vitest';
import { recognise } from './recognise-other-notation.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n', 0.8, 'YAML with apiVersion, kind, metadata'],
  ['---\nname: Ada\n', undefined, undefined],
  ['---\nname: Ada\nborn: 1815', 0.8, 'YAML with name, born'],
  ['- a: 1\n  b: 2\n- a: 3\n  b: 4', 0.8, 'YAML with a'],
  ['name: Ada\nborn: 1815', 0.6, 'YAML with name, born'],
  ['fruits:\n  - apple\n  - pear', 0.6, 'YAML with fruits'],
  ['# on push\nbranches:\n  - main\n  - "release/*"\n', 0.6, 'YAML with branches'],
  ['---\nbranches:\n  - main', 0.8, 'YAML with branches'],
  ['branches:\n  - main\ntags: all', 0.8, 'YAML with branches, tags'],
  ['[package]\nname = "demo"\n', 0.8, 'TOML with package'],
  ['a = 1\nb = "x"', 0.6, 'TOML with a, b'],
])('%j', (text, confidence, preview) => {
  expect(look(text)?.confidence).toBe(confidence);
  expect(look(text)?.preview).toBe(preview);
});

it.each([
  '',
  ' ',
  'name: Ada',
  '{"a": 1}\n{"b": 2}',
  '<a>\n</a>',
  '-----BEGIN X-----\nA: b\nC: d\n-----END X-----',
  'HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 5',
  'Dear all:\nplease come.\nBest',
  'Things to do:\n  - buy milk\n  - call Ada',
  'Todo:\n- buy milk\n- call Ada',
  'Todo:\n  - buy milk\nand rest',
  'Todo:\n  buy milk',
  'Todo: now\n  - buy milk',
  'fruits:',
  'let a = 1;\nlet b = 2;',
  'a,b\n1,2',
  '\ud800\n\ud800',
  ':\n'.repeat(50_000),
])('is neither: %.40j', (text) => {
  expect(look(text)).toBeUndefined();
});
