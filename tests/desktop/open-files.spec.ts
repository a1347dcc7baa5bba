import { execFileSync } from 'node:child_process';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { clickMenu, expect, pageOf, test, toasterOf } from './app/desktop-test.ts';
import { launchApp } from './app/launch-app.ts';
import type { DesktopApp } from './app/running-app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.getByRole('dialog', { name: /^Open / });

async function write(info: TestInfo, name: string, content: string | Buffer): Promise<string> {
  await mkdir(info.outputDir, { recursive: true });
  const path = join(info.outputDir, name);
  await writeFile(path, content);
  return path;
}

/** Opens files as macOS does after a double click; the other systems pass the paths as arguments. */
function openInApp(app: DesktopApp, ...paths: readonly string[]): Promise<void> {
  return app.evaluate(({ app: electronApp }, given) => {
    for (const path of given) {
      electronApp.emit('open-file', { preventDefault: () => undefined }, path);
    }
  }, paths);
}

function answerOpenDialogs(app: DesktopApp, filePaths: readonly string[]): Promise<void> {
  return app.evaluate(({ dialog }, given) => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'askedOpenDialogs', asked);
    dialog.showOpenDialog = async (...parameters: unknown[]) => {
      asked.push(parameters.at(-1));
      return { canceled: given.length === 0, filePaths: [...given] };
    };
  }, filePaths);
}

test('a file that the system hands over opens in its tool, also behind a link', async ({ app, page }, info) => {
  const path = await write(info, 'data.json', '{"from": "é 💡"}');
  const link = join(info.outputDir, 'link.json');
  await symlink(path, link);
  await openInApp(app, link);
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('{"from": "é 💡"}');
  await openInApp(app, await write(info, 'rows.csv', 'apples,pears\n1,2'));
  await expect(heading(page)).toHaveText('CSV Parser');
  await expect(page.getByText('apples,pears').first()).toBeVisible();
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a test needs from this pattern.
test('a file among the arguments of a start opens, and so does one of a second start', async ({}, info) => {
  const path = await write(info, 'first.json', '{"first": 1}');
  const app = await launchApp({ startArguments: [path] });
  const page = await pageOf(app);
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('{"first": 1}');
  await write(info, 'second one.csv', 'plums,figs\n1,2');
  expect(await app.startAgain(['second one.csv'], info.outputDir)).toBe(0);
  await expect(heading(page)).toHaveText('CSV Parser');
  await expect(page.getByText('plums,figs').first()).toBeVisible();
  await app.close();
});

test('files that come together open together, and a hidden window shows', async ({ app, page }, info) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide(), undefined);
  await openInApp(app, await write(info, 'a.json', '1'), await write(info, 'b.csv', 'x'));
  await expect(page.getByRole('heading', { name: 'Open 2 files with…' })).toBeVisible();
  await chooser(page)
    .getByRole('button', { name: /^Base64 file/ })
    .click();
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem', { name: 'b.csv' })).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), undefined)).toBe(
    true,
  );
});

