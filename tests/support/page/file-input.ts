import type { Locator, Page } from '@playwright/test';

/**
 * Finds the input behind a button or a drop zone by its name, since the previous screen may have an input as well and
 * remains in the page until the new screen is shown.
 * @param name its label, or the beginning of its label
 */
export const fileInput = (page: Page, name: string): Locator =>
  page.locator('input[type="file"]').and(page.getByLabel(name));
