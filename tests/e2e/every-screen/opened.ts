import type { Locator, Page } from '@playwright/test';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { expect } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/**
 * The controls that open something, but “Send to…” and the dialogs of the header, which are the same on every screen:
 * `over-screens.spec.ts` opens them.
 */
const openers = '[aria-haspopup]:not(header *, [aria-disabled="true"], :disabled, [aria-label^="Send to…"])';

/** The visible controls of a place, and what each opens, as "listbox of Indentation", without the number of a row. */
async function findOpeners(place: Locator) {
  const controls = await place.locator(openers).filter({ visible: true }).elementHandles();
  return Promise.all(
    controls.map(async (control) => {
      const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
      const what = `${await control.getAttribute('aria-haspopup')} of ${name.replace(/ ?\d+$/u, '')}`;
      return { control, what };
    }),
  );
}

/**
 * Expects that axe finds nothing in what the controls of a screen open: the lists of selects, menus, and what is behind
 * “…” with the selects in there. Each is opened once, the lists in a wide window, the rest in a narrow one, where more
 * of a toolbar is behind “…”.
 * @param path the path of the open screen
 */
export async function expectOpenedAccessible(page: Page, path: string): Promise<void> {
  const seen = new Set<string>();
  const openIn = async (place: Locator, isWanted: (what: string) => boolean): Promise<void> => {
    for (;;) {
      // What does not fit into a toolbar moves behind “…”, in the frame after it has got its size.
      await untilIdle(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const found = await findOpeners(place);
      const next = found.find(({ what }) => !seen.has(what) && isWanted(what));
      if (next === undefined) {
        return;
      }
      const { control, what } = next;
      seen.add(what);
      // The control is clicked itself, not at its place: that changes if a toolbar still folds.
      await control.click();
      const [role] = what.split(' ');
      const opened = page.locator(`[role="${role}"]`).filter({ visible: true });
      await expect(opened).toHaveCount(1);
      await expectAccessible(page, `${path} with the ${what}`, { within: `[role="${role}"]` });
      if (role === 'dialog') {
        await openIn(opened, () => true);
      }
      await page.keyboard.press('Escape');
      // A list stays for as long as it fades.
      await expect(opened).toHaveCount(0);
    }
  };
  const main = page.getByRole('main');
  await openIn(main, (what) => what.startsWith('listbox'));
  await page.setViewportSize({ width: 360, height: 740 });
  await openIn(main, () => true);
}
