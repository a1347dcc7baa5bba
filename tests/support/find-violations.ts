import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

interface Parts {
  /** A selector of what is looked at: all of the page unless given. */
  readonly include?: string;
  /** A selector of what is left out. */
  readonly exclude?: string;
  /** The only rules that are asked: all that axe asks by itself unless given. */
  readonly rules?: readonly string[];
  /** Rules that are no matter of this state. */
  readonly without?: readonly string[];
}

/** The rule that something breaks, and the elements that break it, as HTML. */
type Violation = readonly [rule: string, elements: readonly string[]];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Asks axe about what shows, once no colour is on its way any more. It is asked within the page and only for what is
 * broken: `@axe-core/playwright` describes all that is right, too, and puts the answers together in a second page, which
 * takes five times as long.
 *
 * One thing is let pass: HTML gives a `textarea` no role but its own, while the box is a combobox (ARIA Authoring
 * Practices) that takes several lines, as the fields of search engines are. Screen readers say it as one.
 * @param page must have no frames: none is looked into
 * @example expect(await findViolations(page)).toEqual([])
 */
export async function findViolations(page: Page, parts: Parts = {}): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const { include, exclude, rules, without = [] } = parts;
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const found = await page.evaluate(
    async ({ context, options: asked }): Promise<[string, string[]][]> => {
      const animations = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(animations.map(({ finished }) => finished));
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const { violations } = await axe.run(context, asked);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { context: { include: include ?? 'html', ...(exclude === undefined ? {} : { exclude }) }, options },
  );
  return found.filter(
    ([rule, elements]) =>
      rule !== 'aria-allowed-role' || elements.some((html) => !/^<textarea [^>]*role="combobox"/u.test(html)),
  );
}
