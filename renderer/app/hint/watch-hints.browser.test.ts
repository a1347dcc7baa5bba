import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintId, type ShownHint, watchHints } from './watch-hints.ts';

let shown: ShownHint | undefined;
let stop = () => {};

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`There is no #${id}.`);
  }
  return found;
};
const pointer = (type: string, target: Element, options: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...options }));
const over = (id: string) => pointer('pointerover', element(id), { relatedTarget: document.body });
/** Tests that wait use a finger: a mouse is somewhere, and the browser says so when what lies below it changes. */
const holdFinger = (id: string) => {
  pointer('pointerdown', element(id), { pointerType: 'touch' });
  vi.advanceTimersByTime(700);
};
const text = () => shown?.text;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = `
    <button id="save" data-hint="Save the file"><span id="icon"></span></button>
    <span id="around" data-hint="Copy to clipboard"><button id="copy" disabled></button></span>
    <button id="plain"></button>
    <div id="${hintId}"><b id="bold"></b></div>`;
  shown = undefined;
  stop = watchHints((hint) => {
    shown = hint;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('is shown when the pointer has rested on an element, or on something in it', () => {
  over('icon');
  vi.advanceTimersByTime(399);
  expect(text()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Save the file');
  expect(shown?.element).toBe(element('save'));
  over('plain');
  expect(text()).toBeUndefined();
});

test('is not shown when the pointer only passes', () => {
  over('save');
  vi.advanceTimersByTime(200);
  over('plain');
  vi.advanceTimersByTime(1000);
  expect(text()).toBeUndefined();
});

test('goes from one element to the next at once, and not long afterwards', () => {
  over('save');
  vi.advanceTimersByTime(400);
  over('around');
  vi.advanceTimersByTime(0);
  expect(text()).toBe('Copy to clipboard');
  over('plain');
  vi.advanceTimersByTime(800);
  over('save');
  vi.advanceTimersByTime(399);
  expect(text()).toBeUndefined();
});

test('stays while the pointer is on the hint itself', () => {
  over('save');
  vi.advanceTimersByTime(400);
  over('bold');
  vi.advanceTimersByTime(1000);
  expect(text()).toBe('Save the file');
  over('plain');
  expect(text()).toBeUndefined();
});

test('is hidden by Escape, until the pointer comes again', () => {
  over('save');
  vi.advanceTimersByTime(400);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(text()).toBeUndefined();
  over('icon');
  vi.advanceTimersByTime(1000);
  expect(text()).toBeUndefined();
  over('plain');
  over('save');
  vi.advanceTimersByTime(400);
  expect(text()).toBe('Save the file');
});

test.each([0, 400])('is not shown for what was pressed after %d ms, until the pointer comes again', (wait) => {
  over('save');
  vi.advanceTimersByTime(wait);
  pointer('pointerdown', element('icon'));
  expect(text()).toBeUndefined();
  over('icon');
  vi.advanceTimersByTime(2000);
  expect(text()).toBeUndefined();
  over('plain');
  over('save');
  vi.advanceTimersByTime(400);
  expect(text()).toBe('Save the file');
});

test('is hidden when the pointer leaves the window', () => {
  over('save');
  vi.advanceTimersByTime(400);
  pointer('pointerout', element('save'), { relatedTarget: null });
  expect(text()).toBeUndefined();
});

test('is shown for what the keyboard is on, and the pointer beside it does not matter', () => {
  element('save').focus({ focusVisible: true } as FocusOptions);
  vi.advanceTimersByTime(400);
  expect(text()).toBe('Save the file');
  over('plain');
  expect(text()).toBe('Save the file');
  element('plain').focus();
  expect(text()).toBeUndefined();
});

test('is not shown for what a click has given the focus', () => {
  element('save').focus({ focusVisible: false } as FocusOptions);
  vi.advanceTimersByTime(1000);
  expect(text()).toBeUndefined();
});

test('is shown for a finger that stays, and goes some time after it', () => {
  pointer('pointerdown', element('save'), { pointerType: 'touch' });
  pointer('pointerover', element('save'), { pointerType: 'touch' });
  vi.advanceTimersByTime(699);
  expect(text()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Save the file');
  pointer('pointerup', element('save'), { pointerType: 'touch' });
  vi.advanceTimersByTime(1499);
  expect(text()).toBe('Save the file');
  vi.advanceTimersByTime(1);
  expect(text()).toBeUndefined();
});

test('is not shown for a tap', () => {
  pointer('pointerdown', element('save'), { pointerType: 'touch' });
  vi.advanceTimersByTime(100);
  pointer('pointerup', element('save'), { pointerType: 'touch' });
  vi.advanceTimersByTime(2000);
  expect(text()).toBeUndefined();
});

test('follows its text, and goes when there is none any more', async () => {
  holdFinger('save');
  element('save').dataset.hint = 'Saved';
  await expect.poll(text).toBe('Saved');
  delete element('save').dataset.hint;
  await expect.poll(text).toBeUndefined();
});

test.each([
  ['removed', () => element('save').remove()],
  [
    'not displayed',
    () => {
      element('save').style.display = 'none';
    },
  ],
  [
    'scrolled away',
    () => {
      element('save').style.marginTop = '5000px';
    },
  ],
])('goes with an element that is %s', async (_, hide) => {
  holdFinger('save');
  // The browser says once that it is in sight.
  vi.useRealTimers();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(text()).toBe('Save the file');
  hide();
  await expect.poll(text).toBeUndefined();
});

test('is not shown for an element that has gone meanwhile', () => {
  over('save');
  element('save').remove();
  vi.advanceTimersByTime(400);
  expect(text()).toBeUndefined();
});

test('nothing is shown once it has ended', () => {
  over('save');
  stop();
  over('save');
  vi.advanceTimersByTime(1000);
  expect(text()).toBeUndefined();
});
