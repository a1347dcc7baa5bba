import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, readLocalStorage, storeBeforeLoad, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/** Tests links and files that open a screen as somebody else has set it. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1400, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkDialog = (page: Page) => page.getByRole('dialog', { name: /^Link to/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^Apply this/ });
const refusal = (page: Page) => page.getByRole('dialog', { name: /cannot be opened$/ });
const codeOf = (state: unknown) => deflateRawSync(JSON.stringify(state)).toString('base64url');
const stateOf = (screen: string, inputs: object, choices: object = {}) => ({
  format: 'web-toolbox-screen',
  version: 1,
  screen,
  choices,
  inputs,
});

async function openLinkDialog(page: Page, isNarrow = false): Promise<void> {
  if (isNarrow) {
    await page.getByRole('button', { name: 'More of this screen' }).click();
  }
  await page.getByRole('button', { name: 'Copy link…' }).click();
  await expect(linkDialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/^http/);
}

async function copyLink(page: Page): Promise<string> {
  await linkDialog(page).getByRole('button', { name: 'Copy link' }).click();
  // The dialog closes once the link is in the clipboard.
  await expect(linkDialog(page)).toHaveCount(0);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link has the settings, the input where it is ticked, and asks before it replaces anything', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await storeBeforeLoad(page, { lastJSON2Convert: '{"shared":"with you"}', lastJSON2ConvertOptionTarget: 'yaml' });
  await open('/JSON/JSONConverter');
  await openLinkDialog(page);
  const field = linkDialog(page).getByRole('textbox', { name: 'Link' });
  const withoutInput = await field.inputValue();
  expect(withoutInput).toContain('#/JSON/JSONConverter?state=');
  await linkDialog(page).getByRole('checkbox').check();
  await expect(field).not.toHaveValue(withoutInput);
  const link = await copyLink(page);
  expect(link.length).toBeGreaterThan(withoutInput.length);
  expect(link).not.toContain('shared');

  const input = page.getByRole('textbox', { name: /to convert/ });
  await write(input, '{"mine":1}');
  await page.goto('./#/UUIDGenerator');
  await expect(heading(page)).toHaveText('UUID Generator');

  // Nothing changes until the user agrees, and the new content is shown.
  await page.goto(link.replace(/^[^#]*/, './'));
  await expect(question(page)).toContainText('{"shared":"with you"}');
  await expect.poll(() => readLocalStorage(page, 'lastJSON2Convert')).toBe('{"mine":1}');
  await question(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/JSON\/JSONConverter$/);
  await expect(input).toHaveText('{"mine":1}');

  await page.goto('./#/UUIDGenerator');
  await page.goto(link.replace(/^[^#]*/, './'));
  await question(page).getByRole('button', { name: 'Apply' }).click();
  await expect(input).toHaveText('{"shared":"with you"}');
  await expect(page.getByRole('region', { name: 'Result' }).getByText('shared: with you')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveText('{"mine":1}');
  expect(requests.filter((url) => url.includes('state='))).toEqual([]);
});

test('a link without the input brings the settings alone', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSON2Convert: '{"not":"shared"}', lastJSON2ConvertOptionTarget: 'yaml' });
  await open('/JSON/JSONConverter');
  await openLinkDialog(page);
  const link = await copyLink(page);
  await page.goto('./#/UUIDGenerator');
  await page.goto(link.replace(/^[^#]*/, './'));
  await expect(question(page)).toContainText('yaml');
  await expect(question(page)).not.toContainText('not');
});

test('what is secret is in no link, and it says why', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastCurlValue: 'curl -u ada:lovelace1815 https://api.example.com/' });
  await open('/URL/CURLConverter');
  await openLinkDialog(page);
  const tick = linkDialog(page).getByRole('checkbox');
  await expect(tick).toBeDisabled();
  await expect(tick).toHaveAccessibleDescription(/looks like a password.*links never contain secrets/);
  await expect(linkDialog(page)).not.toContainText('lovelace');
  await page.keyboard.press('Escape');

  // The password of a network is typed into a form that is not a kept input.
  await page.goto('./#/QRCodeGenerator');
  await expect(heading(page)).toHaveText(/QR Code/);
  await page.evaluate(() => {
    localStorage.setItem(
      'choices:QRCodeGenerator',
      JSON.stringify({
        version: 1,
        value: { template: 'wifi', forms: { wifi: { ssid: 'Office', password: 'hunter2' } } },
      }),
    );
  });
  await page.reload();
  await openLinkDialog(page);
  const fields = linkDialog(page).getByRole('checkbox', { name: 'What is typed in its other fields' });
  await expect(fields).toBeDisabled();
  const link = await copyLink(page);
  await page.goto('./#/UUIDGenerator');
  await page.goto(link.replace(/^[^#]*/, './'));
  await expect(question(page)).toContainText('template');
  await expect(question(page)).not.toContainText('hunter2');
});

test('what is too long for a link is saved as a file, which opens by its dialog and by a drop', async ({
  page,
  open,
}) => {
  await open('/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  // This cannot be compressed, since each number is different.
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 2654435761) % 4294967296);
  await paste(input, JSON.stringify(numbers));
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('2654435761');
  await openLinkDialog(page);
  await linkDialog(page).getByRole('checkbox').first().check();
  await expect(linkDialog(page).getByRole('status')).toContainText('Too long for a link');
  await expect(linkDialog(page).getByRole('button', { name: 'Copy link' })).toBeDisabled();
  const saved = page.waitForEvent('download');
  await linkDialog(page).getByRole('button', { name: 'Save a file…' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('JSONFormatter.webtoolbox');
  const path = await download.path();
  await linkDialog(page).getByRole('button', { name: 'Close' }).click();
  await write(input, '[1]');
  await page.getByRole('button', { name: 'Copy link…' }).click();
  await page
    .getByLabel('File of a screen')
    .setInputFiles({ name: 'a.webtoolbox', mimeType: 'application/json', buffer: await readFile(path) });
  await question(page).getByRole('button', { name: 'Apply' }).click();
  await expect(input).toContainText('2654435761');

  // The file is dropped on an editor, which also accepts texts.
  const dataTransfer = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'shared.webtoolbox'));
      return transfer;
    },
    JSON.stringify(stateOf('JSONRepair', { lastJSONRepairedValue: "{'dropped':1}" })),
  );
  await input.dispatchEvent('drop', { dataTransfer });
  await expect(question(page)).toContainText('dropped');
  await question(page).getByRole('button', { name: 'Apply' }).click();
  await expect(heading(page)).toHaveText('JSON Repair');
  await expect(page.getByRole('textbox', { name: 'JSON to repair' })).toHaveText("{'dropped':1}");
});

