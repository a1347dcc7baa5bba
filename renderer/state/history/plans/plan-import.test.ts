import { expect, it } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import { type HistoryEntry, mostOfInput, mostSnippets } from '../entry.ts';
import { planImport, planUndoImport } from './plan-import.ts';

const entry = (id: string, at: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  input: textInputs[0],
  at,
  length: 1,
  byteLength: 1,
  preview: id,
  isPinned: false,
  name: '',
  isSecret: false,
  isRemoved: false,
  ...changes,
});
const brought = (...entries: readonly HistoryEntry[]) => entries.map((one) => ({ entry: one, text: `text ${one.id}` }));

it('adds what is new, and makes one of what both have', () => {
  const own = entry('both', 5, { name: 'mine' });
  const change = planImport(brought(entry('both', 9, { isPinned: true, name: 'theirs' }), entry('new', 3)))([own]);
  expect(change).toEqual({
    puts: [{ ...own, at: 9, isPinned: true }, entry('new', 3)],
    texts: new Map([['new', 'text new']]),
    added: ['new'],
    formers: [own],
    leftOutCount: 0,
  });
});

it('takes nobody’s place', () => {
  const own = Array.from({ length: mostOfInput - 1 }, (_, index) => entry(`own ${index}`, index));
  const snippets = Array.from({ length: mostSnippets }, (_, index) => entry(`snippet ${index}`, 0, { isPinned: true }));
  const change = planImport(brought(entry('older', 1), entry('newer', 2), entry('pinned', 3, { isPinned: true })))([
    ...own,
    ...snippets,
  ]);
  expect(change).toMatchObject({ added: ['newer'], leftOutCount: 2 });
  expect(change.removals).toBeUndefined();
});

it('makes no more snippets of entries that are already there than there may be', () => {
  const mine = entry('mine', 1);
  const snippets = Array.from({ length: mostSnippets }, (_, index) => entry(`snippet ${index}`, 0, { isPinned: true }));
  const pinned = brought(entry('mine', 2, { isPinned: true }));
  expect(planImport(pinned)([mine, ...snippets])).toMatchObject({
    puts: [{ ...mine, at: 2, isPinned: false }],
    leftOutCount: 1,
  });
  expect(planImport(pinned)([mine, ...snippets.slice(1)])).toMatchObject({
    puts: [{ ...mine, at: 2, isPinned: true }],
    leftOutCount: 0,
  });
});

it('counts what stands in a file twice once', () => {
  expect(planImport(brought(entry('a', 1), entry('a', 1)))([])).toMatchObject({ added: ['a'], leftOutCount: 0 });
});

it('is undone: what it has added goes, and the others are as they were, unless they are gone', () => {
  const undo = planUndoImport({ added: ['new'], formers: [entry('a', 1), entry('gone', 1)] });
  expect(undo([entry('a', 9, { isPinned: true }), entry('new', 3)])).toEqual({
    puts: [entry('a', 1)],
    removals: ['new'],
  });
});
