import type { Page } from '@playwright/test';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { documentTitle } from '#tools/document-title.ts';
import { screens } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { findJoined } from './joined-characters.ts';
import { expectOpenedAccessible } from './opened.ts';
import { expectInPlace, expectWithinWindow, watchShifts } from './settled.ts';
import { expectStatesAccessible, states } from './states.ts';

for (const screen of screens) {
  const { path, entry } = screen;
  test(`${path} opens, with its title and heading, in its place, axe finds nothing in either theme, also with a result, an error, and what its controls open, nothing joins characters, and it fits`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await storeBeforeLoad(page, withoutRoomLight);
    await watchShifts(page);
    await open(path);
    await expectInPlace(page, screen);
    await expectWithinWindow(page, screen);
    await expect(page).toHaveTitle(documentTitle(entry));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.getByText('could not be loaded').filter({ visible: true })).toHaveCount(0);
    expect(await findJoined(page)).toEqual([]);
    // At this width, nothing is behind “…”.
    await page.setViewportSize({ width: 1920, height: 900 });
    await expectAccessible(page, path, { withSidebar: true });
    await expectOpenedAccessible(page, path);
    await page.setViewportSize({ width: 900, height: 740 });
    await expectWithinWindow(page, screen);
    await expectStatesAccessible(page, path);
  });
}

test('the states that axe checks are those of screens', () => {
  const paths = screens.map(({ path }) => path);
  expect(states.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

/** Pixels that are cut off what says where one is: the current tab of a tool that has tabs, else the heading. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const tab = document.querySelector('main header nav [aria-current]');
    const bar = tab?.closest('nav');
    if (tab && bar) {
      const [inner, outer] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
      return Math.max(outer.left - inner.left, inner.right - outer.right);
    }
    const {
      scrollWidth = 1,
      clientWidth = 0,
      scrollHeight = 1,
      clientHeight = 0,
    } = document.querySelector('main header h1') ?? {};
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
  });

test('every screen arrives in its place in a window of 360 pixels, and says whole where one is', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBeforeLoad(page, withoutRoomLight);
  await watchShifts(page);
  for (const screen of screens) {
    await page.goto('about:blank');
    await open(screen.path);
    await expectInPlace(page, screen);
    await expectWithinWindow(page, screen);
    expect(await cutOff(page), `what is cut off the name of ${screen.path}`).toBeLessThanOrEqual(0);
  }
});
