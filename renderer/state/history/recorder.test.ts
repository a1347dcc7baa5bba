import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import type { Outcome } from './history.ts';
import { createRecorder, losesText, settleTime } from './recorder.ts';

const [input] = textInputs;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createTested(present: readonly string[] = []) {
  const recorded: { readonly text: string; readonly supersedes?: string | undefined }[] = [];
  const known = new Set(present);
  const recorder = createRecorder(async (_input, text, { supersedes }): Promise<Outcome> => {
    recorded.push({ text, supersedes });
    const isNew = !known.has(text);
    known.add(text);
    return { kind: 'kept', id: `id of ${text}`, isNew };
  });
  let text = '';
  return {
    ...recorder,
    type(next: string) {
      recorder.take({ input, before: text, text: next, isReplaced: false });
      text = next;
    },
    replace(next: string) {
      recorder.take({ input, before: text, text: next, isReplaced: true });
      text = next;
    },
    rest: () => vi.advanceTimersByTimeAsync(settleTime),
    texts: () => recorded.map((one) => one.text).filter((one) => one !== ''),
    superseded: () => recorded.flatMap(({ supersedes }) => supersedes ?? []),
  };
}

describe('the recorder', () => {
  it('keeps a text once it rests, and not what it was on the way', async () => {
    const tested = createTested();
    tested.type('a');
    await vi.advanceTimersByTimeAsync(settleTime - 1);
    tested.type('ab');
    await vi.advanceTimersByTimeAsync(settleTime - 1);
    expect(tested.texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tested.texts()).toEqual(['ab']);
  });

  it('has no timer while nothing changes', async () => {
    const tested = createTested();
    expect(vi.getTimerCount()).toBe(0);
    tested.type('a');
    expect(vi.getTimerCount()).toBe(1);
    await tested.rest();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what was there at once when something takes its place, though it had no rest', async () => {
    const tested = createTested();
    tested.type('typed just now');
    tested.replace('of a file');
    await vi.advanceTimersByTimeAsync(0);
    expect(tested.texts()).toEqual(['typed just now']);
    await tested.rest();
    expect(tested.texts()).toEqual(['typed just now', 'of a file']);
  });

  it('keeps what was there when most of it goes at one stroke', async () => {
    const tested = createTested();
    tested.type('a text that is a bit longer');
    tested.type('x');
    await vi.advanceTimersByTimeAsync(0);
    expect(tested.texts()).toEqual(['a text that is a bit longer']);
  });

  it('keeps what the last visit has left when that is edited', async () => {
    const tested = createTested();
    tested.take({ input, before: 'of the last visit', text: 'of the last visit!', isReplaced: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(tested.texts()).toEqual(['of the last visit']);
  });

  it('has one entry of a text that is typed on', async () => {
    const tested = createTested();
    for (const text of ['SELECT', 'SELECT *', 'SELECT * FROM a', 'FROM a']) {
      tested.type(text);
      await tested.rest();
    }
    expect(tested.superseded()).toEqual(['id of SELECT', 'id of SELECT *']);
  });

  it('leaves the entry that was there before alone, when that is typed on', async () => {
    const tested = createTested(['SELECT']);
    tested.replace('SELECT');
    await tested.rest();
    tested.type('SELECT *');
    await tested.rest();
    expect(tested.superseded()).toEqual([]);
  });

  it('settles at once when it is asked to', async () => {
    const tested = createTested();
    tested.type('a');
    await tested.settle(input, 'a');
    expect(tested.texts()).toEqual(['a']);
    tested.type('b');
    tested.settleAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(tested.texts()).toEqual(['a', 'b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps nothing any more of what it is to forget, not even what waits for its turn', async () => {
    const tested = createTested();
    tested.type('a');
    const settling = tested.settle(input, 'a');
    tested.type('ab');
    tested.forget();
    await settling;
    await tested.rest();
    expect(tested.texts()).toEqual([]);
  });

  it('goes on after a failure', async () => {
    const shown = vi.spyOn(console, 'error').mockReturnValue();
    const record = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue({ kind: 'nothing' });
    const { settle } = createRecorder(record);
    await expect(settle(input, 'a')).rejects.toThrow('broken');
    await expect(settle(input, 'b')).resolves.toEqual({ kind: 'nothing' });
    expect(shown).toHaveBeenCalledOnce();
    shown.mockRestore();
  });
});

it.each([
  ['all of this text', '', true],
  ['all of this text', 'x', true],
  ['all of this text', 'something else', true],
  ['all of this text', 'all of that text', true],
  ['all of this text', 'all of this tex', false],
  ['all of this text', 'all text', true],
  ['all of this text', 'all of text', false],
  ['all of this text', 'all of this text and more', false],
  ['all of this text', 'all of this test', false],
  ['1737244800000', '1737331200000', false],
  ['1737244800000', '', true],
  ['short', '', false],
  ['', 'a whole text', false],
  ['a'.repeat(1_000_000), `${'a'.repeat(500_000)}b${'a'.repeat(500_000)}`, false],
])('from “%.20s” to “%.20s” a text is lost: %j', (before, text, expected) => {
  expect(losesText(before, text)).toBe(expected);
});
