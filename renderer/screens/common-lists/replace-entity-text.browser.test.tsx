import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { handText } from '#renderer/state/inputs/handed-texts.ts';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { createStore } from '#renderer/state/store/store.ts';
import type { EntityRequest } from '#tools/common-lists/tasks.ts';
import { commonLists } from '#tools/common-lists/tool.ts';
import { entityRequest, entitySamples } from './choices.ts';
import { View } from './index.tsx';
import { replaceEntityText } from './replace-entity-text.ts';

const handed = '&lt;handed&gt;';

beforeEach(() => {
  localStorage.clear();
  clearKeptValues();
});

/** Shows the screen, and hands it a text to decode. */
async function hand(former: Pick<EntityRequest, 'text' | 'direction'>) {
  entityRequest.change(former);
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <div style={{ width: 1200, height: 800 }}>
          <ThisScreen value={commonLists.id}>
            <View />
          </ThisScreen>
        </div>
      </MemoryRouter>
    </Provider>,
  );
  handText(commonLists.id, { text: handed, operation: 'entities.decode', options: {} });
  await expect.element(page.getByRole('textbox', { name: 'Text to decode' })).toBeVisible();
  await expect.poll(entityRequest.read).toMatchObject({ text: handed, direction: 'decode' });
  return store;
}

test('a text that was pasted or sent replaces the former one, which Undo brings back with its direction', async () => {
  const store = await hand({ text: 'mine & only mine', direction: 'encode' });
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Replaced by what you pasted. Undo brings back what was there.',
    undoes: 'value',
  });
  store.dispatch(undoReplacedValue());
  expect(entityRequest.read()).toMatchObject({ text: 'mine & only mine', direction: 'encode' });
  await expect.element(page.getByRole('textbox', { name: 'Text to encode' })).toBeVisible();
});

test.each([
  ['no text', { text: '', direction: 'encode' }],
  ['the sample', { text: entitySamples.encode, direction: 'encode' }],
  ['the same text', { text: handed, direction: 'encode' }],
] as const)('%s is replaced without a message', async (_, former) => {
  const store = await hand(former);
  expect(store.getState().toaster.open).toBe(false);
});

test('Undo leaves a direction alone that the new text did not come with', () => {
  const store = createStore();
  entityRequest.change({ text: 'mine', direction: 'encode' });
  store.dispatch(replaceEntityText({ text: 'theirs' }, 'Replaced by a.txt'));
  entityRequest.change({ direction: 'decode' });
  store.dispatch(undoReplacedValue());
  expect(entityRequest.read()).toMatchObject({ text: 'mine', direction: 'decode' });
});