test('a link is opened by pasting it into the search, whichever site it is of', async ({ page, open }) => {
  await open('/UUIDGenerator');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
  const code = codeOf(stateOf('JSONRepair', { lastJSONRepairedValue: "{'a':1}" }));
  await page.keyboard.insertText(`https://tools.example/#/JSON/JSONRepair?state=${code}`);
  await expect(page.getByRole('option').first()).toContainText('Open this link: JSON Repair');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText("{'a':1}");
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
});

test('a link is the first answer of the box, before it is any address', async ({ page, open }) => {
  await open('/Home');
  const box = page.getByRole('combobox', { name: 'Paste anything' });
  const answers = page.getByRole('listbox', { name: 'What it can be' }).getByRole('option');
  const code = codeOf(stateOf('JSONRepair', { lastJSONRepairedValue: "{'b':2}" }));
  await box.fill(`https://tools.example/#/JSON/JSONRepair?state=${code}`);
  await expect(answers).toHaveText([/^JSON RepairOpen this link/, /^URL Parser/]);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText("{'b':2}");
  await page.keyboard.press('Escape');
  // While the question is shown, it hides the screen from the accessibility tree.
  await expect(heading(page)).toHaveText('JSON Repair');

  // For a link to the URL Parser itself, there is only one answer: the link.
  await open('/Home');
  await box.fill('https://tools.example/#/URL/URLParser?state=q1Y');
  await expect(answers.first()).toHaveText(/^URL ParserOpen this link/);
  await expect(answers.filter({ hasText: 'URL Parser' })).toHaveCount(1);
});

