import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { splitRefa } from './refa-tables.ts';

interface CharSet {
  readonly ranges: readonly { readonly min: number; readonly max: number }[];
}

interface Flags {
  readonly ignoreCase?: boolean;
  readonly unicode?: boolean;
  readonly unicodeSets?: boolean;
}

interface Refa {
  readonly JS: {
    createCharSet(characters: readonly unknown[], flags: Flags): CharSet;
    parseUnicodeSet(
      element: unknown,
      flags: Flags,
    ): { readonly chars: CharSet; readonly accept: { readonly words: unknown } };
  };
}

interface Core extends Refa {
  supplyCaseFolding(tables: unknown): void;
  supplyUnicodeProperties(tables: unknown): void;
}

/** Runs the code in this realm, since refa uses `instanceof`. */
function run<Exports>(code: string): Exports {
  const exports = {};
  compileFunction(code, ['exports'])(exports);
  return exports as Exports;
}

const source = readFileSync(new URL('../../../node_modules/refa/index.js', import.meta.url), 'utf8');
const whole = run<Refa>(source);
const parts = splitRefa(source);
const readTables = (code: string) =>
  run<{ tables: unknown }>(code.replace('export default', 'exports.tables =')).tables;

const property = (key: string, value: string | null = null, negate = false) => ({
  kind: 'property',
  key,
  value,
  negate,
});

/** The result for comparison: the ranges or, for an invalid property, the error message. */
function describeSet(refa: Refa, characters: readonly unknown[], flags: Flags): string {
  try {
    return JSON.stringify(refa.JS.createCharSet(characters, flags).ranges);
  } catch (thrown) {
    return String(thrown);
  }
}

test('no table is left in what is loaded first', () => {
  expect(parts.core).not.toContain('JSON.parse');
  expect(parts.core.length).toBeLessThan(source.length / 4);
});

describe('without tables', () => {
  const core = run<Core>(parts.core);

  test.each([
    ['characters', [{ min: 0x41, max: 0x5a }, 0xe9]],
    ['what words are made of', [{ kind: 'word', negate: false }]],
    ['all but digits', [{ kind: 'digit', negate: true }]],
    ['spaces', [{ kind: 'space', negate: false }]],
    ['any character', [{ kind: 'any' }]],
  ])('%s are the same', (_, characters) => {
    for (const flags of [{}, { unicode: true }, { unicodeSets: true }]) {
      expect(describeSet(core, characters, flags)).toBe(
        JSON.stringify(whole.JS.createCharSet(characters, flags).ranges),
      );
    }
  });

  test('what needs them throws', () => {
    expect(() => core.JS.createCharSet([property('L')], { unicode: true })).toThrow(TypeError);
    expect(() => core.JS.createCharSet([0x41], { ignoreCase: true })).toThrow(TypeError);
    expect(() => core.JS.createCharSet([0x41], { ignoreCase: true, unicode: true })).toThrow(TypeError);
  });
});

test('with the tables of properties, those are the same', () => {
  const core = run<Core>(parts.core);
  core.supplyUnicodeProperties(readTables(parts.unicodeProperties));
  expectSameProperties(core, [{ unicode: true }]);
});

describe('with all tables', () => {
  const core = run<Core>(parts.core);
  core.supplyCaseFolding(readTables(parts.caseFolding));
  core.supplyUnicodeProperties(readTables(parts.unicodeProperties));

  test('properties are the same', () => {
    expectSameProperties(core, [
      { ignoreCase: true, unicode: true },
      { ignoreCase: true, unicodeSets: true },
    ]);
  });

  test('each character has the same others that differ in case only', () => {
    for (const [flags, end] of [
      [{ ignoreCase: true }, 0x10000],
      [{ ignoreCase: true, unicode: true }, 0x20000],
    ] as const) {
      const different = Array.from({ length: end }, (_, code) => code).filter(
        (code) => describeSet(core, [code], flags) !== describeSet(whole, [code], flags),
      );
      expect(different).toEqual([]);
      const word = [{ kind: 'word', negate: false }];
      expect(describeSet(core, word, flags)).toBe(describeSet(whole, word, flags));
    }
  });
});

/**
 * Compares every existing name and value of a property, alone and with every key that takes values, both plain and
 * negated.
 */
function expectSameProperties(core: Core, flags: readonly Flags[]): void {
  const names = new Set([...source.matchAll(/(?<=[{,])(\w+):"\w+"/gu)].map(([, name = '']) => name));
  const keys = ['General_Category', 'Script', 'Script_Extensions'];
  const sets = [...names].flatMap((name) => [property(name), ...keys.map((key) => property(key, name))]);
  let known = 0;
  for (const flag of flags) {
    for (const set of sets) {
      const expected = describeSet(whole, [set], flag);
      known += expected.startsWith('[') ? 1 : 0;
      expect(describeSet(core, [set], flag) === expected, JSON.stringify(set)).toBe(true);
      const negated = [{ ...set, negate: true }];
      expect(describeSet(core, negated, flag) === describeSet(whole, negated, flag), JSON.stringify(negated)).toBe(
        true,
      );
    }
    for (const key of [
      'RGI_Emoji',
      'Basic_Emoji',
      'Emoji_Keycap_Sequence',
      'RGI_Modifier_Sequence',
      'RGI_Flag_Sequence',
    ]) {
      const strings = { type: 'CharacterSet', strings: true, ...property(key) };
      expect(describeStrings(core, strings, flag)).toBe(describeStrings(whole, strings, flag));
    }
  }
  // Names unknown to both give the same message, which proves nothing.
  expect(known / flags.length).toBeGreaterThan(700);
}

function describeStrings(refa: Refa, element: unknown, flags: Flags): string {
  try {
    const { chars, accept } = refa.JS.parseUnicodeSet(element, flags);
    return JSON.stringify([chars.ranges, accept.words]);
  } catch (thrown) {
    return String(thrown);
  }
}