test('files that come while the chooser is open wait for their turn, and none is lost', async ({ app, page }, info) => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await openInApp(app, await write(info, 'dot.png', Buffer.from(png, 'base64')));
  await expect(page.getByRole('heading', { name: 'Open dot.png with…' })).toBeVisible();
  // Each file has arrived before the next one is opened, which makes their order certain.
  const opening = (name: string) =>
    page.waitForResponse((response) => response.url().includes('/opened-files/')).then(() => name);
  for (const [name, content] of [
    ['notes.txt', 'Grüße 💡'],
    // Only one tool accepts this file, so no question is needed, but it still waits for its turn.
    ['data.json', '{"third": 3}'],
    ['words.txt', 'the fourth'],
  ] as const) {
    const arrived = opening(name);
    await openInApp(app, await write(info, name, content));
    await arrived;
  }
  await expect(page.getByRole('heading', { name: 'Open dot.png with…' })).toBeVisible();
  await chooser(page)
    .getByRole('button', { name: /^Color picker/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Open notes.txt with…' })).toBeVisible();
  await expect(chooser(page)).toHaveCount(1);
  await chooser(page)
    .getByRole('button', { name: /^Regular expressions/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Open words.txt with…' })).toBeVisible();
  // The screen of the third file has opened below the question, but Escape still applies to the question.
  await expect(page.locator('h1')).toHaveText('JSON Formatter');
  await expect(chooser(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chooser(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('{"third": 3}');
  // The other files wait in their tools.
  await clickMenu(app, '/RegExTester');
  await expect(page.getByRole('textbox', { name: /^Content to test/ })).toHaveText('Grüße 💡');
  await clickMenu(app, '/Colors/ColorPicker');
  await expect(page.getByText('dot.png').first()).toBeVisible();
});

test('Open… of the menu asks for files, and remembers the folder', async ({ app, page }, info) => {
  const path = await write(info, 'login.jwt', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.');
  const asked = () => app.evaluate(() => Reflect.get(globalThis, 'askedOpenDialogs'), undefined);
  await answerOpenDialogs(app, []);
  await clickMenu(app, 'open-file');
  // The dialog opens shortly after the click and must be answered before the next answer is set.
  await expect.poll(asked).toHaveLength(1);
  await answerOpenDialogs(app, [path]);
  await clickMenu(app, 'open-file');
  await expect(heading(page)).toHaveText('JWT decoder…');
  await clickMenu(app, 'open-file');
  await expect
    .poll(asked)
    .toMatchObject([
      { properties: ['openFile', 'multiSelections'] },
      { properties: ['openFile', 'multiSelections'], defaultPath: info.outputDir },
    ]);
});

test('a picture is opened with what the user chooses, as a picture', async ({ app, page }, info) => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await openInApp(app, await write(info, 'dot.png', Buffer.from(png, 'base64')));
  await chooser(page)
    .getByRole('button', { name: /^Color picker/ })
    .click();
  await expect(heading(page)).toHaveText('Color picker');
  await expect(page.getByText('dot.png').first()).toBeVisible();
});

test('what is not a file, or is gone, is said with its name, and nothing else happens', async ({ app, page }, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const folder = join(info.outputDir, 'folder.json');
  await mkdir(folder);
  await openInApp(app, folder);
  await expect(toasterOf(page)).toHaveText(`${folder} was not opened: it is a folder. Choose the files in it.`);
  const missing = join(info.outputDir, 'missing.json');
  await openInApp(app, missing);
  await expect(toasterOf(page)).toHaveText(`${missing} was not opened: it is not there any more.`);
  await openInApp(app, folder, missing);
  await expect(toasterOf(page)).toContainText(`${folder} was not opened: it is a folder.`);
  await expect(toasterOf(page)).toContainText(`${missing} was not opened: it is not there any more.`);
  if (process.platform !== 'win32') {
    const pipe = join(info.outputDir, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    await openInApp(app, pipe);
    await expect(toasterOf(page)).toHaveText(`${pipe} was not opened: it is not a file.`);
  }
  await expect(heading(page)).toHaveText('Home');
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a test needs from this pattern.
test('of more files than open at once, it says how many are left out', async ({}, info) => {
  const paths = await Promise.all(Array.from({ length: 203 }, (_, index) => write(info, `${index}.json`, '[1]')));
  const app = await launchApp({ startArguments: paths });
  const page = await pageOf(app);
  await expect(toasterOf(page)).toHaveText('Only the first 200 of 203 files were opened. Open the others after them.');
  await app.close();
});

test('names of any characters are only names', async ({ app, page }, info) => {
  const name = `<img src=x onerror=alert(1)> ${'é'.repeat(50)}' ".json`;
  await openInApp(app, await write(info, name, '[1]'), await write(info, 'b.json', '[2]'));
  await expect(chooser(page).getByText(`Only ${name}`)).toBeVisible();
});

test('the page gets at a file once, by its token, and at no other', async ({ app, page }, info) => {
  const path = await write(info, 'data.json', '[1]');
  const secret = await write(info, 'secret.txt', 'secret');
  const announced = await page.evaluateHandle(() => {
    const list: { token: string; name: string }[] = [];
    window.desktop?.onOpenFiles((files) => list.push(...files));
    return list;
  });
  await openInApp(app, path);
  await expect(heading(page)).toHaveText('JSON Formatter');
  const [file, ...others] = await announced.jsonValue();
  expect(others).toEqual([]);
  expect(Object.keys(file ?? {})).toEqual(['token', 'name']);
  expect(JSON.stringify(file)).not.toContain(info.outputDir);
  const statuses = await page.evaluate(
    (tokens) => Promise.all(tokens.map(async (token) => (await fetch(`./opened-files/${token}`)).status)),
    [file?.token ?? '', '00000000-0000-4000-8000-000000000000', encodeURIComponent(secret), `..%2f${secret}`, ''],
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});

test('a file that is taken away before it is read is said to be gone', async ({ app, page }, info) => {
  const path = await write(info, 'data.json', '[1]');
  await page.evaluate(() => {
    const original = window.fetch;
    const held = new Promise<void>((release) => Reflect.set(window, 'releaseFetch', release));
    window.fetch = async (...parameters) => {
      await held;
      return original(...parameters);
    };
  });
  await openInApp(app, path);
  await expect(page.getByRole('group', { name: 'Opening data.json' })).toBeVisible();
  await rename(path, `${path}.moved`);
  await page.evaluate(() => Reflect.get(window, 'releaseFetch')());
  await expect(toasterOf(page)).toHaveText(
    '“data.json” was not opened: it is not there any more, or you do not have permission to read it.',
  );
});

test('what is opened while the page loads is there when it has started', async ({ app, page }, info) => {
  const path = await write(info, 'data.json', '{"held": "back"}');
  await app.evaluate(async ({ app: electronApp, BrowserWindow }, given) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    await new Promise<void>((done) => {
      contents?.once('did-navigate', () => done());
      contents?.reload();
    });
    electronApp.emit('open-file', { preventDefault: () => undefined }, given);
  }, path);
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toHaveText('{"held": "back"}');
});
