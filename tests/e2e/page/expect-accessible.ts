import type { Page } from '@playwright/test';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { expect } from '../fixtures.ts';

/** Axe's rules that check colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Finds faults that axe does not report: names on elements without a role, which screen readers ignore; references to
 * an active descendant that does not exist; lists, menus and dialogs without a name, of which axe leaves out those that
 * a combobox or button opens; table headers without text; hints that say more than a control's name, description and
 * shortcut.
 */
function findNameless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const look = (selector: string, isFault: (element: Element) => boolean) => {
      for (const element of document.querySelectorAll(selector)) {
        if (element.checkVisibility() && element.closest('[aria-hidden="true"]') === null && isFault(element)) {
          faults.push(element.outerHTML.slice(0, 200));
        }
      }
    };
    const withoutRole =
      /^(?:[BIPQSU]|ABBR|CITE|CODE|DEL|DIV|EM|INS|KBD|LABEL|MARK|PRE|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/;
    look(
      '[aria-label], [aria-labelledby]',
      (element) => withoutRole.test(element.tagName) && !element.hasAttribute('role'),
    );
    look(
      '[aria-activedescendant]',
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '') === null,
    );
    look('[role="listbox"], [role="menu"], [role="dialog"]', (element) => {
      const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const texts = labels.map((id) => document.getElementById(id)?.textContent ?? '');
      return (element.getAttribute('aria-label') ?? texts.join('')).trim() === '';
    });
    const controls = 'a, button, input, select, textarea, [role]';
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    // Marks within a text are not controls. What their hints say must also be outside of the text.
    look('[data-hint]:not([role="textbox"] *)', (element) => {
      const control = element.matches(controls) ? element : (element.querySelector(controls) ?? element);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      // A description by reference replaces the other one.
      const descriptions = control
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id));
      const texts = ['aria-label', ...(descriptions === undefined ? ['aria-description'] : [])].map(
        (name) => control.getAttribute(name) ?? '',
      );
      const told = [control, ...labels, ...(descriptions ?? [])].map((one) => one?.textContent ?? '');
      const said = new Set(words([...texts, ...told].join(' ')));
      const [, hint = '', shortcut] = /^(.*?)(?: \((.+)\))?$/su.exec(element.getAttribute('data-hint') ?? '') ?? [];
      // A button that folds says by its state which of its two hints is true.
      const isUntold = !control.hasAttribute('aria-expanded') && words(hint).some((word) => !said.has(word));
      return isUntold || (shortcut !== undefined && !control.hasAttribute('aria-keyshortcuts'));
    });
    look('th, [role="columnheader"], [role="rowheader"]', (element) => element.textContent.trim() === '');
    return faults;
  });
}

interface Options {
  /** Rules that do not apply in this state. */
  readonly without?: readonly string[];
  /** Whether to check the sidebar as well: `smoke.spec.ts` does so on every screen, and a tool does not change it. */
  readonly withSidebar?: boolean;
  /** A selector of the part to check; by default, the whole page. */
  readonly within?: string;
}

/**
 * Expects that axe finds no violations in the visible content, in the light theme and in the dark theme.
 * @param what describes the state of the page
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [], withSidebar = false, within }: Options = {},
): Promise<void> {
  expect(await findNameless(page), what).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // A theme changes only the colours of a page.
    const rules = colorScheme === 'light' ? { without } : { rules: colourRules };
    const parts = within !== undefined ? { include: within } : withSidebar ? {} : { exclude: 'aside' };
    expect(await findViolations(page, { ...rules, ...parts }), `${what}, ${colorScheme}`).toEqual([]);
  }
}
