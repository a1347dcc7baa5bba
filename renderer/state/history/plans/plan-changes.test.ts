import { describe, expect, it } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import { type HistoryEntry, longestSnippets, longestTotal, mostOfInput, mostSnippets } from '../entry.ts';
import {
  planClear,
  planForgetSecrets,
  planName,
  planPin,
  planPurge,
  planRecord,
  planRemove,
  planRestore,
  planTighten,
} from './plan-changes.ts';

const [input, otherInput] = textInputs;

const entry = (id: string, at: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  input,
  at,
  length: 10,
  byteLength: 10,
  preview: id,
  isPinned: false,
  name: '',
  isSecret: false,
  isRemoved: false,
  ...changes,
});
const several = (count: number, changes: Partial<HistoryEntry> = {}) =>
  Array.from({ length: count }, (_, index) => entry(`${index}`, index, changes));

describe('recording', () => {
  it('adds a new text', () => {
    const added = entry('a', 5);
    expect(planRecord(added, 'text')([])).toEqual({
      isNew: true,
      puts: [added],
      texts: new Map([['a', 'text']]),
      removals: [],
    });
  });

  it('makes a text that is there the newest, and keeps its name', () => {
    const former = entry('a', 1, { isPinned: true, name: 'mine' });
    expect(planRecord(entry('a', 5), 'text')([former])).toEqual({
      isNew: false,
      puts: [{ ...former, at: 5 }],
      removals: [],
    });
  });

  it('leaves a text that is there where it is, if it only goes', () => {
    expect(planRecord(entry('a', 5), 'text', { isTouched: false })([entry('a', 1)])).toEqual({ isNew: false });
  });

  it('brings a deleted text back', () => {
    const { puts } = planRecord(entry('a', 5), 'text', { isTouched: false })([entry('a', 1, { isRemoved: true })]);
    expect(puts).toEqual([entry('a', 5)]);
  });

  it('takes the place of what it was typed on from, unless that is a snippet', () => {
    const plan = planRecord(entry('ab', 5), 'ab', { supersedes: 'a' });
    expect(plan([entry('a', 1)]).removals).toEqual(['a']);
    expect(plan([entry('a', 1, { isPinned: true })]).removals).toEqual([]);
  });

  it(`keeps the newest ${mostOfInput} of an input, snippets besides`, () => {
    const others = several(mostOfInput, { input: otherInput }).map((one) => ({ ...one, id: `other ${one.id}` }));
    const own = [entry('snippet', -1, { isPinned: true }), ...several(mostOfInput)];
    expect(planRecord(entry('new', 1000), '')([...own, ...others]).removals).toEqual(['0']);
  });

  it('keeps as many as fit in all, the new one in any case', () => {
    const length = longestTotal / 4;
    expect(planRecord(entry('new', 1000, { length }), '')(several(4, { length })).removals).toEqual(['0']);
    expect(planRecord(entry('new', 1000, { length: longestTotal }), '')(several(2)).removals).toEqual(['1', '0']);
  });

  it('lets half go where the browser has no room', () => {
    const { removals } = planTighten([...several(mostOfInput), entry('snippet', -1, { isPinned: true })]);
    expect(removals).toHaveLength(mostOfInput / 2);
    expect(removals).not.toContain('snippet');
  });
});

describe('deleting', () => {
  it('can be undone until the next is deleted', () => {
    expect(planRemove(['a'])([entry('a', 1), entry('b', 2), entry('c', 3, { isRemoved: true })])).toEqual({
      puts: [entry('a', 1, { isRemoved: true })],
      removals: ['c'],
    });
    expect(planRestore(['a'])([entry('a', 1, { isRemoved: true })]).puts).toEqual([entry('a', 1)]);
    expect(planRestore(['gone'])([]).puts).toEqual([]);
  });

  it('is for good then', () => {
    expect(planPurge([entry('a', 1), entry('b', 2, { isRemoved: true })])).toEqual({ removals: ['b'] });
  });

  it('of everything takes the snippets along, and leaves what was typed since', () => {
    const all = [entry('a', 1, { isPinned: true }), entry('b', 2), entry('c', 3)];
    expect(planClear(2)(all).removals).toEqual(['a', 'b']);
    expect(planClear()(all).removals).toEqual(['a', 'b', 'c']);
  });

  it('of secrets leaves the others', () => {
    const all = [entry('a', 1, { isSecret: true, isPinned: true }), entry('b', 2)];
    expect(planForgetSecrets(all).removals).toEqual(['a']);
  });
});

describe('a snippet', () => {
  it('is pinned and no longer', () => {
    const pinned = entry('a', 1, { isPinned: true });
    expect(planPin('a', true)([entry('a', 1)])).toEqual({ isRefused: false, puts: [pinned] });
    expect(planPin('a', false)([pinned])).toEqual({ isRefused: false, puts: [entry('a', 1)] });
    expect(planPin('gone', true)([])).toEqual({ isRefused: false });
  });

  it('is what has a name, until it is pinned no longer', () => {
    expect(planName('a', '  My query ')([entry('a', 1)]).puts).toEqual([
      entry('a', 1, { name: 'My query', isPinned: true }),
    ]);
    expect(planName('a', ' ')([entry('a', 1, { name: 'My query', isPinned: true })]).puts).toEqual([
      entry('a', 1, { isPinned: true }),
    ]);
    expect(planName('a', 'x'.repeat(1000))([entry('a', 1)]).puts?.[0]?.name).toHaveLength(100);
    expect(planName('a', `${'x'.repeat(99)}💡`)([entry('a', 1)]).puts?.[0]?.name).toBe('x'.repeat(99));
  });

  it.each([
    ['number', several(mostSnippets, { isPinned: true })],
    ['length', [entry('long', 0, { isPinned: true, length: longestSnippets })]],
  ])('is refused where their %s is at its limit', (_what, snippets) => {
    const all = [...snippets, entry('a', 1)];
    expect(planPin('a', true)(all)).toEqual({ isRefused: true });
    expect(planName('a', 'mine')(all)).toEqual({ isRefused: true });
    expect(planName('a', '')(all)).toMatchObject({ isRefused: false });
  });
});
