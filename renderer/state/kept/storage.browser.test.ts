import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import { textInputSet } from '../inputs/text-inputs-slice.ts';
import { createStore } from '../store/store.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const [first, second, third] = textInputs;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function fillStorage() {
  for (let size = 1 << 20, index = 0; size > 0; index += 1) {
    try {
      localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
}

function forbidStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is off', 'SecurityError');
  });
}

it('tells storage that is full from storage that is off', () => {
  expect(writeStored('a', 'b')).toEqual({ ok: true, value: undefined });
  fillStorage();
  expect(writeStored('b', 'twelve chars')).toEqual({ ok: false, error: 'full' });
  forbidStorage();
  expect(writeStored('a', 'b')).toEqual({ ok: false, error: 'off' });
  expect([readStored('a'), storedKeys()]).toEqual([undefined, []]);
  removeStored('a');
});

it('says for twelve characters why they are not kept, and takes it back', () => {
  const store = createStore();
  const notKept = () => store.getState().textInputs.notKept;
  forbidStorage();
  store.dispatch(textInputSet({ name: first, value: 'twelve chars' }));
  expect(notKept()[first]).toBe('off');
  vi.restoreAllMocks();
  fillStorage();
  store.dispatch(textInputSet({ name: second, value: 'twelve chars' }));
  expect(notKept()).toMatchObject({ [first]: 'off', [second]: 'full' });
  localStorage.clear();
  store.dispatch(textInputSet({ name: third, value: 'curl' }));
  expect([notKept()[first], notKept()[second]]).toEqual([undefined, undefined]);
  expect(localStorage.getItem(first)).toBe('twelve chars');
});
