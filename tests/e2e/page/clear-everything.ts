import type { Page } from '@playwright/test';
import { expectNotice } from './notices.ts';

/** Clears everything on the Preferences screen, and waits until the page confirms it. */
export async function clearEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await expectNotice(page, 'Everything is cleared.', () =>
    page.getByRole('dialog').getByRole('button', { name: 'OK' }).click(),
  );
}
