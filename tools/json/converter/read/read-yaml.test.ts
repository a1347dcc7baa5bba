import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { fitData } from '../write/fit-data.ts';
import { writeJsonText } from '../write/write-json-text.ts';
import { readYaml } from './read-yaml.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  const result = readYaml(text, warnings);
  return { shown: result.ok ? writeJsonText(result.value, '') : result.error, warnings: warnings.collect() };
}

describe('readYaml', () => {
  test.each([
    ['a: 1\nb: [x, "y", \'z\']', '{"a":1,"b":["x","y","z"]}'],
    ['- ~\n- null\n-\n- true\n- False', '[null,null,null,true,false]'],
    ['[yes, no, on, off, y]', '["yes","no","on","off","y"]'],
    ['[12345678901234567890, 1.0, 1e400, .5, +5, 007, -0.50]', '[12345678901234567890,1.0,1e400,0.5,5,7,-0.50]'],
    ['[0xFF, 0o17, 0xFFFFFFFFFFFFFFFFFF]', '[255,15,4722366482869645213695]'],
    ['[.inf, -.Inf, .NaN]', '[Infinity,-Infinity,NaN]'],
    [
      '[2001-12-14, 12:30:45, 2001-12-14t21:59:43.10-05:00]',
      '["2001-12-14","12:30:45","2001-12-14t21:59:43.10-05:00"]',
    ],
    ['a: |\n  x\n   y\nb: >-\n  x\n  y\n', '{"a":"x\\n y\\n","b":"x y"}'],
    ['a: &x {p: 1}\nb: *x', '{"a":{"p":1},"b":{"p":1}}'],
    ['a: &x {p: 1, q: 2}\nb:\n  q: 0\n  <<: *x\n  r: 3', '{"a":{"p":1,"q":2},"b":{"q":0,"p":1,"r":3}}'],
    ['<<: [{a: 1}, {a: 2, b: 3}]\nb: 4', '{"a":1,"b":4}'],
    ['%YAML 1.1\n---\na: &x {p: 1}\nb:\n  <<: *x\n  r: 3', '{"a":{"p":1},"b":{"p":1,"r":3}}'],
    ['a: &x {p: 1}\nb:\n  !!merge <<: [*x, {q: 2}]\n  r: 3', '{"a":{"p":1},"b":{"p":1,"q":2,"r":3}}'],
    ['a: {&k <<: {b: 1}, c: *k}', '{"a":{"b":1,"c":"<<"}}'],
    ['"<<": 1', '{"<<":1}'],
    ['%YAML 1.1\n---\n"<<": 1', '{"<<":1}'],
    ['!!str <<: 1', '{"<<":1}'],
    ['a: &x 1\nb: &x 2\nc: *x', '{"a":1,"b":2,"c":2}'],
    ['__proto__: {a: 1}', '{"__proto__":{"a":1}}'],
    ['!!set {a, b}', '{"a":null,"b":null}'],
    ['!!omap [a: 1, b: 2]', '{"a":1,"b":2}'],
    ['!!binary aGk=', '"aGk="'],
    ['[5., -0., +5., 5.e1]', '[5.0,-0.0,5.0,5e1]'],
    ['%YAML 1.1\n---\n[1_0., 190:20:30.]', '[10.0,685230.0]'],
    ['%YAML 1.1\n---\n[yes, 017, 1_000, 190:20:30, 2001-12-14]', '[true,15,1000,685230,"2001-12-14"]'],
    ['---\n', 'null'],
    ['"\\ud83d\\udc4b é"', '"👋 é"'],
  ])('reads %j', (text, json) => expect(read(text).shown).toBe(json));

  test.each([
    ['a comment between two ends', 'a\n...\n# none\n...\n|\n%!PS # text\n', '["a","%!PS # text\\n"]'],
    ['an empty text in double quotes', '""', '""'],
    ['an empty text in single quotes, between ends', "a\n...\n''\n...\n", '["a",""]'],
    ['an empty block', '|\n', '""'],
    ['an empty value with a tag', '!!str\n', '""'],
    ['a document without contents', '---\na\n---\n---\nb\n', '["a",null,"b"]'],
  ])('%s', (_, yaml, json) => {
    const result = readYaml(yaml, new WarningCollector());
    expect(result.ok && writeJsonText(result.value, '')).toBe(json);
  });

  test('a stream of documents is an array of them, with a note', () => {
    const { shown, warnings } = read('---\na: 1\n---\nb: 2\n...\n');
    expect(shown).toBe('[{"a":1},{"b":2}]');
    expect(warnings.listed).toEqual([{ text: 'The stream has 2 documents: they became the elements of an array.' }]);
  });

  test.each([
    ['# at the top\na: 1', 'Comments were left out.'],
    ['a: # here\n  b: 1', 'Comments were left out.'],
    ['- 1 # here', 'Comments were left out.'],
    ['a: 1\n# at the end', 'Comments were left out.'],
    ['a: 1\n# above a merge\n<<: {b: 1}', 'Comments were left out.'],
    ['a: 1\nb: 2\na: 3', 'The key "a" is repeated: only the last one counts.'],
    ['1: a', 'The key 1 became text: "1".'],
    ['true: a', 'The key true became text: "true".'],
    ['~: a', 'The key null became text: "null".'],
    ['a: !custom b', 'The tag !custom is unknown: its value was read without it.'],
    ['a: !!bool yes', 'The value does not fit its tag !!bool: it was read as text.'],
  ])('warns of what is in %j', (text, warning) => {
    expect(read(text).warnings.listed.map((listed) => listed.text)).toEqual([warning]);
  });

  test('a duplicate has its place', () => {
    expect(read('a: 1\nb:\n  x: 1\n  x: 2').warnings.listed[0]?.position).toMatchObject({ line: 4, column: 3 });
  });

  test.each([
    ['[!!float 3, !!float -12345678901234567890, !!float "+07"]', '[3.0,-12345678901234567890.0,7.0]'],
    ['%YAML 1.1\n---\n[!!float 3, 08, 010, 3]', '[3.0,8,8,3]'],
  ])('a float may look like an integer in %j', (text, json) => {
    const { shown, warnings } = read(text);
    expect(shown).toBe(json);
    expect(warnings.listed).toEqual([]);
  });

  test('no warning where there is nothing to warn of', () => {
    expect(read('a: "# none"\nb: [1, x#y]').warnings.summary).toBe('');
  });

  test.each([
    ['a: [1, 2', 'invalid-yaml', 1, 9, 'must be sufficiently indented and end with a ]'],
    ['a:\n\t- b', 'invalid-yaml', 2, 1, 'Tabs are not allowed as indentation.'],
    ['👋: "x', 'invalid-yaml', 1, 6, 'Missing closing quote: ".'],
    ['a: b: c', 'invalid-yaml', 1, 4, 'Nested mappings are not allowed in compact mappings.'],
    ['? [a]\n: 1', 'unsupported-yaml', 1, 3, 'A list or a mapping is the key here'],
    ['a: {{ x }}', 'unsupported-yaml', 1, 5, 'If this is a template, put it in quotes.'],
    [
      'a: 1\nb: *c',
      'unsupported-yaml',
      2,
      4,
      'There is no anchor &c before this alias: add it to the value that the alias repeats.',
    ],
    ['a: &a [*a]', 'unsupported-yaml', 1, 8, 'The value of &a contains its own alias *a, so it would never end'],
    ['a: 1\n<<: 2', 'unsupported-yaml', 2, 1, 'Expected a mapping, or a list of mappings, to merge with <<.'],
  ])('says what is wrong in %j', (text, code, line, column, message) => {
    const { shown } = read(text);
    expect(shown).toMatchObject({ code, position: { line, column } });
    expect((shown as { message: string }).message).toContain(message);
  });

  test.each(['', '# nothing\n'])('there is no value in %j', (text) => {
    expect(read(text).shown).toMatchObject({ code: 'empty' });
  });

  test('aliases that stand for billions of values are an error, a thousand uses of one are not', () => {
    const levels = 'abcdefghij'.split('').map((name, index, names) => {
      const former = names[index - 1];
      const items = former === undefined ? '1,1,1,1,1,1,1,1,1,1' : Array(10).fill(`*${former}`).join(',');
      return `${name}: &${name} [${items}]`;
    });
    expect(read(levels.join('\n')).shown).toMatchObject({ code: 'unsupported-yaml' });
    const uses = `a: &a {b: 1}\nc: [${Array(1000).fill('*a').join(', ')}]`;
    expect(read(uses).shown).toContain('{"b":1},{"b":1}');
  });

  // The package's default check compares every key with every other, which would take five hundred million steps.
  test('many keys are read', () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `key${index}: ${index}`).join('\n');
    expect(String(read(text).shown).length).toBeGreaterThan(450_000);
  });
});

