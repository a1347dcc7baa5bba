import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

interface Parts {
  /** A selector of the part to check; by default, the whole page. */
  readonly include?: string;
  /** A selector of the parts to leave out. */
  readonly exclude?: string;
  /** The only rules to check; by default, those that axe enables. */
  readonly rules?: readonly string[];
  /** Rules that do not apply in this state. */
  readonly without?: readonly string[];
}

/** A broken rule, and the elements that break it, as HTML. */
type Violation = readonly [rule: string, elements: readonly string[]];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe on the visible content once all finite animations, such as those of colours, have finished. It runs within
 * the page and collects only violations: `@axe-core/playwright` also describes everything that passes, and merges the
 * results in a second page, which takes five times as long.
 *
 * One violation is tolerated: HTML does not allow other roles for a `textarea`, while the box is a combobox (ARIA
 * Authoring Practices) with several lines, like the fields of search engines. Screen readers announce it as a combobox.
 * @param page a page without frames, which are not checked
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
