import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { maxSavePartSize } from '#shared/desktop/save-limits.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expectScreen } from '#tests/support/page/go-to.ts';
import {
  answerMessageBoxes,
  answerSaveDialogs,
  askedDialogs,
  askedMessageBoxes,
  clickMenu,
  expect,
  test,
  toasterOf,
} from './app/desktop-test.ts';
import type { DesktopApp } from './app/running-app.ts';

const suggestion = { suggestedName: 'large.json', filter: { name: 'JSON', extensions: ['json'] } };
const unknownToken = '00000000-0000-4000-8000-000000000000';
const megabyte = 1024 * 1024;

/** The bytes of the large file: each of its megabytes is different. */
function bytesOf(index: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 1024 * 1024 }, (_, place) => place * 31 + (place >> 8) + index * 17);
}

/** The hash of the Base64 of this many megabytes, a multiple of 3. */
function expectedHash(megabytes: number): string {
  const hash = createHash('sha256');
  for (let index = 0; index < megabytes; index += 3) {
    hash.update(Buffer.concat([0, 1, 2].map((offset) => bytesOf(index + offset))).toString('base64'));
  }
  return hash.digest('hex');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/** Encodes a file that the page makes to Base64, ready to be saved. */
async function encodeFile(app: DesktopApp, page: Page, megabytes: number): Promise<void> {
  await clickMenu(app, '/Base64/Base64Encoder');
  await page.getByRole('link', { name: 'File', exact: true }).click();
  await expectScreen(page, '/Base64/Base64FileEncoder');
  await fileInput(page, 'Drop files to encode').evaluate(
    (element, [count, source]) => {
      if (!(element instanceof HTMLInputElement)) {
        throw new Error('This is not an input.');
      }
      const parts = Array.from({ length: count }, (_, index) =>
        Uint8Array.from({ length: 1024 * 1024 }, (_value, place) => place * 31 + (place >> 8) + index * 17),
      );
      const transfer = new DataTransfer();
      transfer.items.add(new File(parts, source));
      element.files = transfer.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [megabytes, 'large.bin'] as const,
  );
  await expect(saveButton(page)).toBeEnabled({ timeout: 200_000 });
}

const saveButton = (page: Page) => page.getByRole('button', { name: /^Save As…: Base64 of/ });
const transfer = (page: Page) => page.getByRole('group', { name: /^Saving / });

/** From now on the second write of a file waits until `releaseWrites`, as on a slow disk. */
function holdWrites(app: DesktopApp): Promise<void> {
  return app.evaluate(async () => {
    const files = process.getBuiltinModule('node:fs/promises');
    const handle = await files.open(process.execPath);
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const { writeFile: write } = prototype;
    let count = 0;
    const held = new Promise<void>((release) =>
      Reflect.set(globalThis, 'releaseWrites', () => {
        prototype.writeFile = write;
        release();
      }),
    );
    prototype.writeFile = async function (...parameters: unknown[]) {
      count += 1;
      if (count > 1) {
        await held;
      }
      return write.apply(this, parameters);
    };
  }, undefined);
}

/**
 * Records from now on the maximum memory that main holds after each write, without garbage that is not collected yet.
 */
function watchMemory(app: DesktopApp): Promise<void> {
  return app.evaluate(async () => {
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
    const collect = process.getBuiltinModule('node:vm').runInNewContext('gc');
    const measure = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const handle = await process.getBuiltinModule('node:fs/promises').open(process.execPath);
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const { writeFile: write } = prototype;
    const atFirst = measure();
    let highest = atFirst;
    prototype.writeFile = async function (...parameters: unknown[]) {
      await write.apply(this, parameters);
      highest = Math.max(highest, measure());
    };
    Reflect.set(globalThis, 'memoryGrowth', () => {
      prototype.writeFile = write;
      return highest - atFirst;
    });
  }, undefined);
}

function releaseWrites(app: DesktopApp): Promise<void> {
  return app.evaluate(() => Reflect.get(globalThis, 'releaseWrites')(), undefined);
}

/**
 * Begins a save from the page, and writes a part of it.
 * @returns its token
 */
function beginInPage(page: Page): Promise<string> {
  return page.evaluate(async (given) => {
    const begun = await window.desktop?.beginSave(given);
    if (begun?.status !== 'begun') {
      return JSON.stringify(begun);
    }
    await window.desktop?.writeSavePart({ token: begun.token, part: new TextEncoder().encode('half of it') });
    return begun.token;
  }, suggestion);
}

/** Returns the outcome of a call with any payload. */
function call(page: Page, name: 'beginSave' | 'writeSavePart' | 'finishSave' | 'abandonSave', payload: unknown) {
  return page.evaluate(
    async ([member, given]) => {
      try {
        return String(JSON.stringify(await window.desktop?.[member](given as never)));
      } catch (error) {
        return `refused ${String(error)}`;
      }
    },
    [name, payload] as const,
  );
}

test('a result of 64 MB is saved byte by byte, and main never holds it', async ({ app, page }, info) => {
  // The double passes each part on as text, which takes minutes on a slow machine.
  test.slow();
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'saved.txt');
  await answerSaveDialogs(app, { canceled: false, filePath });
  await encodeFile(app, page, 48);
  await watchMemory(app);
  await saveButton(page).click();
  await expect(toasterOf(page)).toHaveText(`Saved ${filePath}`, { timeout: 500_000 });
  const growth: number = await app.evaluate(() => Reflect.get(globalThis, 'memoryGrowth')(), undefined);
  console.log(`While 64 MB were saved, main held ${Math.round(growth / megabyte)} MB more than before.`);
  expect(growth).toBeLessThan(40 * megabyte);
  expect(await hashOf(filePath)).toBe(expectedHash(48));
  expect(await readdir(info.outputDir)).toEqual(['saved.txt']);
  expect((await askedDialogs(app)).map(({ defaultPath }) => basename(defaultPath ?? ''))).toEqual([
    'large.bin.base64.txt',
  ]);
});

test('a large save shows how far it is, and Cancel leaves what was there', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'saved.txt');
  await writeFile(filePath, 'what was there');
  await answerSaveDialogs(app, { canceled: false, filePath });
  await encodeFile(app, page, 12);
  await holdWrites(app);
  await saveButton(page).click();
  await expect(transfer(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await transfer(page).getByRole('button', { name: 'Cancel' }).click();
  await releaseWrites(app);
  await expect(transfer(page)).toHaveCount(0);
  await expect.poll(() => readdir(info.outputDir)).toEqual(['saved.txt']);
  expect(await readFile(filePath, 'utf8')).toBe('what was there');
  await expect(toasterOf(page)).toHaveCount(0);
});

test('a page that is reloaded abandons what it was saving, and says so', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'a.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  const token = await beginInPage(page);
  expect(await readdir(info.outputDir)).toHaveLength(1);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload(), undefined);
  await expect.poll(() => readdir(info.outputDir)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(toasterOf(page)).toHaveText(
    `${filePath} was not saved: its page was closed or loaded again before all of it was written.`,
  );
  expect(await call(page, 'finishSave', { token })).toContain('this save has already ended.');
  expect(await readdir(info.outputDir)).toEqual([]);
});

