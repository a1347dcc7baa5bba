import { parse } from 'acorn';
import { InputData, jsonInputForTargetLanguage, quicktypeMultiFile } from 'quicktype-core';
import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import type { Data } from '../data.ts';
import type { OptionChoices } from '../option-fields.ts';
import { readJson } from '../read/read-json.ts';
import { isTypeTarget, type TypeTargetId, targets } from '../targets.ts';
import { loadTargetLanguage } from './load-target-language.ts';
import { writeTypes } from './write-types.ts';

const typeTargets = targets.map(({ id }) => id).filter((id): id is TypeTargetId => isTypeTarget(id));

function dataOf(json: string): Data {
  const result = readJson(json, new WarningCollector());
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

async function write(
  json: string,
  target: TypeTargetId,
  { rootName = 'Root', options = {} }: { rootName?: string; options?: OptionChoices } = {},
) {
  const warnings = new WarningCollector();
  const result = await writeTypes(dataOf(json), { target, rootName, options, fileName: 'file' }, warnings);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return { files: result.value, text: result.value.map(({ text }) => text).join('\n'), warnings: warnings.collect() };
}

const documents = {
  ordinary: '{"id":1,"name":"Ada","tags":["a","b"],"address":{"city":"London","zip":null}}',
  'empty object': '{}',
  'empty array': '[]',
  'empty arrays inside': '{"a":[],"b":[[]],"c":[{}]}',
  'mixed types': '[1,1.5,"a",null,true,{"a":1},[2]]',
  unions: '[{"a":1},{"a":"x"},{"a":null},{"b":[1,"y"]}]',
  'dates and their like':
    '{"a":"2024-01-01","b":"12:30:00Z","c":"2024-01-01T00:00:00Z","d":"123e4567-e89b-12d3-a456-426655440000","e":"1","f":"true"}',
  maps: `{"byId":{${Array.from({ length: 30 }, (_, index) => `"id${index}":{"x":${index}}`).join(',')}}}`,
  enums: '[{"k":"red"},{"k":"green"},{"k":"red"},{"k":"green"},{"k":"red"},{"k":"green"}]',
  recursive: '{"v":1,"next":{"v":2,"next":{"v":3,"next":null}}}',
  'a number': '1',
  null: 'null',
  'a string': '"x"',
  'keywords for keys': '{"class":1,"enum":2,"default":3,"null":4,"true":5,"func":6,"def":7,"end":8,"type":9}',
  'keys of JavaScript': '{"__proto__":{"a":1},"constructor":{"b":2},"hasOwnProperty":3,"toString":[{"x":1}]}',
  'keys that are not names': '{"":1,"a-b":2,"1st":3,"a b":4,"\\"":5,"\\\\":6,"👋":7,"日本":8,"*/":9,"\\u2028":10}',
};

describe.each(typeTargets)('%s', (target) => {
  test.each(Object.entries(documents))('writes types of %s, as quicktype does', async (_name, json) => {
    const isPlainByDefault = target === 'typescript' || target === 'flow';
    const options = { 'just-types': false, inferDateTimes: true };
    const { files, text } = await write(json, target, isPlainByDefault ? { options } : {});
    expect(text.trim()).not.toBe('');
    const input = jsonInputForTargetLanguage(await loadTargetLanguage(target));
    await input.addSource({ name: 'Root', samples: [json] });
    const inputData = new InputData();
    inputData.addInput(input);
    const expected = await quicktypeMultiFile({
      inputData,
      lang: await loadTargetLanguage(target),
      outputFilename: 'file',
    });
    // The data contains neither integer-like keys, which JSON.parse puts first, nor __proto__, which is a key like any
    // other.
    expect(files).toEqual([...expected].map(([name, { lines }]) => ({ name, text: lines.join('\n') })));
  });

  test.each(['class', '2x', '日本', '👋', '*/ x', "it's"])('makes a name of %j', async (rootName) => {
    const { text } = await write('{"a":{"b":1}}', target, { rootName });
    expect(text.trim()).not.toBe('');
    // Characters that no language allows in a name must not occur anywhere, not even in a comment.
    expect(text).not.toMatch(/👋|\*\/ x/u);
  });
});

test.each(['javascript', 'javascript-prop-types'] as const)(
  '%s is valid for every document and name',
  async (target) => {
    for (const json of Object.values(documents)) {
      for (const rootName of ['Root', 'class', '2x', '👋', '*/ x', "it's", 'null']) {
        const { text } = await write(json, target, { rootName });
        const check = () => parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowReserved: true });
        expect(check, `${json} ${rootName}`).not.toThrow();
      }
    }
  },
);

describe('numbers', () => {
  test('a number with a fraction is not an integer, whatever it is', async () => {
    const { text } = await write('{"a":1.0,"b":1,"c":1e2}', 'go');
    expect(text).toMatch(/A\s+float64/u);
    expect(text).toMatch(/B\s+int64/u);
    expect(text).toMatch(/C\s+float64/u);
  });

  test('an integer that the language has no room for is a double, with a warning', async () => {
    const json = '{"a":12345678901234567890,"b":9007199254740993,"c":[1e400]}';
    const csharp = await write(json, 'csharp', { options: { 'just-types': true } });
    expect(csharp.text).toMatch(/double A/u);
    expect(csharp.text).toMatch(/long B/u);
    expect(csharp.warnings.listed.map(({ path }) => path)).toEqual(['$.a', '$.c[0]']);
    const typescript = await write(json, 'typescript');
    expect(typescript.warnings.listed.map(({ path }) => path)).toEqual(['$.a', '$.b', '$.c[0]']);
    // Python's integers are unbounded.
    const python = await write(json, 'python');
    expect(python.warnings.listed.map(({ path }) => path)).toEqual(['$.c[0]']);
  });

  test('the order of keys that look like numbers is kept', async () => {
    const { text } = await write('{"b":1,"2":1,"1":1}', 'typescript', { options: { 'just-types': true } });
    expect(text.match(/^ {4}\S+:/gmu)).toEqual(['    b:', '    "2":', '    "1":']);
  });
});

