import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../conversion-warnings.ts';
import { writeJsObject } from '../write/write-js-object.ts';
import { readJsObject } from './read-js-object.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  const result = readJsObject(text, warnings);
  const shown = result.ok
    ? writeJsObject(result.value, { indent: '', quote: 'double', statement: 'none', name: '' })
    : result.error;
  return { shown, summary: warnings.collect().summary };
}

describe('readJsObject', () => {
  test.each([
    ['{a: 1, \'b-c\': 2, "d": 3, é: 6}', '{a:1,"b-c":2,d:3,é:6}'],
    ['{1: 2, 1.50: 3, 0x10: 4, 10n: 5}', '{1:2,"1.5":3,16:4,10:5}'],
    ["['a\\'b', \"c\", `d\ne`, '\\u{1f44b}', '\\x41']", '["a\'b","c","d\\ne","👋","A"]'],
    ['[1, 2, /* three */ 3, // four\n]', '[1,2,3]'],
    ['[undefined, , void 0, null, !0, !1]', '[undefined,undefined,undefined,null,true,false]'],
    ['[NaN, Infinity, -Infinity, +Infinity, -NaN]', '[NaN,Infinity,-Infinity,Infinity,NaN]'],
    ['[0xFF, 0b101, 0o17, 0XfF, -0x10]', '[255,5,15,255,-16]'],
    ['[1_000, 1_0.0_1, 10n, -10n, 0xFFn, 1_0n]', '[1000,10.01,10,-10,255,10]'],
    ['[.5, 5., +5, -.5e-3, 1E5, -0]', '[0.5,5,5,-0.5e-3,1E5,-0]'],
    [
      '[12345678901234567890, 1.0, 1e400, 0xFFFFFFFFFFFFFFFFFF]',
      '[12345678901234567890,1.0,1e400,4722366482869645213695]',
    ],
    ['{["a-b"]: 1, ["c"]: 2}', '{"a-b":1,c:2}'],
    ['{undefined: undefined, NaN: NaN}', '{undefined:undefined,NaN:NaN}'],
    ["'just text'", '"just text"'],
    ['-5', '-5'],
    [`{a: '\u2028'}`, '{a:"\\u2028"}'],
    ['{a: ((1))}', '{a:1}'],
  ])('reads %j', (text, written) => expect(read(text).shown).toBe(written));

  test.each([
    '{a: 1}',
    '{a: 1};',
    ' \n{a: 1} // so\n',
    '({a: 1})',
    '({a: 1});',
    'const x = {a: 1};',
    'let x = {a: 1}',
    'var x = {a: 1}',
    'export const x = {a: 1};',
    'export default {a: 1};',
    'module.exports = {a: 1};',
    'exports.x = {a: 1};',
    'window.x = {a: 1};',
    '"use strict"; module.exports = {a: 1};',
    'const x = {a: 1}; export default x;',
    'const x = {a: 1};\nmodule.exports = x;',
    'const x = {a: 1}; export { x };',
    '#!/usr/bin/env node\nexport default {a: 1}',
  ])('finds the value in %j', (text) => expect(read(text).shown).toBe('{a:1}'));

  test.each([
    ['{a: now()}', 1, 5, 'now() is a function call, which would have to be run.'],
    ['{\n  a: b}', 2, 6, 'b is a variable, whose value is not in this text.'],
    ['{a}', 1, 2, 'a stands for a variable, which has no value here.'],
    ['{"👋": 1, a: b.c}', 1, 13, 'b.c is a property of another object'],
    ['[`x\u0024{1}`]', 1, 2, '`x\u0024{1}` is a template string with an expression in it'],
    ['[tag`x`]', 1, 2, 'tag`x` is a template string with a tag'],
    ['[...a]', 1, 2, '...a is a spread'],
    ['{...a}', 1, 2, '...a is a spread'],
    ['{get a() { return 1 }}', 1, 2, 'a is a getter, which would have to be run.'],
    ['{set a(b) {}}', 1, 2, 'a is a setter, which would have to be run.'],
    ['{a() {}}', 1, 2, 'a is a method, which would have to be run.'],
    ['{async *a() {}}', 1, 2, 'a is a method'],
    ['{[a]: 1}', 1, 3, '[a] is a computed key, which would have to be run.'],
    ['{["a" + 1]: 1}', 1, 3, '["a" + 1] is a computed key'],
    ['[new Date()]', 1, 2, 'new Date() is a new object of a class'],
    ['[() => 1]', 1, 2, '() => 1 is a function, which is not data.'],
    ['[function () {}]', 1, 2, 'function () {} is a function'],
    ['[class {}]', 1, 2, 'class {} is a class'],
    ['[/x/g]', 1, 2, '/x/g is a regular expression'],
    ['[1 + 2]', 1, 2, '1 + 2 is a calculation with the operator +'],
    ['[-a]', 1, 3, 'a is a variable'],
    ['[typeof 1]', 1, 2, 'typeof 1 is a calculation with the operator typeof'],
    ['[a ? 1 : 2]', 1, 2, 'a ? 1 : 2 is a condition'],
    ['[this]', 1, 2, 'this is a reference to its surroundings'],
    ['[+10n]', 1, 2, '+10n is a calculation with the operator +'],
    ['{a: 1} {b: 2}', 1, 8, 'Expected the end: only one value can be converted at a time.'],
    ['const a = {}; const b = {};', 1, 15, 'Expected the end'],
    ['const a = {}; export default b;', 1, 15, 'Expected the end'],
    ['function f() {}', 1, 1, 'Expected an object, alone or as in'],
    ['a: 1', 1, 1, 'Expected an object, alone or as in'],
  ])('refuses to run %j', (text, line, column, message) => {
    const { shown } = read(text);
    expect(shown).toMatchObject({ code: 'not-a-value', position: { line, column } });
    expect((shown as { message: string }).message).toContain(message);
  });

  test.each([
    ['{a: 1 b: 2}', 1, 7, 'b is not allowed here.'],
    ['{a:', 1, 4, 'The text ends too early'],
    ["{a: 'b", 1, 5, 'Unterminated string constant.'],
    ['[010]', 1, 2, 'Invalid number.'],
    ['{a: 1_}', 1, 6, 'Numeric separator is not allowed at the last of digits.'],
    ['<div/>', 1, 1, '< is not allowed here.'],
  ])('says where %j is not JavaScript', (text, line, column, message) => {
    const { shown } = read(text);
    expect(shown).toMatchObject({ code: 'invalid-javascript', position: { line, column } });
    expect((shown as { message: string }).message).toContain(message);
  });

  test('nothing of the text is run', () => {
    const text = `{a: (globalThis.wasRun = true)}`;
    expect(read(text).shown).toMatchObject({ code: 'not-a-value' });
    expect('wasRun' in globalThis).toBe(false);
  });

  test.each([
    ['{a: 1, b: 2, "a": 3}', '{a:3,b:2}', '1 duplicate key'],
    ['{a: 1} // so', '{a:1}', 'Comments were left out.'],
    [
      '{__proto__: {a: 1}}',
      '{["__proto__"]:{a:1}}',
      'JavaScript takes __proto__ here for the prototype; it was read as a key.',
    ],
    ['{["__proto__"]: {a: 1}}', '{["__proto__"]:{a:1}}', ''],
  ])('warns of what is in %j', (text, written, summary) => expect(read(text)).toEqual({ shown: written, summary }));

  test.each([
    ['arrays', '['],
    ['objects', '{a:'],
    ['an object first', '{a:['],
    ['parentheses', '('],
    ['signs', '- '],
    ['negations', '!'],
    ['sums', '1+'],
    ['powers', '1**'],
    ['conditions', 'a?b:'],
    ['functions', '(function(){'],
    ['methods', '({a(){'],
    ['arrow functions', 'a=>'],
    ['asynchronous functions', 'async()=>'],
    ['defaults of parameters', '(function(a='],
    ['objects of classes', 'new '],
    ['classes', '(class extends '],
    ['blocks of classes', '(class{static{'],
    ['blocks', ';{'],
    ['statements', 'if(1)'],
    ['alternatives', 'if(1);else '],
    ['assignments', 'a='],
    ['patterns', 'let ['],
    ['templates', '`${'],
    ['indexes', 'a['],
    ['imports', 'import('],
  ])('%s nested by the hundred thousand are refused before the stack is full', (_, opening) => {
    const text = opening === 'let [' ? `let ${'['.repeat(100_000)}` : opening.repeat(100_000);
    expect(readJsObject(`${text}1`, new WarningCollector())).toMatchObject({
      ok: false,
      error: { code: 'too-deep', position: { line: 1 } },
    });
  });

  test.each([
    ['properties', `a${'.a'.repeat(100_000)}`, 'a property of another object'],
    ['calls', `a${'()'.repeat(100_000)}`, 'a function call'],
    ['a sequence', `a${',a'.repeat(100_000)}`, 'a sequence of expressions'],
    ['groups of a regular expression', `/${'('.repeat(100_000)}${')'.repeat(100_000)}/`, ''],
    ['groups of one that is a member', `{a: /${'('.repeat(100_000)}/}`, ''],
  ])('a hundred thousand %s are refused', (_, text, what) => {
    const result = readJsObject(text, new WarningCollector());
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining(what) } });
  });
});
