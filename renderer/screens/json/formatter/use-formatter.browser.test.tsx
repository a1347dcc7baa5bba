import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RenderOptions } from '#tools/json/formatter/tasks.ts';
import { beginFormatting, useFormatter } from './use-formatter.ts';

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
  const results = new Set<Uint8Array>();
  function Probe({ source, changes = {} }: { source: string; changes?: Partial<RenderOptions> }) {
    const { bytes } = useFormatter(source, { ...options, ...changes }).state.rendered ?? {};
    const text = bytes && new TextDecoder().decode(bytes);
    shown.push(text);
    if (bytes !== undefined) {
      results.add(bytes);
    }
    return <output aria-label="result">{text ?? 'none'}</output>;
  }
  return { shown, results, Probe };
}

const result = page.getByLabelText('result');

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
