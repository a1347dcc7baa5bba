import type { Page } from '@playwright/test';

/** The element that holds the result of the JSON formatter, before and after it has become an editor. */
export const ownResult = 'textarea[aria-label="Formatted JSON"], .cm-content[aria-label="Formatted JSON"]';

/**
 * A script for a page that records when the first visible element that matches the selector, and has a text or a value,
 * is painted.
 */
export function watchFor(selector: string): string {
  return `(() => {
    const look = () => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})].some(
        (element) => element.getClientRects().length > 0 && (element.value ?? element.textContent).trim() !== '',
      );
      if (found) {
        // The frame that this callback belongs to has it; the timer runs after it.
        setTimeout(() => { window.shownAt = performance.now(); });
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  })()`;
}

/** Waits for that element. @returns milliseconds from the start of the navigation until it was painted */
export async function shownAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt, undefined, {
    timeout: 120_000,
  });
  return (await handle.jsonValue()) ?? Number.NaN;
}
