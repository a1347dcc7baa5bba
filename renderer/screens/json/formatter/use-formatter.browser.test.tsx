import { Activity } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RenderOptions } from '#tools/json/formatter/tasks.ts';
import { beginFormatting } from './begin-formatting.ts';
import { useFormatter } from './use-formatter.ts';

const options: RenderOptions = {
  layout: 'minified',
  indent: 2,
  sortKeys: false,
  query: '',
  maximumInlineLength: 1000,
};

/** What the hook has returned, render by render. */
function createProbe() {
  const shown: (string | undefined)[] = [];
  const busy: boolean[] = [];
  const results = new Set<Uint8Array>();
  function Probe({ source, changes = {} }: { source: string; changes?: Partial<RenderOptions> }) {
    const { state, cancel } = useFormatter(source, { ...options, ...changes });
    const { bytes } = state.rendered ?? {};
    const text = bytes && new TextDecoder().decode(bytes);
    shown.push(text);
    busy.push(state.isBusy);
    if (bytes !== undefined) {
      results.add(bytes);
    }
    return (
      <>
        <output aria-label="result">{text ?? 'none'}</output>
        <output aria-label="state">
          {[state.isBusy && 'busy', state.isInterrupted && 'interrupted'].filter(Boolean).join(' ') || 'idle'}
        </output>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </>
    );
  }
  return { shown, busy, results, Probe };
}

const result = page.getByLabelText('result');
const state = page.getByLabelText('state');
const cancel = page.getByRole('button', { name: 'Cancel' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what was begun before the screen is drawn is in its first picture', async () => {
  const { shown, Probe } = createProbe();
  await beginFormatting('[1, 2]', options);
  await render(<Probe source="[1, 2]" />);
  await expect.element(result).toHaveTextContent('[1,2]');
  expect(new Set(shown)).toEqual(new Set(['[1,2]']));
});

test('what was begun is not worked out again, and a later text is', async () => {
  const { results, Probe } = createProbe();
  await beginFormatting('[1, 2]', options);
  const { rerender } = await render(<Probe source="[1, 2]" />);
  await rerender(<Probe source="[3, 4]" />);
  await expect.element(result).toHaveTextContent('[3,4]');
  expect(results.size).toBe(2);
});

test.for([
  ['another text', '[5, 6]', {}, '[5,6]'],
  ['another option', '[1, 2]', { layout: 'indented' } as const, '[ 1, 2 ]'],
] as const)('what was begun for %s is not shown', async ([, source, changes, expected]) => {
  const { shown, Probe } = createProbe();
  await beginFormatting('[1, 2]', options);
  await render(<Probe source={source} changes={changes} />);
  await expect.element(result).toHaveTextContent(expected);
  expect(shown).not.toContain('[1,2]');
});

test.for([
  ['is not JSON', '{"a": nope}'],
  ['is blank', ' \n'],
])('a text that %s has no result, and the screen is not held up', async ([, source]) => {
  const { Probe } = createProbe();
  await beginFormatting(source ?? '', options);
  const { rerender } = await render(<Probe source={source ?? ''} />);
  await expect.element(result).toHaveTextContent('none');
  await rerender(<Probe source="[7]" />);
  await expect.element(result).toHaveTextContent('[7]');
});

test('what a screen showed before it was hidden is there again, and is not worked out again', async () => {
  const { results, Probe } = createProbe();
  const screenWith = (mode: 'visible' | 'hidden', source: string) => (
    <Activity mode={mode}>
      <Probe source={source} />
    </Activity>
  );
  const { rerender } = await render(screenWith('visible', '[1, 2]'));
  await expect.element(result).toHaveTextContent('[1,2]');
  const requests = vi.spyOn(Worker.prototype, 'postMessage');
  await rerender(screenWith('hidden', '[1, 2]'));
  await rerender(screenWith('visible', '[1, 2]'));
  // The work begins in a timer of no time, which is before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).not.toHaveBeenCalled();
  await expect.element(result).toHaveTextContent('[1,2]');
  await rerender(screenWith('visible', '[3, 4]'));
  await expect.element(result).toHaveTextContent('[3,4]');
  expect(results.size).toBe(2);
});

test('a pasted text is asked for with its own frame, without a timer', async () => {
  const { Probe } = createProbe();
  const { rerender } = await render(<Probe source="" />);
  const requests = vi.spyOn(Worker.prototype, 'postMessage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await rerender(<Probe source="[1, 2]" />);
  expect(requests).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await expect.element(result).toHaveTextContent('[1,2]');
});

test('a text that is pasted right after another change does not wait for a pause, and a key stroke after it does', async () => {
  const { Probe } = createProbe();
  const start = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  const { rerender } = await render(<Probe source="[1]" />);
  await expect.element(result).toHaveTextContent('[1]');
  const requests = vi.spyOn(Worker.prototype, 'postMessage');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  now.mockReturnValue(start + 1);
  document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  await rerender(<Probe source="[2]" />);
  expect(requests).toHaveBeenCalledTimes(1);
  now.mockReturnValue(start + 2);
  await rerender(<Probe source="[3]" />);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('a text is parsed and laid out in one request, and with a query in two', async () => {
  const { Probe } = createProbe();
  const { rerender } = await render(<Probe source="[0]" />);
  await expect.element(result).toHaveTextContent('[0]');
  const requests = vi.spyOn(Worker.prototype, 'postMessage');
  await rerender(<Probe source="[1, 2]" />);
  await expect.element(result).toHaveTextContent('[1,2]');
  expect(requests).toHaveBeenCalledOnce();
  await rerender(<Probe source="[3, 4]" changes={{ query: '$[0]' }} />);
  await expect.element(result).toHaveTextContent('[3]');
  expect(requests).toHaveBeenCalledTimes(3);
});

test('a text is rendered with its arrival and with its result, and is busy in between', async () => {
  const { shown, busy, Probe } = createProbe();
  const { rerender } = await render(<Probe source="" />);
  expect(busy).toEqual([false]);
  await rerender(<Probe source="[1, 2]" />);
  await expect.element(result).toHaveTextContent('[1,2]');
  expect(shown).toEqual([undefined, undefined, '[1,2]']);
  expect(busy).toEqual([false, true, false]);
});

test('typed text that waits for a pause can be cancelled, and a later text has a result', async () => {
  const { Probe } = createProbe();
  const { rerender } = await render(<Probe source="[1]" />);
  await expect.element(result).toHaveTextContent('[1]');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await rerender(<Probe source="[1, 2]" />);
  await rerender(<Probe source="[1, 2, 3]" />);
  expect(state.element()).toHaveTextContent('busy');
  vi.useRealTimers();
  (cancel.element() as HTMLElement).click();
  await expect.element(state).toHaveTextContent('interrupted');
  await rerender(<Probe source="[4]" />);
  await expect.element(result).toHaveTextContent('[4]');
  await expect.element(state).toHaveTextContent('idle');
});

test('work that is ended by hiding its screen is busy again when the screen is back', async () => {
  const { Probe } = createProbe();
  const text = `[${'[1],'.repeat(200_000)}1]`;
  const screenWith = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Probe source={text} changes={{ maximumInlineLength: 10_000_000 }} />
    </Activity>
  );
  const { rerender } = await render(screenWith('visible'));
  await rerender(screenWith('hidden'));
  await rerender(screenWith('visible'));
  await expect.element(state).toHaveTextContent('idle');
  expect(result.element().textContent).toHaveLength(text.length);
});
