import type { Page, Request } from '@playwright/test';
import { takesNothing } from '#tests/support/catalogue/examples.ts';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { findScreen } from '#tools/screens.ts';
import { expect, test } from '../fixtures.ts';
import { holdScript } from './hold-script.ts';

/** Tests pasting or dropping on a screen whose code is still loading, as with a fast user or a slow network. */

test.use({ viewport: { width: 1400, height: 900 } });

const graph = readScriptGraph(builtSite);
const files = (page: Page) => page.getByRole('list', { name: 'Files' });
const pasteBox = (page: Page) => page.getByRole('dialog', { name: 'Paste anything' }).getByRole('combobox');

/**
 * Goes from Home to a screen whose code is held back until it is released.
 * @returns a function that lets it arrive, or fail, and waits until it has
 */
async function goEarly(page: Page, open: (path: string) => Promise<void>, path: string) {
  const screen = findScreen(path);
  const chunk = screen && graph.screens.get(screen.id);
  if (chunk === undefined) {
    throw new Error(`No chunk belongs to ${path}.`);
  }
  const letGo = await holdScript(page, chunk);
  await open('/Home');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await expect(page.getByText('Loading…')).toBeAttached();
  return async (how: 'let-go' | 'fail' = 'let-go') => {
    const isIt = (request: Request) => request.url().endsWith(`/${chunk}`);
    const isOver =
      how === 'fail' ? page.waitForEvent('requestfailed', isIt) : page.waitForEvent('requestfinished', isIt);
    letGo(how);
    await isOver;
  };
}

interface Brought {
  readonly text?: string;
  readonly fileNames?: readonly string[];
}

/** Pastes or drops while nothing has the focus. */
async function bring(page: Page, type: 'paste' | 'drop', brought: Brought): Promise<void> {
  await page.evaluate(
    ([kind, { text, fileNames = [] }]) => {
      const transfer = new DataTransfer();
      if (text !== undefined) {
        transfer.setData('text/plain', text);
      }
      for (const name of fileNames) {
        transfer.items.add(new File([`of ${name}`], name, { type: 'text/plain' }));
      }
      const isBubbling = { bubbles: true, cancelable: true };
      (document.activeElement as HTMLElement | null)?.blur();
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...isBubbling, clipboardData: transfer })
          : new DragEvent('drop', { ...isBubbling, dataTransfer: transfer }),
      );
    },
    [type, brought] as const,
  );
}

test('files that are pasted while their screen is on its way are taken by it', async ({ page, open }) => {
  const letGo = await goEarly(page, open, '/Base64/Base64FileEncoder');
  await bring(page, 'paste', { fileNames: ['first.txt', 'second.txt'] });
  await letGo();
  await expect(files(page)).toContainText('first.txt');
  await expect(files(page)).toContainText('second.txt');
  await expect(pasteBox(page)).toHaveCount(0);
});

test('files that are dropped while their screen is on its way are taken by it', async ({ page, open }) => {
  const letGo = await goEarly(page, open, '/Base64/Base64FileEncoder');
  await bring(page, 'drop', { fileNames: ['first.txt'] });
  await letGo();
  await expect(files(page)).toContainText('first.txt');
});

test('a text that is pasted while its screen is on its way is taken by it', async ({ page, open }) => {
  const letGo = await goEarly(page, open, '/Base64/Base64FileEncoder');
  await bring(page, 'paste', { text: 'early' });
  await letGo();
  await expect(files(page)).toContainText('pasted.txt');
  await expect(files(page)).toContainText('ZWFybHk=');
  await expect(pasteBox(page)).toHaveCount(0);
});

for (const [type, brought, name] of [
  ['drop', { fileNames: ['first.txt'] }, 'first.txt'],
  ['paste', { fileNames: ['first.txt'] }, 'first.txt'],
  ['paste', { text: 'early' }, 'pasted.txt'],
] as const) {
  const what = Object.keys(brought).join();
  test(`a ${type} of ${what} before the parts around the screen have loaded is taken by the screen`, async ({
    page,
  }) => {
    const letGo = await holdScript(page, graph.find('after-start'));
    await page.goto('./#/Base64/Base64FileEncoder');
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Base64' })).toBeVisible();
    await bring(page, type, brought);
    letGo();
    await expect(files(page)).toContainText(name);
    await expect(pasteBox(page)).toHaveCount(0);
  });
}

test('a paste before they have loaded that the screen does not take is in the box', async ({ page }) => {
  const letGo = await holdScript(page, graph.find('after-start'));
  await page.goto(`./#${takesNothing.route}`);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await bring(page, 'paste', { text: '0xff' });
  letGo();
  await expect(pasteBox(page)).toHaveValue('0xff');
});

test('what a screen does not take is in the box when the screen is there', async ({ page, open }) => {
  const letGo = await goEarly(page, open, takesNothing.route);
  await bring(page, 'paste', { text: '0xff' });
  await expect(page.getByText('Loading…')).toBeAttached();
  await expect(pasteBox(page)).toHaveCount(0);
  await letGo();
  await expect(pasteBox(page)).toHaveValue('0xff');
});

test('what was pasted for a screen that was left before it came is in the box', async ({ page, open }) => {
  const letGo = await goEarly(page, open, '/Base64/Base64FileEncoder');
  await bring(page, 'paste', { text: '0xff' });
  await page.getByRole('link', { name: takesNothing.menuLabel }).click();
  // The box may already cover the heading, which hides it from the accessibility tree.
  const heading = page.getByRole('heading', { level: 1, name: takesNothing.heading, includeHidden: true });
  await expect(heading).toBeVisible();
  await expect(pasteBox(page)).toHaveValue('0xff');
  await letGo();
  await expect(pasteBox(page)).toHaveValue('0xff');
});

test('what was pasted for a screen that cannot be loaded is in the box', async ({ page, open, allowedProblems }) => {
  allowedProblems.push('ChunkLoadError', 'Failed to load resource', 'dynamically imported module');
  const letGo = await goEarly(page, open, '/Base64/Base64FileEncoder');
  await bring(page, 'paste', { text: '0xff' });
  await letGo('fail');
  await expect(pasteBox(page)).toHaveValue('0xff');
  await expect(page.getByText('This screen could not be loaded')).toBeVisible();
});
