import { useState } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearKeptValues } from './clear-kept-values.test-support.ts';
import { createKeptValue } from './kept-value.ts';
import { fingerprintOf, keptWithText, useKeptWithText } from './kept-with-text.ts';

type Direction = 'encode' | 'decode';
const choices = createKeptValue('test', 1, v.object({ directions: keptWithText(v.picklist(['encode', 'decode'])) }));

function Subject({ first }: { first: string }) {
  const [text, setText] = useState(first);
  const { directions } = choices.use();
  const { value, choose, retype, replace } = useKeptWithText<Direction>({
    list: directions,
    onChange: (list) => choices.change({ directions: list }),
    text,
    initial: 'encode',
  });
  return (
    <>
      <input
        aria-label="Typed"
        value={text}
        onChange={({ target }) => {
          retype(target.value, value);
          setText(target.value);
        }}
      />
      <input aria-label="Sent" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => choose(value === 'encode' ? 'decode' : 'encode')}>
        Turn
      </button>
      <button
        type="button"
        onClick={() => {
          replace(`swapped ${text}`, value === 'encode' ? 'decode' : 'encode');
          setText(`swapped ${text}`);
        }}
      >
        Swap
      </button>
      <output>{value}</output>
    </>
  );
}

const typed = page.getByRole('textbox', { name: 'Typed' });
const sent = page.getByRole('textbox', { name: 'Sent' });
const turn = page.getByRole('button', { name: 'Turn' });
const direction = page.getByRole('status');

beforeEach(() => clearKeptValues());

test('a choice stays with its text while that is typed, and comes back with it', async () => {
  const { unmount } = await render(<Subject first="a" />);
  await expect.element(direction).toHaveTextContent('encode');
  await turn.click();
  await typed.fill('ab');
  await typed.fill('abc');
  await expect.element(direction).toHaveTextContent('decode');
  await unmount();
  await render(<Subject first="abc" />);
  await expect.element(direction).toHaveTextContent('decode');
});

test('another text does not get it, and the former has it again when that is undone', async () => {
  const { unmount } = await render(<Subject first="abc" />);
  await turn.click();
  await unmount();
  await render(<Subject first="sent" />);
  await expect.element(direction).toHaveTextContent('encode');
  await typed.fill('sent, and typed in');
  await expect.element(direction).toHaveTextContent('encode');
  await sent.fill('abc');
  await expect.element(direction).toHaveTextContent('decode');
});

test('while it is shown, a text from elsewhere is taken in the same way, until all is cleared', async () => {
  await render(<Subject first="abc" />);
  await turn.click();
  await sent.fill('from another tab');
  await expect.element(direction).toHaveTextContent('decode');
  clearKeptValues();
  await expect.element(direction).toHaveTextContent('encode');
});

test('a text that was swapped away has its own choice again when it is brought back', async () => {
  await render(<Subject first="abc" />);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.element(direction).toHaveTextContent('decode');
  await sent.fill('abc');
  await expect.element(direction).toHaveTextContent('encode');
});

test('only the last texts are known', async () => {
  const { rerender } = await render(<Subject first="0" />);
  for (let index = 1; index <= 12; index += 1) {
    await turn.click();
    await rerender(<Subject first={String(index)} key={index} />);
  }
  expect(choices.read().directions).toHaveLength(8);
});

test('texts are told apart, also by their last character', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'x'.repeat(9000), `${'x'.repeat(8999)}y`, 'x'.repeat(1_000_000)];
  expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
});
