import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeUserPreferences, readUserPreferences } from '../preferences/user-preferences.ts';
import { clearKeptValues } from './clear-kept-values.test-support.ts';
import { createKeptValue, writeKeptValues } from './kept-value.ts';
import { rememberKeptValues } from './present-values.ts';

const schema = v.object({
  direction: v.fallback(v.picklist(['encode', 'decode']), 'encode'),
  indent: v.fallback(v.number(), 2),
  text: v.fallback(v.string(), ''),
});
const choices = createKeptValue('followed', 1, schema);
const long = 'x'.repeat(200_000);

beforeEach(clearKeptValues);
afterEach(() => vi.restoreAllMocks());

const envelope = (value: object) => JSON.stringify({ version: 1, value });

/** Makes storage full for this tab. @returns a function that makes room again */
function fill() {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  return () => write.mockRestore();
}

/** Does what a browser does in the other tabs of a site. */
function inAnotherTab(name: string, value: object) {
  localStorage.setItem(`choices:${name}`, envelope(value));
  window.dispatchEvent(new StorageEvent('storage', { key: `choices:${name}` }));
}

const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a preference that could not be stored stays until another tab changes it', () => {
  changeUserPreferences({ codeTabWidth: 2 });
  const makeRoom = fill();
  changeUserPreferences({ codeTabWidth: 8, wrapsLines: true });
  makeRoom();
  inAnotherTab('other', {});
  window.dispatchEvent(new StorageEvent('storage', { key: 'choices:preferences' }));
  comesBack();
  expect(readUserPreferences()).toMatchObject({ codeTabWidth: 8, wrapsLines: true });
  inAnotherTab('preferences', { codeTabWidth: 2, density: 'compact' });
  expect(readUserPreferences()).toMatchObject({ codeTabWidth: 8, wrapsLines: true, density: 'compact' });
  inAnotherTab('preferences', { codeTabWidth: 4 });
  expect(readUserPreferences()).toMatchObject({ codeTabWidth: 4, wrapsLines: true, density: 'comfortable' });
  changeUserPreferences({ codeFontSize: 15 });
  expect(localStorage.getItem('choices:preferences')).toBe(envelope({ codeFontSize: 15, wrapsLines: true }));
});

test('so does an entry of the choices of a screen, whether storage is full or the entry too long', () => {
  const makeRoom = fill();
  choices.change({ direction: 'decode' });
  makeRoom();
  comesBack();
  expect([choices.read().direction, choices.notKept()]).toEqual(['decode', 'full']);
  choices.change({ text: long });
  inAnotherTab('followed', { direction: 'decode', indent: 8 });
  expect(choices.read()).toEqual({ direction: 'decode', indent: 8, text: long });
  expect(choices.notKept()).toBe('too-large');
  inAnotherTab('followed', { direction: 'encode', indent: 8, text: 'short' });
  expect(choices.read()).toEqual({ direction: 'encode', indent: 8, text: 'short' });
  expect(choices.notKept()).toBeUndefined();
});

test('an import takes the place of what could not be stored, which undoing brings back', () => {
  const makeRoom = fill();
  choices.change({ indent: 4 });
  changeUserPreferences({ codeTabWidth: 8 });
  const bringBack = rememberKeptValues(['followed', 'preferences']);
  expect(writeKeptValues({ followed: { version: 1, value: { indent: 8 } } })).toEqual(['followed']);
  expect(choices.read().indent).toBe(4);
  makeRoom();
  writeKeptValues({ followed: { version: 1, value: { indent: 2 } }, preferences: { version: 1, value: {} } });
  expect([choices.read().indent, readUserPreferences().codeTabWidth]).toEqual([2, 4]);
  bringBack();
  expect([choices.read().indent, readUserPreferences().codeTabWidth]).toEqual([4, 8]);
  comesBack();
  expect([choices.read().indent, readUserPreferences().codeTabWidth]).toEqual([4, 8]);
});

test('nothing outlives “Clear everything”', () => {
  fill();
  choices.change({ indent: 4 });
  changeUserPreferences({ codeTabWidth: 8 });
  clearKeptValues();
  expect([choices.read().indent, choices.notKept(), readUserPreferences().codeTabWidth]).toEqual([2, undefined, 4]);
});
