import { beforeEach, describe, expect, it } from 'vitest';
import { choiceInputs, textInputs } from '#tests/support/catalogue/examples.ts';
import { isSecretInput, textInputDefaults, textInputNames } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { createStore } from '../store/store.ts';
import { maximumKeptLength, textInputSet } from './text-inputs-slice.ts';

const [plain] = textInputs;

beforeEach(() => localStorage.clear());

describe('text inputs', () => {
  it('start with their defaults, and write nothing', () => {
    expect(createStore().getState().textInputs).toEqual({
      values: textInputDefaults,
      files: {},
      notKept: {},
      replacements: {},
      restarts: 0,
    });
    expect(localStorage).toHaveLength(0);
  });

  it.each(textInputNames.filter((name) => !isSecretInput(name)))('keep %s at once and read it back', (name) => {
    const value = textInputDefaults[name] === '' ? '{"a":1}' : `${textInputDefaults[name]}`;
    createStore().dispatch(textInputSet({ name, value }));
    expect(localStorage.getItem(name)).toBe(value);
    expect(createStore().getState().textInputs.values[name]).toBe(value);
  });

  it.each(textInputNames.filter(isSecretInput))('hold the secret %s no longer than the page', (name) => {
    const store = createStore();
    store.dispatch(textInputSet({ name, value: 'of this page' }));
    expect(store.getState().textInputs.values[name]).toBe('of this page');
    expect(localStorage).toHaveLength(0);
    expect(createStore().getState().textInputs.values[name]).toBe(textInputDefaults[name]);
  });

  it.each(choiceInputs)('fall back to the default of %s for a text that is not valid for it', (name) => {
    localStorage.setItem(name, '');
    localStorage.setItem(plain, 'sound');
    const { values } = createStore().getState().textInputs;
    expect(values[name]).toBe(textInputDefaults[name]);
    expect(values[name]).not.toBe('');
    expect(values[plain]).toBe('sound');
  });

  it('keep an empty text as what it is', () => {
    createStore().dispatch(textInputSet({ name: plain, value: '' }));
    expect(createStore().getState().textInputs.values[plain]).toBe('');
  });

  it('hold a value that is too large in memory only, and do not bring back an older one', () => {
    const store = createStore();
    const name = plain;
    store.dispatch(textInputSet({ name, value: 'older' }));
    store.dispatch(textInputSet({ name, value: 'x'.repeat(maximumKeptLength + 1) }));
    expect(store.getState().textInputs.notKept).toEqual({ [name]: 'too-large' });
    expect(store.getState().textInputs.values[name]).toHaveLength(maximumKeptLength + 1);
    expect(localStorage.getItem(name)).toBeNull();
    store.dispatch(textInputSet({ name, value: 'x'.repeat(maximumKeptLength) }));
    expect(store.getState().textInputs.notKept).toEqual({});
    expect(localStorage.getItem(name)).toHaveLength(maximumKeptLength);
  });

  it('survive a storage that is full', () => {
    for (let size = 1 << 20, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
    const store = createStore();
    store.dispatch(textInputSet({ name: plain, value: 'y'.repeat(1000) }));
    expect(store.getState().textInputs.values[plain]).toHaveLength(1000);
    expect(store.getState().textInputs.notKept).toEqual({ [plain]: 'full' });
  });

  it('are all forgotten when everything is cleared, and nobody else is', () => {
    localStorage.setItem('of-another-app', 'stays');
    const store = createStore();
    store.dispatch(textInputSet({ name: plain, value: '/a/' }));
    store.dispatch(everythingCleared());
    expect(store.getState().textInputs.values).toEqual(textInputDefaults);
    expect(localStorage.getItem(plain)).toBeNull();
    expect(localStorage.getItem('of-another-app')).toBe('stays');
  });
});
