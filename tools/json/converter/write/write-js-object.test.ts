import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText } from '../data.ts';
import { readJsObject } from '../read/read-js-object.ts';
import { readJson } from '../read/read-json.ts';
import { type JsLayout, writeJsObject } from './write-js-object.ts';
import { writeJsonText } from './write-json-text.ts';

const layout: JsLayout = { indent: '  ', quote: 'single', statement: 'const', name: 'RootClass' };

function dataOf(json: string): Data {
  const result = readJson(json, new WarningCollector());
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

/** Evaluates the code as JavaScript. */
function evaluate(code: string): unknown {
  return runInNewContext(`${code}\nrootClass`);
}

/**
 * The expected result of JSON.parse, which is not called itself: V8 of Node 24 may mistake a key written with an escape
 * for one that it has seen before, so that `{"\\u0000":1}` has the key `\\`. As an expression, JSON has the same value,
 * except for `__proto__`.
 */
function meaningOf(document: string): unknown {
  return runInNewContext(`(${document.replaceAll('"__proto__":', '["__proto__"]:')})`);
}

/** Objects of another context have other prototypes; a prototype that was set differs from both. */
function equalsParsed(evaluated: unknown, parsed: unknown): boolean {
  if (typeof parsed !== 'object' || parsed === null) {
    return Object.is(evaluated, parsed);
  }
  if (typeof evaluated !== 'object' || evaluated === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(evaluated);
  const keys = Reflect.ownKeys(parsed);
  return (
    (Array.isArray(parsed) ? Array.isArray(evaluated) : Object.getPrototypeOf(prototype) === null) &&
    JSON.stringify(Reflect.ownKeys(evaluated)) === JSON.stringify(keys) &&
    keys.every((key) => equalsParsed(Reflect.get(evaluated, key), Reflect.get(parsed, key)))
  );
}

/** Keys and texts that are special to JavaScript, mixed with arbitrary ones. */
const hostile = fc.constantFrom(
  '__proto__',
  'constructor',
  'a-b',
  '',
  '0',
  '01',
  '-1',
  '1e3',
  '9007199254740993',
  'false',
  'null',
  'class',
  'await',
  "it's",
  '"',
  '\\',
  '\u2028',
  '\u2029',
  '\ud800',
  '\udc00x',
  '</script>',
  '`$` {a}',
  '*/',
  'é',
  '日本',
  '👋',
  '\0',
  '\u200c',
  '\ufeff',
);
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.constantFrom('12345678901234567890', '1.0', '1e400', '-1e400', '-0', '0.1e-400', '1E5', '9007199254740993'),
);
/** JSON texts rather than values, since values cannot have all the numbers and repeated keys that texts have. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.constantFrom('null', 'true', 'false'),
      number,
      text.map((value) => JSON.stringify(value)),
    ),
    fc.array(tie('json'), { maxLength: 4 }).map((elements) => `[${elements.join(',')}]`),
    fc
      .array(fc.tuple(text, tie('json')), { maxLength: 4 })
      .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
  ),
}));

const layouts = fc.record({
  indent: fc.constantFrom('' as const, '  ' as const, '\t' as const),
  quote: fc.constantFrom('single' as const, 'double' as const),
  statement: fc.constant('const' as const),
  name: fc.constant('RootClass'),
});

describe('writeJsObject', () => {
  test('evaluates to what JSON.parse gives, for every JSON document', () => {
    fc.assert(
      fc.property(json, layouts, (document, someLayout) => {
        const code = writeJsObject(dataOf(document), someLayout);
        expect(equalsParsed(evaluate(code), meaningOf(document)), code).toBe(true);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test('is ASCII where a line separator or half a character would be, and read back without a digit lost', () => {
    fc.assert(
      fc.property(json, layouts, (document, someLayout) => {
        const data = dataOf(document);
        const code = writeJsObject(data, someLayout);
        expect(code).not.toMatch(/[\u2028\u2029\p{Surrogate}]/u);
        const back = readJsObject(code, new WarningCollector());
        expect(back.ok && writeJsonText(back.value, '')).toBe(writeJsonText(data, ''));
      }),
    );
  });

  test.each([
    ['{"a":1,"b-c":[true]}', "const rootClass = {\n  a: 1,\n  'b-c': [\n    true,\n  ],\n};\n"],
    ['{"__proto__":{"a":1}}', "const rootClass = {\n  ['__proto__']: {\n    a: 1,\n  },\n};\n"],
    ['[]', 'const rootClass = [];\n'],
    ['"it\'s \\"so\\" \\\\"', "const rootClass = 'it\\'s \"so\" \\\\';\n"],
    ['12345678901234567890', 'const rootClass = 12345678901234567890;\n'],
  ])('writes %s', (document, code) => expect(writeJsObject(dataOf(document), layout)).toBe(code));

  test.each([
    ['none', '{a:1}'],
    ['const', 'const rootClass = {a:1};\n'],
    ['export-default', 'export default {a:1};\n'],
    ['module-exports', 'module.exports = {a:1};\n'],
  ] as const)('puts the value in %s', (statement, code) => {
    expect(writeJsObject(dataOf('{"a":1}'), { ...layout, indent: '', statement })).toBe(code);
  });

  test('keeps what only JavaScript has', () => {
    const result = readJsObject('[undefined, NaN, -Infinity]', new WarningCollector());
    expect(result.ok && writeJsObject(result.value, { ...layout, indent: '', statement: 'none' })).toBe(
      '[undefined,NaN,-Infinity]',
    );
    expect(writeJsObject(new DateText('1979-05-27'), { ...layout, statement: 'none' })).toBe("'1979-05-27'");
  });

  test('any name makes a valid module', () => {
    fc.assert(
      fc.property(text, (name) => {
        const code = writeJsObject(null, { ...layout, name });
        expect(() => parse(code, { ecmaVersion: 2023, sourceType: 'module' }), code).not.toThrow();
      }),
    );
  });
});
