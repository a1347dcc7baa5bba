import { expect, test } from 'vitest';
import { longestText } from '#shared/text-checks.ts';
import { textAndFileScreen, textOnlyScreen, textScreens } from '#tests/support/catalogue/examples.ts';
import { onceEach, screens } from '#tools/screens.ts';
import { canTake, targetsFrom } from './send-targets.ts';

const text = { kind: 'text', size: 5, isText: true } as const;
const ids = (...parameters: Parameters<typeof targetsFrom>) =>
  targetsFrom(...parameters).map(({ screen }) => screen.id);

test('a text goes to each screen that names an input for it, and to those that take it as a file', () => {
  const targets = targetsFrom('/Home', text);
  expect(targets.filter(({ input }) => input !== undefined).length).toBeGreaterThan(10);
  for (const { screen, input } of textScreens) {
    expect(targets.find((target) => target.screen.id === screen.id)).toMatchObject({ input });
  }
  const byFile = onceEach.filter(
    ({ entry }) => entry.takesText === undefined && entry.takesFiles?.offeredFor?.text !== undefined,
  );
  for (const { id } of byFile) {
    expect(targets.find(({ screen }) => screen.id === id)).toMatchObject({ input: undefined });
  }
});

test('a screen does not send to itself, by whichever of its addresses it is open', () => {
  for (const { id, path, tabs } of screens) {
    expect(ids(path, text)).not.toContain(id);
    expect(tabs === undefined ? [] : ids(tabs.route, text)).not.toContain(tabs?.tabs[0].id);
  }
  const [{ screen: one }, { screen: other }] = textScreens;
  expect(ids(one.path, text)).toContain(other.id);
});

test.each(['image', 'binary'] as const)('%s content goes to what says that it takes such files', (kind) => {
  const taking = onceEach.filter(
    ({ entry: { takesFiles } }) =>
      takesFiles?.offeredFor?.[kind] !== undefined || takesFiles?.alsoTakes?.includes(kind) === true,
  );
  expect(taking.length).toBeGreaterThan(1);
  expect(ids('/Home', { kind, size: 5, isText: false })).toEqual(taking.map(({ id }) => id));
});

test('what is too large for an input goes as a file to what takes those, and nowhere else', () => {
  const targets = targetsFrom('/Home', { ...text, size: longestText + 1 });
  expect(targets.every(({ input }) => input === undefined)).toBe(true);
  const large = targets.map(({ screen }) => screen.id);
  expect(large).toContain(textAndFileScreen.screen.id);
  expect(large).not.toContain(textOnlyScreen.screen.id);
  expect(canTake(textOnlyScreen.screen, longestText + 1, true)).toBe(true);
  expect(canTake(textOnlyScreen.screen, longestText + 1, false)).toBe(false);
  expect(canTake(textAndFileScreen.screen, longestText + 1, false)).toBe(true);
});
