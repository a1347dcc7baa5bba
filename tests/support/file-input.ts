import type { Locator, Page } from '@playwright/test';

/**
 * The input behind a button or a place for files: by its name, since the screen before may have one too, and is there
 * until this one has come.
 * @param name its label, or how that begins
 */
export const fileInput = (page: Page, name: string): Locator =>
  page.locator('input[type="file"]').and(page.getByLabel(name));
