import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Does something, and expects that the page says so in a message that goes by itself: in two seconds, within which
 * whoever drives the page may not look. It is seen from within the page, where it can be seen.
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
