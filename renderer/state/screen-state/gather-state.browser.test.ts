import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { choiceInputs, textScreens } from '#tests/support/catalogue/examples.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { onceEach } from '#tools/screens.ts';
import { inputsOf, textInputDefaults } from '#tools/text-inputs.ts';
import { createKeptValue } from '../kept/kept-value.ts';
import { fingerprintOf, keptWithText } from '../kept/kept-with-text.ts';
import { gatherState, typedFields } from './gather-state.ts';

const choosing = onceEach.find(({ entry }) => inputsOf(entry).choices.includes(choiceInputs[0])) as Screen;
/** A screen with a field that the user types into, and the name of that. */
const typing = onceEach.find(({ entry }) => entry.typedChoices?.length === 1) as Screen;
const [field = ''] = typing.entry.typedChoices ?? [];

beforeEach(() => localStorage.clear());

const gather = (id: ScreenId, inputs: object = {}) =>
  gatherState(screenOf(id), { values: { ...textInputDefaults, ...inputs }, files: {} });
const of = (...names: string[]) => new Set(names);

test('a link has the settings that are at their defaults, and no field that is empty', async () => {
  createKeptValue(
    typing.id,
    1,
    v.object({
      view: v.fallback(v.string(), 'matches'),
      hidden: v.fallback(v.array(v.string()), []),
      zone: v.fallback(v.optional(v.string()), undefined),
      [field]: v.fallback(v.string(), ''),
    }),
  );
  const { offered, make } = await gather(typing.id);
  expect(offered.map(({ name }) => name)).not.toContain(typedFields);
  expect(make(of()).choices).toEqual({
    // JSON has no undefined, and null falls back to it.
    [typing.id]: { version: 1, value: { view: 'matches', hidden: [], zone: null } },
  });
});

test('a link has the chosen inputs that are at their defaults', async () => {
  const { make } = await gather(choosing.id);
  expect(make(of()).inputs).toHaveProperty(choiceInputs[0], textInputDefaults[choiceInputs[0]]);
});

test('what is typed in fields is in a link once it is ticked', async () => {
  const kept = createKeptValue(
    typing.id,
    1,
    v.object({ view: v.fallback(v.string(), 'matches'), [field]: v.fallback(v.string(), '') }),
  );
  kept.change({ [field]: '$1' });
  const { make } = await gather(typing.id);
  expect(make(of()).choices[typing.id]?.value).toEqual({ view: 'matches' });
  expect(make(of(typedFields)).choices[typing.id]?.value).toEqual({ view: 'matches', [field]: '$1' });
});

const [{ screen, input: text }] = textScreens;

test('a link reveals no fingerprint of a text that is not in it', async () => {
  const mine = { of: fingerprintOf('mine'), value: 'decode' };
  const other = { of: fingerprintOf('another text'), value: 'encode' };
  const kept = createKeptValue(screen.id, 1, v.object({ directions: keptWithText(v.string()) }));
  kept.change({ directions: [other, mine] });
  const { make } = await gather(screen.id, { [text]: 'mine' });
  expect(make(of(text)).choices[screen.id]?.value).toEqual({ directions: [mine] });
  expect(make(of()).choices).toEqual({});
});

test('a text for which nothing was chosen comes without the choices of the receiver', async () => {
  createKeptValue(screen.id, 1, v.object({ directions: keptWithText(v.string()) }));
  const { make } = await gather(screen.id, { [text]: 'mine' });
  expect(make(of(text)).choices[screen.id]?.value).toEqual({ directions: [] });
  expect(make(of()).choices).toEqual({});
});
