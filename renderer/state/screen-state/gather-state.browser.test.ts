import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import { textInputDefaults } from '#tools/text-inputs.ts';
import { createKeptValue } from '../kept/kept-value.ts';
import { fingerprintOf, keptWithText } from '../kept/kept-with-text.ts';
import { gatherState, typedFields } from './gather-state.ts';

beforeEach(() => localStorage.clear());

const gather = (id: ScreenId, inputs: object = {}) =>
  gatherState(screenOf(id), { values: { ...textInputDefaults, ...inputs }, files: {} });
const of = (...names: string[]) => new Set(names);

test('a link has the settings that are at their defaults, and no field that is empty', async () => {
  createKeptValue(
    'RegExTester',
    1,
    v.object({
      view: v.fallback(v.string(), 'matches'),
      hidden: v.fallback(v.array(v.string()), []),
      zone: v.fallback(v.optional(v.string()), undefined),
      replacement: v.fallback(v.string(), ''),
    }),
  );
  const { offered, make } = await gather('RegExTester');
  expect(offered.map(({ name }) => name)).not.toContain(typedFields);
  expect(make(of()).choices).toEqual({
    // JSON has no undefined, and null falls back to it.
    RegExTester: { version: 1, value: { view: 'matches', hidden: [], zone: null } },
  });
});

test('a link has the chosen inputs that are at their defaults', async () => {
  const { make } = await gather('JSONConverter');
  expect(make(of()).inputs).toHaveProperty(
    'lastJSON2ConvertOptionTarget',
    textInputDefaults.lastJSON2ConvertOptionTarget,
  );
});

test('what is typed in fields is in a link once it is ticked', async () => {
  const kept = createKeptValue(
    'RegExTester',
    1,
    v.object({ view: v.fallback(v.string(), 'matches'), replacement: v.fallback(v.string(), '') }),
  );
  kept.change({ replacement: '$1' });
  const { make } = await gather('RegExTester');
  expect(make(of()).choices.RegExTester?.value).toEqual({ view: 'matches' });
  expect(make(of(typedFields)).choices.RegExTester?.value).toEqual({ view: 'matches', replacement: '$1' });
});

const text = 'lastUrlEncoderValue';

test('a link reveals no fingerprint of a text that is not in it', async () => {
  const mine = { of: fingerprintOf('mine'), value: 'decode' };
  const other = { of: fingerprintOf('another text'), value: 'encode' };
  const kept = createKeptValue('URLEncoder', 1, v.object({ directions: keptWithText(v.string()) }));
  kept.change({ directions: [other, mine] });
  const { make } = await gather('URLEncoder', { [text]: 'mine' });
  expect(make(of(text)).choices.URLEncoder?.value).toEqual({ directions: [mine] });
  expect(make(of()).choices).toEqual({});
});

test('a text for which nothing was chosen comes without the choices of the receiver', async () => {
  createKeptValue('URLEncoder', 1, v.object({ directions: keptWithText(v.string()) }));
  const { make } = await gather('URLEncoder', { [text]: 'mine' });
  expect(make(of(text)).choices.URLEncoder?.value).toEqual({ directions: [] });
  expect(make(of()).choices).toEqual({});
});
