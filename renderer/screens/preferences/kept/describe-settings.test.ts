import { expect, it } from 'vitest';
import { pageTools, textInputs } from '#tests/support/catalogue/examples.ts';
import { describeSettings } from './describe-settings.ts';
import type { ImportedSettings } from './settings-file.ts';

const [first, second] = textInputs;
const choice = { version: 1, value: {} };

it.each<[Omit<ImportedSettings, 'leftOut'>, string]>([
  [{ inputs: {} }, ''],
  [{ inputs: { [first]: 'a' } }, '1 input'],
  [{ inputs: {}, choices: { a: choice } }, 'the choices of 1 screen'],
  [
    { inputs: { [first]: '', [second]: '' }, favourites: [], theme: 'light' },
    '2 inputs, no favourites and the light theme',
  ],
  [{ inputs: {}, history: [{ input: first, text: 'a', at: 1 }] }, '1 history entry'],
  [{ inputs: {}, theme: 'system', choices: { preferences: choice } }, 'the theme of the system and preferences'],
  [{ inputs: {}, neverUseNetwork: true }, '“Never use the network” (on)'],
  [{ inputs: {}, neverUseNetwork: false }, '“Never use the network” (off)'],
  [
    {
      inputs: {},
      choices: { a: choice, b: choice },
      favourites: [pageTools[0].id],
      theme: 'dark',
      desktop: { closeToTray: true },
    },
    'the choices of 2 screens, 1 favourite, the dark theme and settings of the desktop app',
  ],
] satisfies [Omit<ImportedSettings, 'leftOut'>, string][])('names what a file holds: %j', (settings, expected) => {
  expect(describeSettings({ ...settings, leftOut: [] })).toBe(expected);
});
