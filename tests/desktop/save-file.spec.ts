import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { findScreen } from '#tools/screens.ts';
import { answerSaveDialogs, askedDialogs, clickMenu, dialogFolders, expect, toasterOf } from './app/desktop-test.ts';
import { test } from './app/profile-test.ts';

const filter = { name: 'JSON', extensions: ['json'] };

test('Save As writes the text where the dialog says, and reports the full file name', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'chosen.json');
  await writeFile(filePath, 'an older and longer content');
  await answerSaveDialogs(app, { canceled: false, filePath });
  const content = '{"text": "é 💡"}\r\n';
  const answer = await page.evaluate((file) => window.desktop?.saveFile(file), {
    suggestedName: 'formatted.json',
    content,
    filter,
  });
  expect(answer).toEqual({ status: 'done', path: filePath });
  expect(await readFile(filePath, 'utf8')).toBe(content);
  expect(await readdir(info.outputDir)).toEqual(['chosen.json']);
  await expect(toasterOf(page)).toHaveText(`Saved ${filePath}`);
  const [asked] = await askedDialogs(app);
  expect(basename(asked?.defaultPath ?? '')).toBe('formatted.json');
  expect(asked).toMatchObject({ filters: [filter] });
  expect(asked?.properties).toContain('showOverwriteConfirmation');
});

test('bytes arrive unchanged', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'bytes.bin');
  await answerSaveDialogs(app, { canceled: false, filePath });
  await page.evaluate(() => {
    const content = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    return window.desktop?.saveFile({ suggestedName: 'b.bin', content, filter: { name: 'Any', extensions: ['bin'] } });
  });
  expect(await readFile(filePath)).toEqual(
    Buffer.from(Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)),
  );
});

test('a cancelled dialog writes nothing and says nothing', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  await answerSaveDialogs(app, { canceled: true, filePath: join(info.outputDir, 'never.json') });
  const answer = await page.evaluate((file) => window.desktop?.saveFile(file), {
    suggestedName: 'a.json',
    content: '1',
    filter,
  });
  expect(answer).toEqual({ status: 'cancelled' });
  expect(await readdir(info.outputDir)).toEqual([]);
  await expect(toasterOf(page)).toHaveCount(0);
});

test('a file that cannot be written is reported with its full name and the reason', async ({ app, page }, info) => {
  const filePath = join(info.outputDir, 'missing', 'a.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  const answer = await page.evaluate((file) => window.desktop?.saveFile(file), {
    suggestedName: 'a.json',
    content: '1',
    filter,
  });
  expect(answer).toEqual({ status: 'failed', reason: 'the folder does not exist.' });
  await expect(toasterOf(page)).toHaveText(`${filePath} was not saved: the folder does not exist.`);
});

/** The buttons that save in each tool, on the screen in its initial state. */
const savers: readonly (readonly [path: string, button: string, suggested: string])[] = [
  ['/JSON/JSONFormatter', 'Save As…', 'formatted.json'],
  ['/JSON/JSONConverter', 'Save As…', 'RootClass.cs'],
  ['/UUIDGenerator', 'Save As…', 'uuids.txt'],
  ['/Base64/Base64Encoder', 'Save As…', 'encoded.txt'],
  ['/CommonLists', 'Save As…: all types found', 'mime-types.json'],
  ['/QRCodeGenerator', 'Download PNG', 'qr-code.png'],
  ['/QRCodeGenerator', 'Download SVG', 'qr-code.svg'],
];

test('the tools save through the dialog, each with a name and a type', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  for (const [path, button, suggested] of savers) {
    const filePath = join(info.outputDir, suggested);
    await answerSaveDialogs(app, { canceled: false, filePath });
    await clickMenu(app, path);
    // The button of the previous screen has the same name and stays hidden in the page: if it were found, a click would
    // wait for it to become visible again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(findScreen(path)?.entry.heading ?? '');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(toasterOf(page), path).toHaveText(`Saved ${filePath}`);
    expect((await readFile(filePath)).byteLength, path).toBeGreaterThan(0);
    const [asked] = await askedDialogs(app);
    expect(basename(asked?.defaultPath ?? ''), path).toBe(suggested);
    expect(asked?.filters?.[0]?.extensions).toContain(suggested.split('.').at(-1));
  }
});

test('dialogs begin in Downloads, then where the last one ended, after another start too', async ({
  profile,
}, info) => {
  const folder = join(info.outputDir, 'documents');
  await mkdir(folder, { recursive: true });
  const save = (page: Page) =>
    page.evaluate((file) => window.desktop?.saveFile(file), { suggestedName: 'a.json', content: '1', filter });
  const first = await profile.open();
  const downloads = await first.app.evaluate(({ app: electronApp }) => electronApp.getPath('downloads'), undefined);
  await answerSaveDialogs(first.app, { canceled: false, filePath: join(folder, 'b.json') });
  await save(first.page);
  await save(first.page);
  expect(await dialogFolders(first.app)).toEqual([existsSync(downloads) ? downloads : homedir(), folder]);
  await first.app.close();

  const second = await profile.open();
  await answerSaveDialogs(second.app, { canceled: true, filePath: '' });
  await save(second.page);
  // A folder that no longer exists cannot be the initial folder.
  await rename(folder, `${folder} of old`);
  await save(second.page);
  expect(await dialogFolders(second.app)).toEqual([folder, existsSync(downloads) ? downloads : homedir()]);
});

test('Linux gets the extension that was not typed, and nothing is replaced unasked', async ({ app, page }, info) => {
  test.skip(process.platform !== 'linux', 'The dialogs of the other systems add it themselves.');
  await mkdir(info.outputDir, { recursive: true });
  await writeFile(join(info.outputDir, 'taken.json'), 'what was there');
  const saved: string[] = [];
  for (const name of ['new', 'taken']) {
    await answerSaveDialogs(app, { canceled: false, filePath: join(info.outputDir, name) });
    const answer = await page.evaluate((file) => window.desktop?.saveFile(file), {
      suggestedName: 'a.json',
      content: '1',
      filter,
    });
    saved.push(answer?.status === 'done' ? basename(answer.path) : '');
  }
  expect(saved).toEqual(['new.json', 'taken']);
  expect(await readFile(join(info.outputDir, 'taken.json'), 'utf8')).toBe('what was there');
});
