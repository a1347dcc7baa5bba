import { beforeEach, describe, expect, it } from 'vitest';
import { isSecretInput, textInputDefaults, textInputNames } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { createStore } from '../store/store.ts';
import { maximumKeptLength, textInputSet } from './text-inputs-slice.ts';

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

  it.each([
    ['lastEpochValue', 'soon'],
    ['lastCSVInputContentEncoding', 'klingon-8'],
    ['lastCSVInputOptions', '[1]'],
    ['lastQRCodeOptions', 'null'],
    ['lastJSON2ConvertOptionSource', 'xml'],
    ['lastJSON2ConvertOptionTarget', '<script>'],
    ['lastCurlTargetLanguage', ''],
  ] as const)('fall back to the default of %s for "%s"', (name, damaged) => {
    localStorage.setItem(name, damaged);
    localStorage.setItem('lastRegEx', '/sound/');
    const { values } = createStore().getState().textInputs;
    expect(values[name]).toBe(textInputDefaults[name]);
    expect(values.lastRegEx).toBe('/sound/');
  });

  it.each(['lastCSVInputOptions', 'lastQRCodeOptions'] as const)('keep a half typed %s', (name) => {
    localStorage.setItem(name, '{"header":');
    expect(createStore().getState().textInputs.values[name]).toBe('{"header":');
  });

  it('keep an empty text as what it is', () => {
    createStore().dispatch(textInputSet({ name: 'lastJSONFormatterValue', value: '' }));
    expect(createStore().getState().textInputs.values.lastJSONFormatterValue).toBe('');
  });

  it('hold a value that is too large in memory only, and do not bring back an older one', () => {
    const store = createStore();
    const name = 'lastJSONFormatterValue';
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
    store.dispatch(textInputSet({ name: 'lastJSONFormatterValue', value: 'y'.repeat(1000) }));
    expect(store.getState().textInputs.values.lastJSONFormatterValue).toHaveLength(1000);
    expect(store.getState().textInputs.notKept).toEqual({ lastJSONFormatterValue: 'full' });
  });

  it('are all forgotten when everything is cleared, and nobody else is', () => {
    localStorage.setItem('of-another-app', 'stays');
    const store = createStore();
    store.dispatch(textInputSet({ name: 'lastRegEx', value: '/a/' }));
    store.dispatch(everythingCleared());
    expect(store.getState().textInputs.values).toEqual(textInputDefaults);
    expect(localStorage.getItem('lastRegEx')).toBeNull();
    expect(localStorage.getItem('of-another-app')).toBe('stays');
  });
});