describe('options', () => {
  test('TypeScript is plain interfaces, unless checks at run time are wanted', async () => {
    const plain = await write('{"a":1}', 'typescript');
    expect(plain.text.trim()).toMatch(
      /^export interface \w+ \{\s+a: number;\s+\[property: string\]: unknown;\s+\}$|^export interface \w+ \{\s+a: number;\s+\}$/u,
    );
    const checked = await write('{"a":1}', 'typescript', { options: { 'just-types': false } });
    expect(checked.text).toContain('JSON.parse(json)');
  });

  test('go to the language', async () => {
    const { text } = await write('{"a":1}', 'csharp', { options: { 'just-types': true, namespace: 'My.Own' } });
    expect(text).toContain('namespace My.Own');
    expect(text).not.toContain('JsonSerializer');
  });

  test('a text that was emptied is the default again', async () => {
    const { text } = await write('{"a":1}', 'java', { options: { package: '  ' } });
    expect(text).toContain('package io.quicktype;');
  });

  test('one that cannot be is left out: it may have been kept by another version, or damaged', async () => {
    const options = { 'just-types': 'x', 'array-type': 'none such', namespace: 7 as unknown as string };
    const { text } = await write('{"a":[1]}', 'csharp', { options });
    expect(text).toBe((await write('{"a":[1]}', 'csharp')).text);
  });

  test('go to quicktype itself', async () => {
    const json = '[{"k":"red","d":"2024-01-01T00:00:00Z"},{"k":"red","d":"2024-01-01T00:00:00Z"}]';
    const { text } = await write(json, 'typescript', {
      options: { inferDateTimes: true, allPropertiesOptional: true, 'just-types': false },
    });
    expect(text).toMatch(/d\?:\s+Date/u);
  });

  test.each(['typescript', 'flow'] as const)(
    'leave a date in types alone of %s the text that JSON.parse gives',
    async (target) => {
      const json = '{"d":"2024-01-01T00:00:00Z"}';
      expect((await write(json, target)).text).toMatch(/d:\s+string/u);
      expect((await write(json, target, { options: { inferDateTimes: true } })).text).toMatch(/d:\s+Date/u);
    },
  );
});

test('files that a language wants to be apart are apart', async () => {
  const { files } = await write('{"a":{"b":1}}', 'java');
  expect(files.map(({ name }) => name)).toEqual(['Converter.java', 'Root.java', 'A.java']);
});

test.each(['[]', '[{"a":1}]', '1', '"x"'])(
  'Objective-C writes types of %s, however short their name is',
  async (json) => {
    const { files } = await write(json, 'objc', { rootName: 'R', options: { 'class-prefix': 'X' } });
    expect(files.map(({ name }) => name)).toEqual(['file.h', 'file.m']);
    expect(files[0]?.text).toContain('NSString *_Nullable XRToJSON(');
  },
);

test('a document without a type of its own is said to have none', async () => {
  const { text, warnings } = await write('[]', 'typescript', { options: { 'just-types': true } });
  expect(text.trim()).toBe('');
  expect(warnings.listed[0]?.text).toContain('There is no type to declare');
});

test('what quicktype cannot do is an error', async () => {
  const result = await writeTypes(
    dataOf('{"\\ud800":1}'),
    { target: 'python', rootName: 'Root', options: {}, fileName: 'file' },
    new WarningCollector(),
  );
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'quicktype-failed', message: expect.stringContaining('half a character') },
  });
});

describe('Effect Schema of data that holds data of its own kind', () => {
  const tree = (depth: number): object =>
    depth === 0 ? { name: 'leaf', children: [] } : { name: 'inner', children: [tree(depth - 1), tree(depth - 1)] };

  test.each([
    ['a tree', JSON.stringify(tree(5)), '"children": S.Array(S.suspend((): S.Schema<Root> => Root)),'],
    [
      'a chain that ends',
      '{"next":{"id":1,"next":{"id":2,"next":{"id":3,"next":null}}},"id":0}',
      /"next": S\.(?:optional\()?S?\.?NullOr\(S\.suspend\(\(\): S\.Schema<(\w+)> => \1\)\)/u,
    ],
    [
      'two kinds in turn',
      '{"x":{"y":{"x":{"y":{"x":null}}}}}',
      /^export class Y extends[^}]*"x": YX,[\s\S]*"x": S\.NullOr\(RootX\)/mu,
    ],
  ])('%s', async (_name, json, expected) => {
    const { text } = await write(json, 'typescript-effect-schema');
    expect(text).toMatch(expected);
    // No class is used before its definition, unless suspended.
    const declared = new Set(Array.from(text.matchAll(/export const (\w+) = S\.Literal/gu), ([, name = '']) => name));
    for (const [, name = '', body = ''] of text.matchAll(/export class (\w+) extends [^{]*\{([^}]*)\}/gu)) {
      const used = body.replaceAll(/S\.suspend\([^=]*=> \w+\)/gu, '').matchAll(/(?<![\w."])[A-Z]\w+(?![\w."])/gu);
      expect([...used].map(([word]) => word).filter((word) => !declared.has(word))).toEqual([]);
      declared.add(name);
    }
    expect(declared.size).toBeGreaterThan(0);
  });
});
