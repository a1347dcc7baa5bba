import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../../conversion-warnings.ts';
import { writeJsonText } from '../../write/write-json-text.ts';
import { readMarkdownTable } from './read-markdown-table.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  const result = readMarkdownTable(text, warnings);
  return {
    shown: result.ok ? writeJsonText(result.value, '') : result.error.code,
    warnings: warnings.collect().listed,
  };
}

describe('a table becomes a list of objects', () => {
  test.each([
    ['| a | b |\n| --- | --- |\n| 1 | x |', '[{"a":"1","b":"x"}]'],
    ['a | b\n-|-\n1 | 2\n3 | 4', '[{"a":"1","b":"2"},{"a":"3","b":"4"}]'],
    ['|a|\n|:-:|\n|1|\r\n|2|', '[{"a":"1"},{"a":"2"}]'],
    ['| a | b |\r\n|---|---|\r\n| 1 |', '[{"a":"1","b":""}]'],
    ['| a | b |\n|---|---|\n|  | 2 |', '[{"a":"","b":"2"}]'],
    ['| a | b |\n|---|---|', '[]'],
    ['\ufeff| a |\n|---|\n| 007 |', '[{"a":"007"}]'],
    ['Before\n\n> | a |\n> |---|\n> | 1 |\n\nAfter', '[{"a":"1"}]'],
    ['| a |\n|---|\n| 1 |\n# Heading', '[{"a":"1"}]'],
    ['| a |\n|---|\nno bar\n\nno row', '[{"a":"no bar"}]'],
    ['> | a |\n> |---|\n> | 1 |\n| 2 |', '[{"a":"1"}]'],
    ['| __proto__ |\n|---|\n| 1 |', '[{"__proto__":"1"}]'],
    ['Heading\n---\n\n| a |\n|---|\n| 1 |', '[{"a":"1"}]'],
    ['```md\n| a |\n|---|\n| 1 |\n```', '[{"a":"1"}]'],
    ['```\n| no |\n|---|\n```\n| a |\n|---|\n| 1 |', '[{"a":"1"}]'],
  ])('%j', (text, json) => {
    expect(read(text).shown).toBe(json);
    expect(read(text).warnings).toEqual([]);
  });
});

test.each([
  '> quotation',
  '---',
  '* * *',
  '___',
  '- item',
  '* item',
  '1. one',
  '2) two',
  '<details>',
  '</div> | x',
  '<x-y a="b">',
])('%j ends a table, as another block', (block) => {
  expect(read(`| a |\n|---|\n| 1 |\n${block}\n`)).toEqual({ shown: '[{"a":"1"}]', warnings: [] });
});

test.each(['-1', '*it*', '1.5', '<b>x</b>', '| - item |', '| --- |', '--x', '--', '-*-'])(
  '%j is a row of a table',
  (row) => {
    const cell = row.replace(/^\| | \|$/gu, '');
    expect(read(`| a |\n|---|\n${row}`)).toEqual({ shown: JSON.stringify([{ a: cell }]), warnings: [] });
  },
);

describe('a cell is the text that it shows', () => {
  test.each([
    ['a\\|b', 'a|b'],
    ['\\\\', '\\'],
    ['1 \\* 2 \\_ 3', '1 * 2 _ 3'],
    ['C:\\dir', 'C:\\dir'],
    ['one<br>two<br/>three<BR />four', 'one\ntwo\nthree\nfour'],
    ['&lt;b&gt; &amp;amp; &#x1F44B; &#65; &copy;', '<b> &amp; 👋 A &copy;'],
    ['&#0; &#xD800;', '\ufffd \ufffd'],
    ['<https://a.example/?b=1>', 'https://a.example/?b=1'],
    ['[https://a\\_b.example](https://a&#95;b.example)', 'https://a_b.example'],
    ['[www.a.example](http://www.a.example)', 'www.a.example'],
    ['[text](https://a.example)', '[text](https://a.example)'],
    ['**bold** _it_ ~~no~~ <b>x</b>', '**bold** _it_ ~~no~~ <b>x</b>'],
    ['`a\\*b` \\*', '`a\\*b` *'],
    ['``a ` \\* b`` \\*', '``a ` \\* b`` *'],
    ['\\`a\\*`', '`a*`'],
    ['`a\\*', '`a*'],
    ['[a [b](c)', '[a [b](c)'],
    ['[', '['],
    ['👋\\!', '👋!'],
  ])('%j', (cell, text) => {
    expect(read(`| a |\n|---|\n| ${cell} |`).shown).toBe(JSON.stringify([{ a: text }]));
  });
});

test('what does not fit is told, with its place', () => {
  const { shown, warnings } = read('| a | a | |\n|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |\n\n| b |\n|---|\n');
  expect(shown).toBe('[{"a":"1","a_1":"2","Column 3":"3"}]');
  expect(warnings).toMatchObject([
    { text: 'Column 2 has the name of another, "a", and is called "a_1".' },
    { text: 'Column 3 has no name, and is called "Column 3".' },
    { text: '2 cells of this row were left out, since no name stands above.', position: { line: 3, column: 1 } },
    { text: 'Only the first table was read: 1 more table was left out.', position: { line: 5, column: 1 } },
  ]);
});

test.each(['', 'text', 'a | b\n1 | 2', 'a\n---\n', '---|---', '| a | b |\n|---|', '|\n|'])(
  '%j has no table',
  (text) => {
    expect(read(text).shown).toBe('no-table');
  },
);

test.each([
  ['cells', `|a|\n|-|\n${'|'.repeat(300_000)}`],
  ['brackets', `|a|\n|-|\n|${'['.repeat(300_000)}|`],
  ['links', `|a|\n|-|\n|${'[a]('.repeat(100_000)}|`],
  ['backticks', `|a|\n|-|\n|${Array.from({ length: 700 }, (_, index) => '`'.repeat(index + 1)).join(' ')}|`],
  ['equal backticks', `|a|\n|-|\n|${'` '.repeat(200_000)}|`],
  ['dashes', '-'.repeat(300_000)],
  ['tables', '|a|\n|-|\n\n'.repeat(50_000)],
  ['backslashes', `|a|\n|-|\n|${'\\'.repeat(300_000)}|`],
])('many %s take time proportional to their number', (_, text) => {
  expect(read(text).shown.length).toBeGreaterThan(0);
});
