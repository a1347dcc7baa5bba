import { expect, it } from 'vitest';
import { giveBackFocus } from './give-back-focus.ts';

it.each([
  ['linux', false, ['window.hide']],
  ['win32', false, ['window.minimize', 'window.hide']],
  ['darwin', false, ['window.hide', 'app.hide']],
  // Hiding the app would hide its other window too.
  ['darwin', true, ['window.hide']],
] as const)('on %s, another window showing: %s', (platform, showsOther, expected) => {
  const done: string[] = [];
  const window = { hide: () => done.push('window.hide'), minimize: () => done.push('window.minimize') };
  giveBackFocus(platform, window, { hide: () => done.push('app.hide') }, showsOther);
  expect(done).toEqual(expected);
});
