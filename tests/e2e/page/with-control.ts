import { expect, type Locator } from '@playwright/test';

/**
 * Uses a control of a pane's toolbar, even if it is behind the toolbar's “…” for lack of space. The “…” is closed again
 * afterwards, unless the control was a command, which closes it by itself.
 * @param use receives the control once it is visible
 */
export async function withControl(control: Locator, use: (control: Locator) => Promise<void>): Promise<void> {
  const page = control.page();
  // The header of the screen has such a button as well, but shows its items beside itself.
  const more = page.getByRole('button', { name: /^More of (?!this screen)/ });
  const folded = page.getByRole('dialog', { name: /^More of / });
  await expect(control.or(more).first()).toBeVisible();
  for (const button of (await control.isVisible()) ? [] : await more.all()) {
    await button.click();
    await expect(folded).toBeVisible();
    const isThere = await control.isVisible();
    if (isThere) {
      await use(control);
    }
    if (await page.evaluate(() => document.activeElement?.closest('.MuiPopover-root') != null)) {
      await page.keyboard.press('Escape');
    }
    await expect(folded).toHaveCount(0);
    if (isThere) {
      return;
    }
  }
  await use(control);
}
