import { describe, expect, it } from 'vitest';
import { acceleratorLabel, type DesktopPlatform, formatAccelerator, parseAccelerator } from './accelerator.ts';

function canonical(text: string, platform: DesktopPlatform): string {
  const parsed = parseAccelerator(text, platform);
  return parsed.ok ? formatAccelerator(parsed.value) : `refused: ${parsed.error}`;
}

describe('parseAccelerator', () => {
  it.each<[string, DesktopPlatform, string]>([
    ['Alt+1', 'linux', 'Alt+1'],
    ['alt + 1', 'win32', 'Alt+1'],
    ['Option+1', 'darwin', 'Alt+1'],
    ['⌘+⌥+k', 'darwin', 'Alt+Command+K'],
    ['Shift+Ctrl+Alt+Delete', 'win32', 'Control+Alt+Shift+Delete'],
    ['CommandOrControl+Alt+J', 'darwin', 'Alt+Command+J'],
    ['CommandOrControl+Alt+J', 'linux', 'Control+Alt+J'],
    ['CmdOrCtrl+Ctrl+K', 'win32', 'Control+K'],
    ['Cmd+K', 'win32', 'Super+K'],
    ['Win+K', 'darwin', 'Command+K'],
    ['Meta+pgdn', 'linux', 'Super+PageDown'],
    ['Ctrl+f24', 'linux', 'Control+F24'],
    ['Ctrl+,', 'linux', 'Control+,'],
    ['Ctrl+Comma', 'linux', 'Control+,'],
    ['Ctrl+Num0', 'linux', 'Control+num0'],
    ['F5', 'linux', 'F5'],
    ['\tCtrl+Space\n', 'linux', 'Control+Space'],
  ])('reads %j on %s as %s', (text, platform, expected) => {
    expect(canonical(text, platform)).toBe(expected);
  });

  it.each([
    ['', /^Write a shortcut as in Ctrl\+Alt\+K\.$/],
    ['+', /^Write a shortcut/],
    ['Ctrl++', /^Write a shortcut/],
    ['Alt+', /^Write a shortcut/],
    ['Ctrl', /^Add a letter/],
    ['Ctrl+Alt+Shift', /^Add a letter/],
    ['A+B', /plus one key/],
    ['Ctrl+K+K', /plus one key/],
    ['Ctrl Alt K', /“Ctrl Alt K” is not a key/],
    ['Alt+é', /“é” is not a key/],
    ['Alt+F25', /“F25” is not a key/],
    ['Alt+Tab', /not a key/],
    ['Alt+Escape', /not a key/],
    ['Alt+10', /not a key/],
    ['Alt+constructor', /not a key/],
    ['__proto__+K', /not a key/],
    ['Alt+💡', /not a key/],
    [`Alt+${'k'.repeat(1000)}`, /“k{20}…” is not a key/],
  ])('refuses %j', (text, reason) => {
    const parsed = parseAccelerator(text, 'linux');
    expect(parsed.ok ? undefined : parsed.error).toMatch(reason);
  });

  it('reads back what it writes', () => {
    for (const platform of ['win32', 'darwin', 'linux'] as const) {
      for (const text of ['Alt+1', 'Ctrl+Alt+Shift+Cmd+F12', 'Super+PageUp', 'Ctrl+`', 'Ctrl+\\']) {
        const once = canonical(text, platform);
        expect(canonical(once, platform)).toBe(once);
        const parsed = parseAccelerator(text, platform);
        const label = parsed.ok ? acceleratorLabel(parsed.value, platform) : '';
        expect(canonical(label, platform)).toBe(once);
      }
    }
  });
});

it.each<[string, DesktopPlatform, string]>([
  ['Alt+1', 'linux', 'Alt+1'],
  ['Alt+1', 'darwin', 'Option+1'],
  ['Control+Alt+Command+K', 'darwin', 'Control+Option+Command+K'],
  ['Control+Super+K', 'win32', 'Win+Ctrl+K'],
  ['Control+Super+K', 'linux', 'Super+Ctrl+K'],
])('names %s on %s as %s', (text, platform, expected) => {
  const parsed = parseAccelerator(text, platform);
  expect(parsed.ok && acceleratorLabel(parsed.value, platform)).toBe(expected);
});
