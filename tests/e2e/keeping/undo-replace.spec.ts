import type { Page } from '@playwright/test';
import { paste } from '#tests/support/page/editor.ts';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Undo brings back' });
const textFile = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

async function sendTo(page: Page, target: string) {
  await page.getByRole('button', { name: 'Send to…' }).last().click();
  await page.getByRole('menuitem', { name: target, exact: true }).click();
}

test('what “Send to…” replaces is brought back from the message, and from the note after it', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastJSONFormatterValue: '{"mine":true}', lastJSONRepairedValue: "{'sent':1}" });
  await open('/JSON/JSONRepair');
  await expect(pane(page, 'Repaired JSON').getByRole('textbox')).toContainText('"sent"');
  await sendTo(page, 'JSON Formatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await expect(input).toContainText('sent');
  await expect(toast(page)).toContainText('Replaced by “Send to…”.');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveText('{"mine":true}');
  await expect(toast(page)).toHaveCount(0);
  await expect.poll(() => readLocalStorage(page, 'lastJSONFormatterValue')).toBe('{"mine":true}');

  const note = pane(page, 'JSON Content');
  await note.getByRole('button', { name: 'Redo' }).click();
  await expect(input).toContainText('sent');
  await expect(note).toContainText('Replaced by “Send to…”');
  // The focus is still on the same button, which lets the keyboard continue with it.
  await page.keyboard.press('Enter');
  await expect(input).toHaveText('{"mine":true}');

  await note.getByRole('button', { name: 'Redo' }).click();
  await expect(note.getByRole('button', { name: 'Undo' })).toBeVisible();
  await input.click();
  await page.keyboard.type(' ');
  await expect(note.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('“Repair” brings back what JSON Repair had, and the note outlives a look at another tool', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastJSONFormatterValue: '{"a":1,]', lastJSONRepairedValue: 'my own broken text' });
  await open('/JSON/JSONFormatter');
  await page.getByRole('button', { name: 'Repair', exact: true }).click();
  const input = page.getByRole('textbox', { name: 'JSON to repair' });
  await expect(input).toHaveText('{"a":1,]');
  await toast(page).getByRole('button', { name: 'Close the message' }).click();
  await goTo(page, '/UUIDGenerator');
  await goTo(page, '/JSON/JSONRepair');
  await expect(pane(page, 'JSON to repair')).toContainText('Replaced by “Repair”');
  await pane(page, 'JSON to repair').getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveText('my own broken text');
});

test('a file, a sample and “Clear” in one pane are undone one after the other', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastRegExTextSample: 'what I typed' });
  await open('/RegExTester');
  const content = pane(page, 'Content to test');
  const input = content.getByRole('textbox');
  await content.getByLabel('File to open').setInputFiles(textFile('log.txt', 'of the file'));
  await expect(input).toHaveText('of the file');
  await expect(content).toContainText('Replaced by log.txt');
  await content.getByRole('button', { name: 'Clear' }).click();
  await expect(content).toContainText('Cleared');
  await content.getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveText('of the file');
  await content.getByRole('button', { name: 'Undo more' }).click();
  await expect(input).toHaveText('what I typed');
  await content.getByRole('button', { name: 'Redo' }).click();
  await expect(input).toHaveText('of the file');
  await content.getByRole('button', { name: 'Close the note' }).click();
  await expect(content).not.toContainText('Brought back');
  await expect(input).toBeFocused();
});

test('nothing is said where only a sample, or nothing, was replaced', async ({ page, open }) => {
  await open('/JSON/JSONRepair');
  await expect(page.getByText('Repaired with')).toBeVisible();
  await sendTo(page, 'JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toContainText('Web Toolbox');
  await pane(page, 'JSON Content').getByRole('button', { name: 'Clear' }).click();
  await pane(page, 'JSON Content').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toContainText('Web Toolbox');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnWindow: true });

  test('the message takes no focus, is reached with Tab, waits while it has the focus, and passes axe', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 740 });
    await storeBeforeLoad(page, { lastUrlEncoderValue: 'mine' });
    await open('/URL/URLEncoder');
    const content = pane(page, 'Content to encode/decode');
    await content.getByLabel('File to open').setInputFiles(textFile('a.txt', 'of the file'));
    await expect(toast(page)).toBeVisible();
    expect(await toast(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await toast(page).hover();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
    const undo = toast(page).getByRole('button', { name: 'Undo' });
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await undo.evaluate((element) => element === document.activeElement)) {
        break;
      }
    }
    await expect(undo).toBeFocused();
    await page.mouse.move(0, 700);
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Enter');
    await expect(content.getByRole('textbox')).toHaveText('mine');
  });
});

test('a text that is sent shows also where a file stands in front of the input, which is brought back', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  const file = page.getByRole('group', { name: 'JSON Content' });
  await paste(page.getByRole('textbox', { name: 'JSON Content' }), `[${'1,'.repeat(8_500_000)}1]`);
  await expect(file).toContainText('pasted.txt');
  await goTo(page, '/UUIDGenerator');
  await page.getByRole('button', { name: 'Send to…' }).first().click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toBeVisible();
  await pane(page, 'JSON Content').getByRole('button', { name: 'Undo' }).click();
  await expect(file).toContainText('pasted.txt');
});

test('“Now”, a token to use and a reset of options are undone', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastEpochValue: '1234567890', lastQRCodeOptions: '{"margin": 7}' });
  await open('/DateConverter');
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page.getByLabel('Epoch value')).not.toHaveValue('1234567890');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Epoch value')).toHaveValue('1234567890');

  await goTo(page, '/QRCodeGenerator');
  const options = pane(page, 'Options');
  await options.getByRole('button', { name: 'Reset' }).click();
  await expect(options.getByRole('textbox').last()).not.toContainText('7');
  await options.getByRole('button', { name: 'Undo' }).click();
  await expect(options.getByRole('textbox').last()).toContainText('7');
});