test('an app that quits leaves no half file behind', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'a.json');
  await writeFile(filePath, 'what was there');
  await answerSaveDialogs(app, { canceled: false, filePath });
  await beginInPage(page);
  expect(await readdir(info.outputDir)).toHaveLength(2);
  await answerMessageBoxes(app, 'Discard');
  await app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  await app.exited;
  expect(await readdir(info.outputDir)).toEqual(['a.json']);
  expect(await readFile(filePath, 'utf8')).toBe('what was there');
});

test('an app that quits, or whose window is closed, asks before it discards a save', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const filePath = join(info.outputDir, 'a.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  const token = await beginInPage(page);
  await answerMessageBoxes(app, 'Wait');
  await app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), undefined);
  const asked = await askedMessageBoxes(app);
  expect(asked.map(({ message, buttons }) => ({ message, buttons }))).toEqual(
    Array(2).fill({ message: `${filePath} is still being saved.`, buttons: ['Wait', 'Discard'] }),
  );
  expect(await call(page, 'finishSave', { token })).toContain('"done"');
  expect(await readFile(filePath, 'utf8')).toBe('half of it');
  // Nothing is being saved any more, so that there is nothing to ask.
  await app.evaluate(({ app: electronApp }) => electronApp.quit(), undefined).catch(() => undefined);
  await app.exited;
});

test('what cannot be written is said before the first part leaves the page', async ({ app, page }, info) => {
  const filePath = join(info.outputDir, 'missing', 'a.json');
  await answerSaveDialogs(app, { canceled: false, filePath });
  expect(await call(page, 'beginSave', suggestion)).toBe('{"status":"failed","reason":"the folder does not exist."}');
  await expect(toasterOf(page)).toHaveText(`${filePath} was not saved: the folder does not exist.`);
  await answerSaveDialogs(app, { canceled: true, filePath });
  expect(await call(page, 'beginSave', suggestion)).toBe('{"status":"cancelled"}');
});

test('tokens are of this save only, and parts are bounded', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  await answerSaveDialogs(app, { canceled: false, filePath: join(info.outputDir, 'a.json') });
  const token = await beginInPage(page);
  const outcomes = await page.evaluate(
    async ([own, unknown, largest]) => {
      const part = new Uint8Array(1);
      const payloads: unknown[] = [
        { token: unknown, part },
        { token: '../../etc/passwd', part },
        { token: own },
        { token: own, part: 'text' },
        { token: own, part: [1] },
        { token: own, part: new Uint8Array(largest + 1) },
        { token: own, part, path: '/etc/passwd' },
      ];
      const list: string[] = [];
      for (const payload of payloads) {
        list.push(
          await (window.desktop?.writeSavePart(payload as never) ?? Promise.resolve()).then(
            (answer) => answer?.status ?? '',
            () => 'refused',
          ),
        );
      }
      return list;
    },
    [token, unknownToken, maxSavePartSize] as const,
  );
  expect(outcomes).toEqual(['failed', ...Array.from({ length: 6 }, () => 'refused')]);
  expect(await call(page, 'finishSave', { token: unknownToken })).toContain('"failed"');
  expect(await call(page, 'abandonSave', { token: unknownToken })).not.toContain('refused');
  // None of this affected the save in progress.
  expect(await call(page, 'finishSave', { token })).toContain('"done"');
  expect(await readFile(join(info.outputDir, 'a.json'), 'utf8')).toBe('half of it');
  expect(await call(page, 'finishSave', { token })).toContain('"failed"');
});

test('a page has at most four files open for saving', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  await answerSaveDialogs(app, { canceled: false, filePath: join(info.outputDir, 'a.json') });
  for (let count = 0; count < 4; count += 1) {
    expect(await beginInPage(page)).toMatch(/^[\da-f-]{36}$/);
  }
  expect(await beginInPage(page)).toContain('other files are still being saved.');
  expect(await readdir(info.outputDir)).toHaveLength(4);
});
