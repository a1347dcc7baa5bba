import type { Page } from '@playwright/test';

/** Finds the elements whose font may draw several characters as one, such as `!=`. */
export const findJoined = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).fontVariantLigatures !== 'none')
      .map((element) => element.outerHTML.slice(0, 120)),
  );
