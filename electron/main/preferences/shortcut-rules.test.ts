import { describe, expect, it } from 'vitest';
import type { DesktopPlatform } from '#shared/desktop/accelerator.ts';
import { checkShortcut } from './shortcut-rules.ts';

const menu = [
  { label: 'JSON format', accelerator: 'CommandOrControl+Alt+J' },
  { label: 'Odd', accelerator: 'VolumeUp' },
];

const check = (text: string, platform: DesktopPlatform = 'linux') => {
  const checked = checkShortcut(text, platform, menu);
  return checked.ok ? checked.value : `refused: ${checked.error}`;
};

describe('checkShortcut', () => {
  it.each<[string, DesktopPlatform, string]>([
    ['Alt+1', 'linux', 'Alt+1'],
    ['Option+1', 'darwin', 'Alt+1'],
    ['ctrl+shift+space', 'win32', 'Control+Shift+Space'],
    ['Win+F5', 'win32', 'Super+F5'],
    ['Ctrl+K', 'linux', 'Control+K'],
    // Only each system's own keys are reserved: Ctrl+C is free on a Mac, where Command+C copies.
    ['Ctrl+C', 'darwin', 'Control+C'],
    ['Ctrl+Alt+J', 'darwin', 'Control+Alt+J'],
  ])('takes %s on %s', (text, platform, expected) => {
    expect(check(text, platform)).toBe(expected);
  });

  it.each<[string, DesktopPlatform, RegExp]>([
    ['K', 'linux', /^refused: Add Ctrl, Alt or Super to K/],
    ['F5', 'win32', /^refused: Add Ctrl, Alt or Win to F5/],
    ['Shift+1', 'darwin', /^refused: Add Control, Option or Command to Shift\+1/],
    ['Ctrl+C', 'linux', /^refused: Ctrl\+C already has a meaning in every program/],
    ['⌘+c', 'darwin', /^refused: Command\+C already has a meaning/],
    ['Ctrl+Shift+Z', 'win32', /already has a meaning/],
    ['Alt+F4', 'win32', /already has a meaning/],
    ['Win+L', 'win32', /already has a meaning/],
    ['Cmd+Space', 'darwin', /already has a meaning/],
    ['Cmd+Q', 'darwin', /already has a meaning/],
    ['Alt+Control+j', 'linux', /Ctrl\+Alt\+J is “JSON format” in the menu/],
    ['Alt+Cmd+J', 'darwin', /Option\+Command\+J is “JSON format”/],
    ['Alt+Tab', 'linux', /not a key/],
  ])('refuses %s on %s', (text, platform, reason) => {
    expect(check(text, platform)).toMatch(reason);
  });
});
