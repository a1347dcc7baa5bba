import type { Page } from '@playwright/test';
import { readScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { goOffline } from '../page/go-offline.ts';
import { holdScript } from './hold-script.ts';

const aboutChunk = /\/static\/js\/about\.[\w-]+\.chunk\.js/;

test.beforeEach(({ allowedProblems }) => {
  allowedProblems.push('ChunkLoadError', 'Failed to load resource', 'dynamically imported module');
});

test('a chunk that cannot be fetched shows why, the rest works, and Retry loads it', async ({ page, open }) => {
  await page.route(aboutChunk, (route) => route.abort());
  await open('/about');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(
    /ChunkLoadError: Loading chunk About failed\. \(error: http.*about\..*\.chunk\.js\)/,
  );

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application preferences' })).toBeVisible();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();

  await page.unroute(aboutChunk);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a chunk that the server does not have is missing', async ({ page, open }) => {
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open('/about');
  await expect(page.getByRole('alert')).toContainText('Loading chunk About failed. (missing: http');
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnWindow: true });

  test('a chunk that has not arrived after two minutes has timed out', async ({ page }) => {
    await page.clock.install();
    await page.route(aboutChunk, () => {
      // The request is never answered.
    });
    await page.goto('./#/about');
    await expect(page.getByText('Loading…')).toBeVisible();
    // The outline of the screen is shown instead of a spinner.
    await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
    await expect(page.locator('main').getByRole('progressbar')).toHaveCount(0);
    await page.clock.fastForward(90_000);
    await expect(page.getByText('Loading…')).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('alert')).toContainText(
      /Loading chunk About failed\. \(timeout: http.*about\..*\.chunk\.js\)/,
    );

    await page.unroute(aboutChunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  });
});

test('a screen that throws shows the panel in its place, and can be opened again', async ({
  page,
  open,
  allowedProblems,
}) => {
  allowedProblems.push('broken on purpose');
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function View() { throw new Error("broken on purpose"); }',
    }),
  );
  await open('/about');
  await expect(page.getByRole('alert')).toContainText('broken on purpose');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Activate the Dark theme mode')).toBeVisible();
});

/** Answers 404 for the scripts whose names begin like this until the returned function is called. */
async function take(page: Page, name: string): Promise<() => Promise<void>> {
  const scripts = new RegExp(`/static/js/${name}\\.[\\w-]+\\.chunk\\.js`);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(scripts);
}

const note = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const retry = { name: 'Retry' } as const;

test('a hint whose script is missing is missing alone, and the next one asks for it again', async ({ page, open }) => {
  await open('/UUIDGenerator');
  const giveBack = await take(page, 'floating');
  const favourite = page.getByRole('button', { name: 'Add to favourites' });
  const isRefused = page.waitForResponse(/floating/);
  await favourite.hover();
  await isRefused;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await giveBack();
  await page.mouse.move(700, 700);
  await favourite.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await favourite.click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
});

test.describe('in a window that no scenario has used', () => {
  // A script that the process has in memory needs no network.
  test.use({ hasOwnWindow: true });

  test('offline, a tool with tabs leads to them', async ({ page, open, context, allowedProblems }) => {
    allowedProblems.push('ERR_INTERNET_DISCONNECTED');
    await open('/Home');
    await goOffline(page);
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'URL parse, encode' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'URL Parser' })).toBeVisible();
    const tabs = page.getByRole('main').getByRole('navigation', { name: 'URL parse, encode' });
    await expect(tabs.getByRole('link', { name: 'Parser' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Encoder' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'URL Encoder / decoder' })).toBeVisible();
    await expect(note(page, 'This screen could not be loaded')).toBeVisible();

    await context.setOffline(false);
    await note(page, 'This screen could not be loaded').getByRole('button', retry).first().click();
    await expect(page.getByRole('textbox', { name: 'Content to encode/decode' })).toBeVisible();
  });

  test('offline, Help says that it is missing, and the typed key stays', async ({
    page,
    open,
    context,
    allowedProblems,
  }) => {
    allowedProblems.push('ERR_INTERNET_DISCONNECTED');
    await open('/JWTDecoder');
    const key = page.getByRole('textbox', { name: 'Key', exact: true });
    await key.fill('a key that is typed by hand');
    await goOffline(page);
    await page.getByRole('button', { name: 'Help' }).click();
    const missing = note(page, 'The help could not be loaded');
    await expect(missing).toBeVisible();
    await expect(key).toHaveText('a key that is typed by hand');

    await context.setOffline(false);
    await missing.getByRole('button', retry).click();
    await expect(page.getByRole('dialog', { name: 'JWT' })).toBeVisible();
    await expect(missing).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
    await expect(key).toHaveText('a key that is typed by hand');
  });
});

