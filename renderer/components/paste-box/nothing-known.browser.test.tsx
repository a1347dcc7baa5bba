import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { screens } from '#tools/screens.ts';
import { NothingKnown } from './nothing-known.tsx';

const show = (content: PastedContent) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <NothingKnown content={content} onOpened={undefined} />
      </MemoryRouter>
    </Provider>,
  );

const buttons = () => page.getByRole('button').elements();

test('leads with a text to the tools that say what they do with any', async () => {
  await show({ text: 'lorem ipsum' });
  const offers = new Set(screens.flatMap(({ entry }) => entry.forAnyText ?? []));
  expect(new Set(buttons().map(({ textContent }) => textContent))).toEqual(offers);
});

test('leads with a file to the tools that take any', async () => {
  await show({ text: '', file: new File([Uint8Array.of(0, 255)], 'a.bin') });
  await expect.element(page.getByRole('button', { name: 'Base64 file encoder' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hash' })).toBeVisible();
  expect(buttons().length).toBeLessThan(screens.length / 2);
});
