import { beforeEach, expect, test } from 'vitest';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { choices, sampleColor } from './choices.ts';
import { colorSession, replaceColor } from './color-session.ts';

beforeEach(() => {
  localStorage.clear();
  clearKeptValues();
});

test('a colour that was pasted or sent replaces the one picked, which Undo brings back with its hue', () => {
  const store = createStore();
  colorSession.setHsv([200, 0, 40], 0.5);
  const picked = choices.read().current;
  store.dispatch(replaceColor('tomato', 'Replaced by what you pasted'));
  expect(choices.read().current.text).toBe('tomato');
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Replaced by what you pasted. Undo brings back what was there.',
  });
  store.dispatch(undoReplacedValue());
  expect(choices.read().current).toEqual(picked);
});

test('a colour that is edited can no longer be undone', () => {
  const store = createStore();
  colorSession.setText('teal');
  store.dispatch(replaceColor('tomato', 'Replaced by what you pasted'));
  colorSession.setText('tomat');
  expect(store.getState().toaster.open).toBe(false);
});

test.each(['', sampleColor, 'tomato'])('“%s” is replaced without a message', (former) => {
  const store = createStore();
  colorSession.setText(former);
  store.dispatch(replaceColor('tomato', 'Replaced by what you pasted'));
  expect(store.getState().toaster.open).toBe(false);
});
