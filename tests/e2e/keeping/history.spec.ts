import type { Locator, Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { clearEverything } from '../page/clear-everything.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expectNotice } from '../page/notices.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'JSON Content' });
const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const rows = (page: Page) => history(page).getByRole('listitem');
const restore = (row: Locator) => row.getByRole('button').first();
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'Undo brings back' });

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(history(page).getByRole('searchbox', { name: 'Search the history' })).toBeFocused();
  return history(page);
}

async function closeHistory(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(history(page)).toHaveCount(0);
}

/** Pastes texts one after the other: each is in the history when the next takes its place. */
async function pasteEach(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await paste(input(page), text);
    await expect(input(page)).toContainText(text);
  }
}

test('what was pasted is listed, newest first, is there after a reload, and is restored with one click and undone', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["the first text"]', '["the second text"]');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page)).toContainText(['the second text', 'the first text']);
  await expect(rows(page).first()).toContainText('now · 19 bytes');
  await closeHistory(page);
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();

  await page.reload();
  await openHistory(page);
  await restore(rows(page).last()).click();
  await expect(history(page)).toHaveCount(0);
  await expect(input(page)).toHaveText('["the first text"]');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(input(page)).toHaveText('["the second text"]');
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('the first text');
});

test('what “Send to…”, a file and an import take the place of is in the history, and comes back by Undo', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastJSONFormatterValue: '["my own text"]', lastJSONRepairedValue: "{'sent':1}" });
  await open('/JSON/JSONRepair');
  await expect(page.getByRole('region', { name: 'Repaired JSON' })).toContainText('"sent"');
  await page.getByRole('button', { name: 'Send to…' }).last().click();
  await page.getByRole('menuitem', { name: 'JSON Formatter', exact: true }).click();
  await expect(input(page)).toContainText('"sent"');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(input(page)).toHaveText('["my own text"]');

  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('["of the file"]') };
  await page.getByLabel('File to open').first().setInputFiles(file);
  await expect(input(page)).toHaveText('["of the file"]');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(input(page)).toHaveText('["my own text"]');
  await openHistory(page);
  await expect(rows(page).filter({ hasText: 'my own text' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: '"sent"' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'of the file' })).toHaveCount(1);
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnWindow: true });

  test('what is typed is kept once it rests, and nothing runs after that', async ({ page, open }) => {
    await page.clock.install();
    await open('/JSON/JSONFormatter');
    await paste(input(page), '');
    await page.keyboard.insertText('[1]');
    await expect(input(page)).toHaveText('[1]');
    // A pause in typing, after which the editor tells of it; and the rest.
    await page.clock.runFor(1000);
    const isKept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('history');
            let isMissing = false;
            // An empty database, created by this look into it, would leave the app without its stores.
            opening.onupgradeneeded = () => {
              isMissing = true;
              opening.transaction?.abort();
            };
            opening.onerror = () => (isMissing ? resolve(0) : reject(opening.error));
            opening.onsuccess = () => {
              const { result } = opening;
              const counting = result.transaction('entries').objectStore('entries').count();
              counting.onsuccess = () => {
                result.close();
                resolve(counting.result);
              };
            };
          }),
      );
    await page.clock.runFor(10_000);
    await expect.poll(isKept).toBe(1);
  });
});

test('Alt+↑ brings back what was there before, and before that, Alt+↓ the way back; an edit begins anew', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  const pane = page.getByRole('region', { name: 'JSON Content' });
  await pasteEach(page, '["text one"]', '["text two"]', '["text three"]');
  await input(page).press('Alt+ArrowUp');
  await expect(input(page)).toHaveText('["text two"]');
  await expect(pane).toContainText('Replaced from the history, 2 of 3');
  await input(page).press('Alt+ArrowUp');
  await expect(input(page)).toHaveText('["text one"]');
  await expectNotice(page, 'The history has nothing older here.', () => input(page).press('Alt+ArrowUp'));
  await input(page).press('Alt+ArrowDown');
  await expect(input(page)).toHaveText('["text two"]');
  await input(page).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await input(page).press('Alt+ArrowUp');
  await expect(pane).toContainText('Replaced from the history, 2 of 4');
});