test('without the search for tools the app goes on, and the next Ctrl+K asks for it again', async ({ page, open }) => {
  const giveBack = await take(page, 'on-demand');
  await open('/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await input.focus();
  await page.keyboard.press('Control+k');
  const missing = note(page, 'The search for tools could not be loaded');
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await expect(input).toBeFocused();

  await giveBack();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to a tool' })).toBeVisible();
});

test('the focus that a note gives back is in the editor, which has come meanwhile', async ({ page }) => {
  await take(page, 'on-demand');
  const letGo = await holdScript(page, readScriptGraph(builtSite).find('editor'));
  await page.goto('./#/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await input.fill('[1]');
  await input.press('Control+k');
  const missing = note(page, 'The search for tools could not be loaded');
  await expect(missing).toBeVisible();
  letGo();
  await expect(page.locator('.cm-content')).toHaveCount(2);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await expect(input).toBeFocused();
  await page.keyboard.type(' ');
  await expect(input).toHaveText('[1] ');
});

test('without the drawer a narrow window has its tools in a plain dialog', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await take(page, 'on-demand');
  await open('/Home');
  const button = page.getByRole('button', { name: 'Open the sidebar menu' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Sidebar' });
  await expect(dialog.getByRole('link', { name: 'JWT decoder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('link', { name: 'JWT decoder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'JWT' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

for (const [missing, script] of [
  ['the overlays', 'after-start'],
  ['their own part', 'on-demand'],
] as const) {
  test(`without ${missing} messages and questions still show`, async ({ page, context, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await take(page, script);
    await open('/about');
    await page.getByRole('button', { name: 'Share' }).click();
    const message = note(page, 'The link is in the clipboard.');
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Clear everything/ }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'OK' })).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  });
}

async function dropPicture(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png'));
    return transfer;
  });
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer });
}

test('a file that is dropped while nothing can open it says so each time, and opens when the part is there', async ({
  page,
  open,
}) => {
  const giveBack = await take(page, 'after-start');
  await open('/Home');
  const missing = note(page, 'The part that opens files could not be loaded.');
  await dropPicture(page);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'JWT decoder' }).click();
  // Home's box would accept the picture.
  await expect(page.getByRole('heading', { level: 1, name: 'JWT decoder' })).toBeVisible();
  await dropPicture(page);
  await expect(missing).toBeVisible();
  await giveBack();
  await expect(async () => {
    // Ignored while an earlier attempt is under way.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog', { name: 'Open a.png with…' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the list of tools for a file is asked for again with the same file', async ({ page, open }) => {
  const giveBack = await take(page, 'on-demand');
  await open('/Home');
  await dropPicture(page);
  const missing = note(page, 'The list of tools that open your files could not be loaded');
  await expect(missing).toBeVisible();
  await giveBack();
  await missing.getByRole('button', retry).click();
  await expect(page.getByRole('dialog', { name: 'Open a.png with…' })).toBeVisible();
});

test('without tooltips buttons keep their names and work', async ({ page, open }) => {
  await take(page, 'after-start');
  await open('/Home');
  await page.getByRole('link', { name: 'Settings' }).hover();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application preferences' })).toBeVisible();
});

test('a select that is pointed at asks for its list; without that it says so, and Retry opens it', async ({
  page,
  open,
}) => {
  const giveBack = await take(page, 'more-parts');
  await open('/JSON/JSONFormatter');
  const select = page.getByRole('combobox', { name: 'Indentation' });
  const isRefused = page.waitForRequest(/more-parts/);
  await select.hover();
  await isRefused;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await select.click();
  const missing = note(page, 'The list of choices could not be loaded');
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await expect(select).toBeFocused();
  await expect(select).toHaveAttribute('aria-expanded', 'false');

  await giveBack();
  await page.keyboard.press('Enter');
  await missing.getByRole('button', retry).click();
  const choice = page.getByRole('option', { name: '4 spaces' });
  await expect(page.getByRole('option', { name: '2 spaces' })).toBeFocused();
  await choice.click();
  await expect(select).toHaveText('4 spaces');
  await expect(select).toBeFocused();
});

test('without what is behind “…” a pane says so, and Retry opens it', async ({ page, open }) => {
  const giveBack = await take(page, 'floating');
  await open('/JSON/JSONFormatter');
  const more = page.getByRole('button', { name: 'More of Result' });
  await more.click();
  const missing = note(page, '“More of Result” could not be loaded');
  await expect(missing).toBeVisible();
  await giveBack();
  await missing.getByRole('button', retry).click();
  const dialog = page.getByRole('dialog', { name: 'More of Result' });
  await expect(dialog.getByRole('switch', { name: 'Mark unusual characters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('without its editor a short text can be worked on; online again the editor comes by itself', async ({
  page,
  open,
}) => {
  const giveBack = await take(page, 'editor');
  await open('/JSON/JSONFormatter');
  await page.getByRole('textbox', { name: 'JSON Content' }).fill('[1');
  await page.getByRole('button', { name: /^Go to/ }).click();
  await expect(note(page, 'The editor could not be loaded')).toBeVisible();
  await page.getByRole('textbox', { name: 'JSON Content' }).fill('[1]');
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toHaveValue('[\n  1\n]');
  await giveBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('.cm-content')).toHaveCount(2);
  await expect(note(page, 'The editor could not be loaded')).toHaveCount(0);
});

test('what is too long to be shown without its editor says so, and comes with Retry', async ({ page, open }) => {
  const giveBack = await take(page, 'editor');
  await storeBeforeLoad(page, { lastJSONFormatterValue: JSON.stringify('x'.repeat(20_000)) });
  await open('/JSON/JSONFormatter');
  const missing = note(page, 'The editor could not be loaded').first();
  await expect(missing).toBeVisible();
  await giveBack();
  await missing.getByRole('button', retry).click();
  await expect(page.locator('.cm-content')).toHaveCount(2);
});

test('what surrounds the screens may fail: the page says so, and leads Home', async ({ page, allowedProblems }) => {
  allowedProblems.push('broken on purpose');
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query.includes('min-width') && location.hash !== '#/Home') {
        throw new Error('broken on purpose');
      }
      return ask(query);
    };
  });
  await page.goto('./#/about');
  const failed = note(page, 'Web Toolbox has failed');
  await expect(failed.getByRole('button', { name: 'Reload' })).toBeVisible();
  await failed.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('the input of a screen that fails can be copied and emptied, and the screen works again', async ({
  page,
  context,
  allowedProblems,
}) => {
  allowedProblems.push('too much for it');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeBeforeLoad(page, { lastRegEx: '/(bad/', lastRegExTextSample: 'a text that took an hour' });
  await page.route(/\/static\/js\/regex-tester\.[\w-]+\.chunk\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function View() {
        if (localStorage.getItem('lastRegEx') !== '') throw new Error('too much for it');
        return 'The screen itself';
      }`,
    }),
  );
  await page.goto('./#/RegExTester');
  const panel = note(page, 'This screen has failed');
  await expect(panel).toContainText('too much for it');
  await page.reload();
  await panel.getByRole('button', retry).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Copy the input' }).click();
  await expect(note(page, 'Content copied into clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/(bad/\n\na text that took an hour');

  await panel.getByRole('button', { name: 'Empty this tool’s input' }).click();
  await expect(panel).toContainText('The input is empty.');
  await expect(panel.getByRole('button', retry)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The screen itself')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The screen itself')).toBeVisible();
});
