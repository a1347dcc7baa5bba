import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerSaveDialogs, askedDialogs, expect, test, toasterOf } from './desktop-test.ts';

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
  expect(asked).toMatchObject({ defaultPath: 'formatted.json', filters: [filter] });
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
