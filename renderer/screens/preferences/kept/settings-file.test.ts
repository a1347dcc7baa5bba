import { describe, expect, it } from 'vitest';
import { choiceInputs, pageTools, textInputs } from '#tests/support/catalogue/examples.ts';
import { readSettings, writeSettings } from './settings-file.ts';

const [first, second] = textInputs;
const settings = {
  theme: 'dark',
  neverUseNetwork: true,
  favourites: [pageTools[0].id],
  inputs: { [first]: 'é👋', [second]: '0' },
} as const;

describe('settings file', () => {
  it('reads back what was written', () => {
    expect(readSettings(writeSettings(settings))).toEqual({ ok: true, value: { ...settings, leftOut: [] } });
  });

  it('reads back the history, without what is damaged', () => {
    const sound = { input: first, text: 'a', at: 1, isPinned: true, name: 'mine' } as const;
    const damaged = [
      { ...sound, input: 'noSuchInput' },
      { ...sound, text: 5 },
      { ...sound, at: -1 },
      { ...sound, at: 1e300 },
      null,
    ];
    const text = JSON.stringify({
      format: 'web-toolbox-settings',
      formatVersion: 1,
      inputs: {},
      history: [sound, ...damaged],
    });
    expect(readSettings(text)).toEqual({
      ok: true,
      value: { inputs: {}, history: [sound], leftOut: ['5 history entries'] },
    });
  });

  it.each([
    [{ isDark: true }, 'dark'],
    [{ isDark: false }, 'light'],
    [{ isDark: true, theme: 'system' }, 'system'],
    [{}, undefined],
  ])('reads the theme of %j, as earlier versions wrote it, too', (theme, expected) => {
    const text = JSON.stringify({ format: 'web-toolbox-settings', formatVersion: 1, inputs: {}, ...theme });
    const result = readSettings(text);
    expect(result.ok && result.value.theme).toBe(expected);
  });

  it.each([
    ['not JSON', '{', 'not-json'],
    ['empty', '', 'not-json'],
    ['another program', '{"format":"other","formatVersion":1,"inputs":{}}', 'not-settings'],
    ['a later format', '{"format":"web-toolbox-settings","formatVersion":2,"inputs":{}}', 'newer'],
    [
      'an earlier format than the first',
      '{"format":"web-toolbox-settings","formatVersion":0,"inputs":{}}',
      'not-settings',
    ],
    ['inputs that are a list', '{"format":"web-toolbox-settings","formatVersion":1,"inputs":[1]}', 'not-settings'],
    [
      'a theme that is a text',
      '{"format":"web-toolbox-settings","formatVersion":1,"isDark":"true","inputs":{}}',
      'not-settings',
    ],
    ['null', 'null', 'not-settings'],
  ])('refuses %s', (_name, text, code) => {
    const result = readSettings(text);
    expect(result.ok ? undefined : result.error.code).toBe(code);
  });

  it('keeps what is sound and names what is not', () => {
    const text = JSON.stringify({
      format: 'web-toolbox-settings',
      formatVersion: 1,
      inputs: {
        [first]: 'a',
        [second]: 5,
        [choiceInputs[0]]: '',
        toString: 'x',
        unknown: 'y',
      },
    });
    const result = readSettings(text);
    expect(result).toEqual({
      ok: true,
      value: {
        inputs: { [first]: 'a' },
        leftOut: [second, choiceInputs[0], 'toString', 'unknown'],
      },
    });
  });

  it('takes the choices along, leaves out those that are damaged, and needs none', () => {
    const choices = { anyScreen: { version: 1, value: { mode: 'form' } } };
    expect(readSettings(writeSettings({ ...settings, choices }))).toEqual({
      ok: true,
      value: { ...settings, choices, leftOut: [] },
    });
    const damaged = { a: 7, b: { version: 'x', value: 1 }, c: { version: 1, value: 'x'.repeat(100_001) } };
    const text = JSON.stringify({ ...JSON.parse(writeSettings(settings)), choices: damaged });
    expect(readSettings(text)).toEqual({ ok: true, value: { ...settings, leftOut: ['a', 'b', 'c'] } });
  });

  it('takes the preferences of the desktop app along', () => {
    const desktop = {
      startAtLogin: true,
      closeToTray: false,
      globalShortcut: 'Alt+1',
      shortcutOpens: 'quick-box',
      quickBoxReadsClipboard: true,
      lookForUpdates: false,
    } as const;
    expect(readSettings(writeSettings({ ...settings, desktop }))).toEqual({
      ok: true,
      value: { ...settings, desktop, leftOut: [] },
    });
  });

  it.each([
    ['a list', [true]],
    ['a text', 'Alt+1'],
    ['nothing', null],
  ])('refuses %s as the preferences of the desktop app', (_name, desktop) => {
    const text = JSON.stringify({ format: 'web-toolbox-settings', formatVersion: 1, inputs: {}, desktop });
    expect(readSettings(text)).toMatchObject({ ok: false, error: { code: 'not-settings' } });
  });

  it('keeps what is sound of the desktop app and names what is not', () => {
    const text = JSON.stringify({
      format: 'web-toolbox-settings',
      formatVersion: 1,
      inputs: {},
      desktop: {
        startAtLogin: 'yes',
        closeToTray: true,
        globalShortcut: 'A'.repeat(101),
        shortcutOpens: 'b',
        toString: 1,
      },
    });
    expect(readSettings(text)).toEqual({
      ok: true,
      value: {
        inputs: {},
        desktop: { closeToTray: true },
        leftOut: ['startAtLogin', 'globalShortcut', 'shortcutOpens', 'toString'],
      },
    });
  });
});
