import { expect, type Page } from '@playwright/test';

/** The name of what has the focus, if neither of its edges is seen: they are outside of the window or behind something. */
const findHidden = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return 'nothing has the focus';
    }
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = [top + 2, bottom - 2].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? undefined : (element.getAttribute('aria-label') ?? element.textContent);
  });

/** Presses a key many times, and expects to see what gets the focus each time (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page, key: string, times: number): Promise<void> {
  const hidden: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    const name = await findHidden(page);
    if (name !== undefined && name !== null) {
      hidden.push(name);
    }
  }
  expect(hidden).toEqual([]);
}
