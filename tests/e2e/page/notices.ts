import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/**
 * Performs an action and expects that the page shows a message that disappears by itself within two seconds. The test
 * driver may miss it in that time, so it is observed from within the page.
 */
export async function expectNotice(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const notices = [...document.querySelectorAll('[role="alert"]')];
          const found = notices.find((notice) => notice.textContent.includes(wanted) && notice.checkVisibility());
          if (found !== undefined) {
            observer.disconnect();
            resolve(found.textContent);
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  await act();
  expect(await shown).toContain(text);
}
