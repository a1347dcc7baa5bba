import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { handText } from '#renderer/state/inputs/handed-texts.ts';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { uuidGenerator } from '#tools/uuid-generator/tool.ts';
import { choices } from './choices.ts';
import { InspectorPane } from './inspector-pane.tsx';

const handed = '018f3b5e-7c2a-7d11-9a3e-0123456789ab';

beforeEach(() => {
  localStorage.clear();
  clearKeptValues();
});

/** Shows an identifier, and hands the screen another. */
async function hand(former: string) {
  choices.change({ inspected: former });
  const store = createStore();
  await render(
    <Provider store={store}>
      <ThisScreen value={uuidGenerator.id}>
        <InspectorPane />
      </ThisScreen>
    </Provider>,
  );
  handText(uuidGenerator.id, { text: handed, operation: 'uuid.inspect', options: {} });
  await expect.element(page.getByRole('textbox', { name: 'UUID or ULID' })).toHaveValue(handed);
  return store;
}

test('an identifier that was pasted or sent replaces the former one, which Undo brings back', async () => {
  const store = await hand('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Replaced by what you pasted. Undo brings back what was there.',
  });
  store.dispatch(undoReplacedValue());
  await expect.element(page.getByRole('textbox', { name: 'UUID or ULID' })).toHaveValue('01ARZ3NDEKTSV4RRFFQ69G5FAV');
});

test.each(['', '  ', handed])('“%s” is replaced without a message', async (former) => {
  const store = await hand(former);
  expect(store.getState().toaster.open).toBe(false);
});
