import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearKeptValues } from './clear-kept-values.test-support.ts';
import { createKeptValue, readKeptValues, writeKeptValues } from './kept-value.ts';

const schema = v.object({
  direction: v.fallback(v.picklist(['encode', 'decode']), 'encode'),
  indent: v.fallback(v.pipe(v.number(), v.integer(), v.maxValue(8)), 2),
});
const create = () => createKeptValue('test', 1, schema);
const stored = () => localStorage.getItem('choices:test');

beforeEach(() => localStorage.clear());

test('a change is stored at once, and there again for the next page', () => {
  create().change({ direction: 'decode' });
  expect(create().read()).toEqual({ direction: 'decode', indent: 2 });
});

test('what is at its defaults leaves nothing behind', () => {
  const value = create();
  value.change({ indent: 4 });
  value.change({ indent: 2 });
  expect(stored()).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['another form', '"decode"'],
  ['another version', '{"version":2,"value":{"direction":"decode"}}'],
])('%s counts as nothing', (_name, text) => {
  localStorage.setItem('choices:test', text);
  expect(create().read()).toEqual({ direction: 'encode', indent: 2 });
});

test('a damaged entry falls back alone', () => {
  localStorage.setItem('choices:test', '{"version":1,"value":{"direction":"decode","indent":"x","more":1}}');
  expect(create().read()).toEqual({ direction: 'decode', indent: 2 });
});

test('what is too large to be a choice stays in memory, and nothing older comes back', () => {
  const value = createKeptValue('test', 1, v.object({ text: v.fallback(v.string(), '') }));
  value.change({ text: 'short' });
  const long = 'x'.repeat(200_000);
  value.change({ text: long });
  expect(value.read().text).toBe(long);
  expect([stored(), value.notKept()]).toEqual([null, 'too-large']);
  value.change({ text: '' });
  expect([stored(), value.notKept()]).toEqual([null, undefined]);
});

test('a text of megabytes is not written as JSON to find that it is too large', () => {
  const value = createKeptValue('test', 1, v.object({ text: v.fallback(v.string(), '') }));
  const stringify = vi.spyOn(JSON, 'stringify');
  value.change({ text: 'x'.repeat(1_000_000) });
  const longest = Math.max(...stringify.mock.results.map(({ value: json }) => String(json).length));
  stringify.mockRestore();
  expect(longest).toBeLessThan(100);
});

test('one that is too large leaves the others kept', () => {
  const both = v.object({
    text: v.fallback(v.string(), ''),
    other: v.fallback(v.string(), ''),
    isOn: v.fallback(v.boolean(), false),
  });
  const read = () => createKeptValue('test', 1, both).read();
  const value = createKeptValue('test', 1, both);
  value.write({ text: 'x'.repeat(200_000), other: 'short', isOn: true });
  expect(read()).toEqual({ text: '', other: 'short', isOn: true });
  // Each would fit by itself, but both together do not.
  value.write({ text: 'x'.repeat(60_000), other: 'x'.repeat(60_001), isOn: true });
  expect(read()).toEqual({ text: 'x'.repeat(60_000), other: '', isOn: true });
  expect(value.read().other).toHaveLength(60_001);
});

test("another tab's change is followed", () => {
  const value = create();
  localStorage.setItem('choices:test', '{"version":1,"value":{"indent":8}}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'choices:test' }));
  expect(value.read().indent).toBe(8);
});

test('an export holds what no screen has loaded, and an import reaches those that are', () => {
  localStorage.setItem('choices:other', '{"version":3,"value":{"a":1}}');
  const value = create();
  value.change({ indent: 4 });
  const exported = readKeptValues();
  expect(exported).toEqual({
    other: { version: 3, value: { a: 1 } },
    test: { version: 1, value: { direction: 'encode', indent: 4 } },
  });
  clearKeptValues();
  expect([value.read().indent, localStorage.length]).toEqual([2, 0]);
  expect(writeKeptValues({ ...exported, damaged: 7 })).toEqual(['damaged']);
  expect([value.read().indent, localStorage.getItem('choices:other')]).toEqual([4, '{"version":3,"value":{"a":1}}']);
});
