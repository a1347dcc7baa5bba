import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/** What axe finds in what opens over a screen; `smoke.spec.ts` has the screens themselves. */

test.use({ viewport: { width: 1400, height: 900 } });

const widths = [1400, 360];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** What opens over any screen, over that of the formatter, which has all of it. */
const overScreen: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
  [
    'the help',
    async (page) => {
      // A phone's header has no room for it beside the tabs.
      const more = page.getByRole('button', { name: 'More of this screen' });
      if (await more.isVisible()) {
        await more.click();
      }
      await press('Help')(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the history',
    async (page) => {
      await page
        .getByRole('button', { name: /^History/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    '“Send to…”',
    async (page) => {
      await page.getByRole('button', { name: 'Send to…' }).last().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  ],
  [
    'the search for tools',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'what the search finds',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill('hash');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the list of keys',
    async (page) => {
      await page.locator('main').focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'find in an editor',
    async (page) => {
      await box(page, 'JSON Content').focus();
      await page.keyboard.press('ControlOrMeta+f');
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeVisible();
    },
  ],
];

test('axe finds nothing in what opens over a screen', async ({ page, open }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const [name, show] of overScreen) {
      await open('/JSON/JSONFormatter');
      // The tooltip of what opened the state before lies over what opens this one where there is little room.
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await show(page);
      // What lies over the page, such as a menu and a tooltip, is in none of its regions.
      await expectAccessible(page, `${name}, ${width} pixels wide`, { without: ['region'] });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
    }
  }
});

test('axe finds nothing in what asks the user', async ({ page, open }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await open('/preferences');
    await page.getByRole('button', { name: 'Clear everything…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `a question, ${width} pixels wide`);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('axe finds nothing in the box over a screen', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/UUIDGenerator');
  await page.evaluate(() => navigator.clipboard.writeText('{"a": [1, 2]}'));
  await page.keyboard.press('Control+Shift+V');
  await expect(page.getByRole('dialog', { name: 'Paste anything' }).getByRole('option').first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page, `the box, ${width} pixels wide`);
  }
});