describe('a text that is nested too deeply is refused at its place before the stack is full', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, n) => line(n)).join('\n');

  test.each([
    ['arrays', '['.repeat(100_000) + ']'.repeat(100_000), 1, 151],
    ['arrays that open', '['.repeat(100_000), 1, 151],
    ['mappings', '{a: '.repeat(100_000), 1, 601],
    ['pairs in arrays', `${'[a: '.repeat(76)}1${']'.repeat(76)}`, 1, 301],
    ['pairs in arrays that open', '[a: '.repeat(100_000), 1, 601],
    ['keys in arrays', '[? '.repeat(100_000), 1, 451],
    ['lists in lists', '- '.repeat(100_000), 1, 301],
    ['keys that are mappings', '? '.repeat(100_000), 1, 301],
    ['values without keys', ': '.repeat(100_000), 1, 301],
    ['keys on one line', 'a: '.repeat(100_000), 1, 452],
    ['indentation', lines(2000, (level) => `${' '.repeat(level)}a:`), 151, 152],
    ['a second document', `a: 1\n---\n${'['.repeat(151)}`, 3, 151],
    ['aliases', lines(5000, (n) => `a${n}: &a${n} [${n === 0 ? 1 : `*a${n - 1}`}]`), 150, 14],
    ['aliases in mappings', lines(3000, (n) => `a${n}: &a${n}\n  b: ${n === 0 ? 1 : `*a${n - 1}`}`), 300, 6],
  ])('%s', (_, text, line, column) => {
    expect(read(text).shown).toEqual({
      code: 'too-deep',
      message: 'This is nested too deeply: YAML can be read only up to 150 levels deep.',
      position: expect.objectContaining({ line, column }),
    });
  });

  test.each([
    ['arrays', '['.repeat(150) + ']'.repeat(150)],
    ['mappings', `${'{a: '.repeat(150)}1${'}'.repeat(150)}`],
    ['lists in lists', '- '.repeat(150)],
    ['indentation', lines(150, (level) => `${' '.repeat(level)}a:`)],
    ['aliases', lines(149, (n) => `a${n}: &a${n} [${n === 0 ? 1 : `*a${n - 1}`}]`)],
    ['brackets in a text of several lines', `a: |\n  ${'[ { - '.repeat(300)}`],
    ['brackets in quotes', `a: "${'[{'.repeat(300)}"\nb: '${'- '.repeat(300)}'`],
    ['brackets in a comment', `a: 1 # ${'['.repeat(300)}`],
    ['arrays beside each other', `[${'[1],'.repeat(1000)}]`],
    ['documents after each other', '---\n[1]\n'.repeat(1000)],
  ])('%s that are not too deep are read', (_, text) => {
    expect(typeof read(text).shown).toBe('string');
  });
});

test('fitData makes JSON of what only YAML has', () => {
  const warnings = new WarningCollector();
  const result = readYaml('[.nan, 1]', warnings);
  const abilities = { name: 'JSON', hasUndefined: false, hasNonFinite: false, hasDates: false, hasDoublesOnly: false };
  expect(result.ok && writeJsonText(fitData(result.value, abilities, warnings), '')).toBe('[null,1]');
  expect(warnings.collect().listed).toEqual([{ text: 'NaN became null: JSON has no NaN.', path: '$[0]' }]);
});