test('a file of a screen is taken wherever a file is chosen', async ({ page, open }) => {
  const file = {
    name: 'chosen.webtoolbox',
    mimeType: '',
    buffer: Buffer.from(JSON.stringify(stateOf('JSONRepair', { lastJSONRepairedValue: "{'chosen':1}" }))),
  };
  await open('/Home');
  await page.getByLabel('File to look at').setInputFiles(file);
  await expect(question(page)).toContainText('chosen');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Paste anything' })).toHaveValue('');

  await open('/JSON/JSONFormatter');
  const input = page.getByRole('textbox', { name: 'JSON Content' });
  await write(input, '[7]');
  const picker = page.getByLabel('File to open').filter({ visible: false }).first();
  // Any file, and thus also this one.
  await expect(picker).toHaveAttribute('accept', '');
  // The same file is chosen twice, since it may have changed.
  for (let times = 0; times < 2; times += 1) {
    await picker.setInputFiles(file);
    await expect(question(page)).toContainText('chosen');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
  }
  await expect(input).toHaveText('[7]');
});

test('on a phone the link is behind “More”, so that tabs and headings have room', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/JSON/JSONFormatter');
  const button = page.getByRole('button', { name: 'Copy link…' });
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: 'More of this screen' }).click();
  await button.click();
  await expect(linkDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(linkDialog(page)).toHaveCount(0);
  // Escape folds it again, and the focus goes back to where it was opened.
  const more = page.getByRole('button', { name: 'More of this screen' });
  await button.press('Escape');
  await expect(button).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a hostile link says what is wrong, and changes nothing', async ({ page, open }) => {
  await storeBeforeLoad(page, { lastJSONFormatterValue: '[1]' });
  await open('/JSON/JSONFormatter');
  for (const [code, says] of [
    ['not-a-state', 'damaged'],
    [codeOf(stateOf('Nowhere', {})), 'damaged'],
    [codeOf({ ...stateOf('JSONFormatter', {}), version: 99 }), 'newer version'],
    [deflateRawSync(Buffer.alloc(10_000_000, ' ')).toString('base64url'), 'more than a link may'],
  ] as const) {
    await page.goto(`./#/JSON/JSONFormatter?state=${code}`);
    await expect(refusal(page)).toContainText(says);
    await refusal(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/JSONFormatter$/);
  }
  // The screen accepts what belongs to it, and reports what it ignores.
  const hostile = stateOf(
    'JSONFormatter',
    { lastJSONFormatterValue: '<img src=x onerror=alert(1)>', darkMode: 'true' },
    { history: { version: 1, value: { keepsSecrets: true } } },
  );
  await page.goto(`./#/Home?state=${codeOf(hostile)}`);
  await expect(question(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(question(page)).toContainText('Left out because this version does not know them: history, darkMode');
  await question(page).getByRole('button', { name: 'Apply' }).click();
  await expect(heading(page)).toHaveText('JSON Formatter');
  expect(await readLocalStorage(page, 'choices:history')).toBeNull();
  expect(await readLocalStorage(page, 'darkMode')).toBeNull();
});

test('axe finds nothing in the dialogs, in either theme, in a window of 1400 pixels and of 360', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, { lastCurlValue: 'curl -u ada:lovelace1815 https://api.example.com/' });
  await open('/URL/CURLConverter');
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openLinkDialog(page, width === 360);
    await expectAccessible(page, `a link, ${width} pixels wide`);
    await page.keyboard.press('Escape');
    await expect(linkDialog(page)).toHaveCount(0);
  }
  await page.goto(`./#/JSON/JSONRepair?state=${codeOf(stateOf('JSONRepair', { lastJSONRepairedValue: "{'a':1}" }))}`);
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, `the question, ${width} pixels wide`);
  }
});
