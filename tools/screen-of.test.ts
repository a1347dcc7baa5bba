import { expect, test } from 'vitest';
import { tabbedTools } from '#tests/support/catalogue/examples.ts';
import { screenBeside, screenOf } from './screen-of.ts';
import { type ScreenId, screens } from './screens.ts';

const [{ route, tabs }] = tabbedTools;
const [{ id: firstId, path: first }] = tabs;
const secondId = tabs[1]?.id as ScreenId;
const second = tabs[1]?.path;

test('a screen is found at its first address', () => {
  expect(screenOf(secondId).path).toBe(`${route}/${second}`);
});

test.each([`${route}/${first}`, `${route}/${first}`.toLowerCase(), route])(
  'from %s the screen beside it is a tab, too',
  (path) => {
    expect(screenBeside(secondId, path).path).toBe(`${route}/${second}`);
  },
);

test('from a direct route the screen beside it is at its direct route', () => {
  const direct = screens.filter(({ entry, tabs: shown }) => 'directRoute' in entry && shown === undefined);
  for (const { path, id, toolId } of direct) {
    for (const beside of direct.filter((one) => one.toolId === toolId && one.id !== id)) {
      expect(screenBeside(beside.id, path).path).toBe(beside.path);
    }
  }
});

test('a screen without a direct route is beside none but tabs', () => {
  expect(screenBeside(firstId as ScreenId, '/elsewhere').path).toBe(`${route}/${first}`);
});
