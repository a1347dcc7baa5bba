import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences-file.ts';

const defaults = {
  closeToTray: false,
  globalShortcut: 'Alt+1',
  shortcutOpens: 'window',
  quickBoxReadsClipboard: false,
  lookForUpdates: true,
  isNetworkRefused: false,
  theme: 'system',
  wasToldOfTray: false,
};

describe('parsePreferences', () => {
  it.each([
    ['nothing', ''],
    ['half a file', '{"closeToTray": true,'],
    ['null', 'null'],
    ['a list', '[1, 2]'],
    ['a text', '"Alt+1"'],
    ['zeros', '\0\0\0\0'],
    ['an empty object', '{}'],
    ['values of other types', '{"closeToTray": "yes", "globalShortcut": 7, "wasToldOfTray": null}'],
    ['a theme that is none', '{"theme": "sepia"}'],
    ['a huge shortcut', `{"globalShortcut": "${'A'.repeat(1000)}"}`],
    ['a prototype', '{"__proto__": {"closeToTray": true}}'],
    ['unknown entries', '{"later": {"deep": true}}'],
  ])('takes the defaults for %s', (_name, text) => {
    expect(parsePreferences(text)).toEqual(defaults);
  });

  it('keeps what is sound beside what is damaged', () => {
    expect(parsePreferences('{"closeToTray": true, "globalShortcut": null, "startAtLogin": true}')).toEqual({
      ...defaults,
      closeToTray: true,
    });
    expect(parsePreferences('{"globalShortcut": ""}')).toEqual({ ...defaults, globalShortcut: '' });
  });
});
