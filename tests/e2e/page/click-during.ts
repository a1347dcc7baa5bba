import type { Page } from '@playwright/test';

/**
 * Clicks a button while the work of a progress bar is under way. This happens within the page, since the test driver
 * may take longer than the work. Call this before the work is started.
 * @param least the minimum progress at which to click, in percent
 */
export function clickDuring(page: Page, progress: string, button: string, least = 0): Promise<void> {
  return page.evaluate(
    ([label, text, percent]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const bar = document.querySelector(`[role="progressbar"][aria-label="${label}"]`);
          const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
          if (bar !== null && found !== undefined && Number(bar.getAttribute('aria-valuenow') ?? 0) >= percent) {
            observer.disconnect();
            found.click();
            resolve();
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
        look();
      }),
    [progress, button, least] as const,
  );
}
