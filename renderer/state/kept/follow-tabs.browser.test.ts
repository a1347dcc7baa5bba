import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { choiceInputs, pageTools, screenIds, tabbedTools, textInputs } from '#tests/support/catalogue/examples.ts';
import type { ToolScreenId } from '#tools/screens.ts';
import { textInputDefaults } from '#tools/text-inputs.ts';
import { registerPendingEdit } from '../inputs/pending-edits.ts';
import { undoReplacement } from '../inputs/replace-text-input.ts';
import { maximumKeptLength, textInputSet } from '../inputs/text-inputs-slice.ts';
import { moveFavourite, readFavourites, setFavourites, toggleFavourite } from '../screens/favourites.ts';
import { createStore } from '../store/store.ts';
import { everythingCleared } from './everything-cleared.ts';
import { followOtherTabs } from './follow-tabs.ts';

const [name, other] = textInputs;
const [first, second] = screenIds;
/** The id of a tool, which earlier versions stored, and that of its first screen. */
const [{ id: toolId, tabs }] = tabbedTools;

let stop = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  setFavourites([]);
});

function createTab() {
  const store = createStore();
  stop = followOtherTabs(store);
  return store;
}

/** Does what a browser does in the other tabs of a site. */
function inAnotherTab(key: string, value: string | null) {
  if (value === null) {
    localStorage.removeItem(key);
  } else {
    localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

it("shows another tab's text, and writes nothing", () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'here' }));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  inAnotherTab(name, 'there');
  expect(store.getState().textInputs.values[name]).toBe('there');
  expect(store.getState().textInputs.replacements[name]).toBeUndefined();
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

it('shows what is stored, where an older event comes late', () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'newest' }));
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: 'older' }));
  expect(store.getState().textInputs.values[name]).toBe('newest');
});

it('keeps its text where that of another tab was too large to be stored, and says that it is not kept', () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'here' }));
  inAnotherTab(name, null);
  expect(store.getState().textInputs.values[name]).toBe('here');
  expect(store.getState().textInputs.notKept[name]).toBe('elsewhere');
  inAnotherTab(name, 'there');
  expect(store.getState().textInputs.notKept[name]).toBeUndefined();
});

it('can bring back a text that was in this tab only', () => {
  const store = createTab();
  const large = 'x'.repeat(maximumKeptLength + 1);
  store.dispatch(textInputSet({ name, value: large }));
  inAnotherTab(name, 'there');
  expect(store.getState().textInputs.values[name]).toBe('there');
  store.dispatch(undoReplacement(name));
  expect(store.getState().textInputs.values[name]).toBe(large);
});

it('can bring back what was still being typed when another tab stored its text, which both then show', () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'here' }));
  let isPending = true;
  onTestFinished(
    registerPendingEdit(() => {
      if (isPending) {
        isPending = false;
        store.dispatch(textInputSet({ name, value: 'here, typed on' }));
      }
    }),
  );
  inAnotherTab(name, 'there');
  expect([store.getState().textInputs.values[name], localStorage.getItem(name)]).toEqual(['there', 'there']);
  inAnotherTab(name, 'there, typed on');
  expect(store.getState().textInputs.values[name]).toBe('there, typed on');
  store.dispatch(undoReplacement(name));
  expect(store.getState().textInputs.values[name]).toBe('here, typed on');
});

it('leaves a text alone that is damaged for its input, and keys of others', () => {
  const store = createTab();
  inAnotherTab(choiceInputs[0], '');
  inAnotherTab('toString', 'x');
  expect(store.getState().textInputs.values).toEqual(textInputDefaults);
});

it('forgets everything with another tab, and not what that has typed since', () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'here' }));
  inAnotherTab(name, null);
  localStorage.setItem(other, 'typed since');
  inAnotherTab('everythingCleared', '1');
  expect(store.getState().textInputs).toMatchObject({ values: textInputDefaults, notKept: {}, restarts: 1 });
  expect(localStorage.getItem(other)).toBe('typed since');
  window.dispatchEvent(new StorageEvent('storage', { key: other }));
  expect(store.getState().textInputs.values[other]).toBe('typed since');
});

it('tells the other tabs that everything is cleared, and leaves nothing behind', () => {
  const store = createTab();
  localStorage.setItem('choices:other', '{"version":1,"value":{}}');
  const written: string[] = [];
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key));
  store.dispatch(everythingCleared());
  write.mockRestore();
  expect(written).toEqual(['everythingCleared', 'historyCleared']);
  expect(localStorage).toHaveLength(0);
});

it('adds a favourite to those of another tab, of which it has not heard', () => {
  createTab();
  const [{ id: firstTab }] = tabs;
  const [one, another] = pageTools.map(({ id }) => id as ToolScreenId) as [ToolScreenId, ToolScreenId];
  toggleFavourite(firstTab as ToolScreenId);
  // Earlier versions stored tools; a tool stands for its first screen.
  localStorage.setItem('favourites', JSON.stringify([toolId, one]));
  toggleFavourite(another);
  expect(readFavourites()).toEqual([firstTab, one, another]);
  toggleFavourite(firstTab as ToolScreenId);
  expect(localStorage.getItem('favourites')).toBe(`["${one}","${another}"]`);
  moveFavourite(another, one);
  expect(readFavourites()).toEqual([another, one]);
});

it('has favourites for the session where none can be stored', () => {
  createTab();
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('off');
  });
  toggleFavourite(first);
  toggleFavourite(second);
  write.mockRestore();
  expect(readFavourites()).toEqual([first, second]);
});

it('follows the theme of another tab', () => {
  const store = createTab();
  const { isDark } = store.getState().preferences;
  inAnotherTab('darkMode', String(!isDark));
  expect(store.getState().preferences.isDark).toBe(!isDark);
  inAnotherTab('darkMode', null);
  expect(store.getState().preferences.isDark).toBe(matchMedia('(prefers-color-scheme: dark)').matches);
});

it('reads everything again when the browser brings the page back', () => {
  const store = createTab();
  store.dispatch(textInputSet({ name, value: 'here' }));
  localStorage.setItem(name, 'there');
  localStorage.setItem('favourites', JSON.stringify([toolId]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().textInputs.values[name]).toBe('there');
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().textInputs.values[name]).toBe(textInputDefaults[name]);
});

it('hands over what was typed last before the page may go', () => {
  createTab();
  const flush = vi.fn();
  const unregister = registerPendingEdit(flush);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(flush).toHaveBeenCalledOnce();
  unregister();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(flush).toHaveBeenCalledOnce();
});

it('keeps what storage has refused once it can', () => {
  const store = createTab();
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('off');
  });
  store.dispatch(textInputSet({ name, value: 'twelve chars' }));
  expect(store.getState().textInputs.notKept[name]).toBe('off');
  write.mockRestore();
  window.dispatchEvent(new Event('focus'));
  expect(store.getState().textInputs.notKept[name]).toBeUndefined();
  expect(localStorage.getItem(name)).toBe('twelve chars');
});