test('on a screen with two inputs each has its own history', async ({ page, open }) => {
  await open('/RegExTester');
  const expression = page.getByRole('textbox', { name: 'Regular expression', exact: true });
  await expression.fill('/the first expression/');
  await expression.fill('/another one/');
  await expression.press('Alt+ArrowUp');
  await expect(expression).toHaveValue('/the first expression/');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Expression');
});

test.describe('within one millisecond', () => {
  test.use({ hasOwnWindow: true });

  for (const [first, second] of [
    ['/the first expression/', '/another one/'],
    ['/another one/', '/the first expression/'],
  ] as const) {
    test(`the one before ${second} is ${first}`, async ({ page, open }) => {
      await page.clock.setFixedTime(new Date('2025-01-19T12:00:00Z'));
      await open('/RegExTester');
      const expression = page.getByRole('textbox', { name: 'Regular expression', exact: true });
      await expression.fill(first);
      await expression.fill(second);
      await expression.press('Alt+ArrowUp');
      await expect(expression).toHaveValue(first);
    });
  }
});

test('the list is searched, in whole texts too, and used by the keyboard alone', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["apple pie"]', '["cherry pie"]');
  await paste(input(page), `["${'filling '.repeat(100)}", "needle"]`);
  await openHistory(page);
  await page.keyboard.type('NEEDLE');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('filling');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('no such words');
  await expect(history(page)).toContainText('No entry matches.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('pie');
  await expect(rows(page)).toHaveCount(2);

  await page.keyboard.press('ArrowDown');
  await expect(restore(rows(page).first())).toBeFocused();
  await page.keyboard.press('End');
  await expect(restore(rows(page).last())).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).last().getByRole('button', { name: 'Pin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('list', { name: 'Snippets' })).toContainText('apple pie');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(history(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveText('["apple pie"]');
});

test('a snippet has a name and stays, what is deleted comes back by Undo, and recent ones are cleared', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["text one"]', '["text two"]', '["text three"]');
  const dialog = await openHistory(page);
  const snippets = dialog.getByRole('list', { name: 'Snippets' });
  const recent = dialog.getByRole('list', { name: 'Recent' });
  await rows(page).filter({ hasText: 'text two' }).getByRole('button', { name: 'Name' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the snippet' }).fill('My favourite');
  await page.keyboard.press('Enter');
  await expect(snippets.getByRole('listitem')).toContainText(['My favourite["text two"]']);
  await expect(restore(snippets.getByRole('listitem'))).toBeFocused();

  await recent.getByRole('listitem').first().getByRole('button', { name: 'Delete' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await restore(recent.getByRole('listitem').first()).focus();
  await page.keyboard.press('Delete');
  await expect(recent.getByRole('listitem')).toHaveCount(1);

  await dialog.getByRole('button', { name: 'Clear recent' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '1 entry deleted. Snippets stay.' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await paste(input(page), '[]');
  await openHistory(page);
  await expect(snippets).toContainText('My favourite');
  await expect(history(page).getByText('text one')).toHaveCount(0);
});

test('secrets are not kept, until that is switched on, and are forgotten when it is switched off', async ({
  page,
  open,
}) => {
  await open('/URL/CURLConverter');
  const command = page.getByRole('textbox', { name: 'cURL command' });
  await paste(command, "curl -H 'Authorization: Bearer lovelace' https://example.com/secret");
  await openHistory(page);
  await expect(history(page)).toContainText('The current text is not kept: it looks like an Authorization header.');
  await expect(rows(page)).toHaveCount(0);
  await history(page).getByRole('link', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application preferences');
  const keepSecrets = page.getByRole('switch', { name: 'Also keep what looks like a secret' });
  await keepSecrets.click();
  await expect(keepSecrets).toBeChecked();

  await page.goto('./#/URL/CURLConverter');
  await openHistory(page);
  await expect(rows(page)).toContainText(['https://example.com/secret']);
  await page.goto('./#/preferences');
  await keepSecrets.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(keepSecrets).not.toBeChecked();
  await page.goto('./#/URL/CURLConverter');
  await openHistory(page);
  await expect(history(page)).toContainText('not kept');
  await expect(rows(page)).toHaveCount(0);
});

test('who wants no history has none', async ({ page, open }) => {
  await open('/preferences');
  await page.getByRole('switch', { name: 'Keep a history of inputs' }).click();
  await page.goto('./#/JSON/JSONFormatter');
  await pasteEach(page, '["the first text"]', '["the second text"]');
  await openHistory(page);
  await expect(history(page)).toContainText('The history is switched off');
  await expect(rows(page)).toHaveCount(0);
});

test('two pages share one history, and show what the other does', async ({ page, open, context }) => {
  await open('/JSON/JSONFormatter');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await pasteEach(page, '["text one"]', '["text two"]');
  await expect(input(second)).toHaveText('["text two"]');
  await openHistory(page);
  await openHistory(second);
  await expect(rows(second)).toContainText(['text two', 'text one']);
  await expect(rows(page)).toHaveCount(2);
  await rows(second).first().getByRole('button', { name: 'Pin' }).click();
  await expect(history(page).getByRole('list', { name: 'Snippets' })).toContainText('text two');
  await rows(page).last().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(second)).toHaveCount(1);
});

test('“Clear everything” takes the history along, in all pages', async ({ page, open, context }) => {
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["text one"]', '["text two"]');
  await openHistory(page);
  await rows(page).last().getByRole('button', { name: 'Pin' }).click();
  await expect(history(page).getByRole('list', { name: 'Snippets' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('./#/preferences');
  await clearEverything(second);
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await openHistory(page);
  await expect(history(page)).toContainText('Nothing yet.');
});

test('an export has the history without secrets, and an import adds it and is undone', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["text one"]', '["text two"]');
  await openHistory(page);
  await rows(page).last().getByRole('button', { name: 'Name' }).click();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('list', { name: 'Snippets' })).toBeVisible();
  await page.goto('./#/preferences');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export…' }).click();
  const path = await (await downloading).path();
  await clearEverything(page);

  await page.getByLabel('File to import').setInputFiles(path);
  const question = page.getByRole('dialog', { name: 'Import these settings?' });
  await expect(question).toContainText('2 history entries');
  await question.getByRole('button', { name: 'OK' }).click();
  const imported = page.getByRole('alert').filter({ hasText: 'Imported' });
  await imported.getByRole('button', { name: 'Close the message' }).click();
  await expect(imported).toHaveCount(0);
  await page.goto('./#/JSON/JSONFormatter');
  await openHistory(page);
  await expect(rows(page)).toContainText(['Mine["text one"]', 'text two']);
  await closeHistory(page);

  await page.goto('./#/preferences');
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'as it was before the import' })).toBeVisible();
  await page.goto('./#/JSON/JSONFormatter');
  await openHistory(page);
  await expect(history(page).getByText('text one')).toHaveCount(0);
});

test('where the browser refuses IndexedDB, the list lasts as long as the page, and says so', async ({ page, open }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'UnknownError');
    };
  });
  await open('/JSON/JSONFormatter');
  await pasteEach(page, '["text one"]', '["text two"]');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(history(page)).toContainText('this list lasts until you close or reload the page');
});

test('a text that is too large is not kept, and the list says so', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await paste(input(page), `[${'1,'.repeat(2_600_000)}1]`);
  await openHistory(page);
  await expect(history(page)).toContainText('not kept: it has more than 5,000,000 characters');
});

test('axe finds nothing in the list, in either theme, and it fits, in a window of 360 pixels and of 1400', async ({
  page,
  open,
}) => {
  await open('/RegExTester');
  const sample = page.getByRole('textbox', { name: 'Content to test the regular expression against' });
  await paste(sample, 'the first text');
  await paste(sample, 'the second text');
  await openHistory(page);
  await rows(page).last().getByRole('button', { name: 'Name' }).click();
  const name = history(page).getByRole('textbox', { name: 'Name of the snippet' });
  await name.fill('Mine');
  for (const width of [360, 1400]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(name).toHaveValue('Mine');
    await expectAccessible(page, `${width} pixels wide`);
    const overflow = await history(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${width} pixels wide`).toBe(0);
  }
});
