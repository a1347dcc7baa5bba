import type { Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1400, height: 900 } });

/** Records the announcements to screen readers from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]');
        const text = region?.textContent ?? '';
        // Status regions of the screens belong to their content.
        if (region != null && region.closest('main') === null && text !== '' && texts.at(-1) !== text) {
          texts.push(text);
        }
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}

test('an error is shown at once as no alert, and said once when typing has paused', async ({ page, open }) => {
  await open('/DateConverter');
  const said = await listen(page);
  const field = page.getByRole('textbox', { name: 'Date text' });
  await field.focus();
  await page.keyboard.type('2025-02-2x');
  await expect(page.getByRole('note')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const message = (await page.getByRole('note').textContent()) ?? '';
  await expect.poll(said).toContain(message);
  expect((await said()).filter((text) => text === message)).toHaveLength(1);
  await expect(field).toHaveAccessibleDescription(message);
});

test('the screen that was gone to is named, and its field has the focus', async ({ page, open }) => {
  await open('/Home');
  const said = await listen(page);
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'JSON utilities' }).click();
  await expect.poll(said).toEqual(['JSON Formatter']);
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toBeFocused();
  await page
    .getByRole('navigation', { name: 'JSON utilities' })
    .getByRole('link', { name: /Repair/ })
    .click();
  await expect.poll(said).toEqual(['JSON Formatter', 'JSON Repair']);
  await page.goBack();
  await expect.poll(said).toEqual(['JSON Formatter', 'JSON Repair', 'JSON Formatter']);
});

test('the row that a tree says to be at is there, however far it is scrolled', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await write(
    page.getByRole('textbox', { name: 'JSON Content' }),
    `[${Array.from({ length: 500 }, (_, n) => n).join()}]`,
  );
  await page.getByRole('button', { name: 'Tree', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'JSON tree' });
  // Until then the tree is that of the sample, and the document that follows puts the active row back to the root.
  await expect(tree.getByRole('treeitem').first()).toContainText('500 items');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(tree.getByRole('treeitem').nth(5)).toBeVisible();
  await tree.focus();
  await tree.press('ArrowDown');
  const active = () =>
    tree.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  const second = '0:0';
  await expect.poll(active).toBe(second);
  await tree.evaluate((element) => element.scrollTo(0, 6000));
  await expect(tree.getByRole('treeitem', { name: /^230/ })).toBeVisible();
  expect(await active()).toBe(second);
  await tree.press('End');
  await expect.poll(active).toContain('499');
});

test('the last build on Home is not an alert', async ({ page, open }) => {
  await open('/Home');
  await expect(page.getByText(/^Last build:/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
