import { expect, type Locator } from '@playwright/test';

/**
 * Uses a control of a pane's toolbar, also where it is behind the toolbar's “…” for want of room; that is closed again.
 * @param use gets the control once it can be seen
 */
export async function withControl(control: Locator, use: (control: Locator) => Promise<void>): Promise<void> {
  const page = control.page();
  // The header of the screen has one, too, that shows what is in it beside itself.
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
    await page.keyboard.press('Escape');
    await expect(folded).toHaveCount(0);
    if (isThere) {
      return;
    }
  }
  await use(control);
}
