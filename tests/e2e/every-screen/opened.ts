import type { Locator, Page } from '@playwright/test';
import { untilIdle } from '#tests/support/page/until-idle.ts';
import { expect } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/**
 * The controls that open something, but “Send to…” and the dialogs of the header, which are the same on every screen:
 * `over-screens.spec.ts` opens them.
 */
const openers = '[aria-haspopup]:not(header *, [aria-disabled="true"], :disabled, [aria-label^="Send to…"])';

/** What the visible controls of a place open, as "listbox of Indentation", without the number of a row. */
const findOpeners = (place: Locator) =>
  place
    .locator(openers)
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${control.getAttribute('aria-haspopup')} of ${name.replace(/ ?\d+$/u, '')}`;
      }),
    );

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
      // What does not fit into a toolbar moves behind “…”.
      await untilIdle(page);
      const found = await findOpeners(place);
      const index = found.findIndex((what) => !seen.has(what) && isWanted(what));
      const [what = ''] = found.slice(index);
      if (index === -1) {
        return;
      }
      seen.add(what);
      await place.locator(openers).filter({ visible: true }).nth(index).click();
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
