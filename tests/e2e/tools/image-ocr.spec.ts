import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { characterAccuracy } from '#tests/support/inputs/character-accuracy.ts';
import { englishText } from '#tests/support/inputs/english-text.ts';
import { renderTextImage, renderTurnedImage } from '#tests/support/inputs/text-image.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { expectScreen } from '#tests/support/page/go-to.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { findCutHeadings } from '../page/find-cut-headings.ts';
import { withControl } from '../page/with-control.ts';

const route = '/ImageOCR';

interface Picture {
  readonly name: string;
  readonly content: Buffer;
}

async function choose(page: Page, ...pictures: readonly Picture[]): Promise<void> {
  await fileInput(page, 'Drop or paste images here').setInputFiles(
    pictures.map(({ name, content }) => ({
      name,
      mimeType: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      buffer: content,
    })),
  );
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Extracted text' });

/** All of the text, of which the editor draws only what is in sight: what the user would copy. */
async function copyText(page: Page): Promise<string> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy to clipboard', exact: true }).click();
  await expect.poll(clipboard).not.toBe('');
  return clipboard();
}

/** The names of the files of language data that the page asks for. */
function watchLanguages(page: Page): string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    const code = /\/([a-z]{3})\.traineddata/.exec(request.url())?.[1];
    if (code !== undefined) {
      codes.push(code);
    }
  });
  return codes;
}

const small = { width: 500, fontSize: 16 };
const pasteImage = (page: Page, content: Buffer, text?: string) =>
  page.evaluate(
    ({ bytes, plain }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }));
      if (plain !== undefined) {
        clipboardData.setData('text/plain', plain);
      }
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    { bytes: Array.from(content), plain: text },
  );

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ allowedProblems }) => {
  // Recording a trace asks for the content of pictures, in a way that the page's policy refuses.
  allowedProblems.push("Connecting to 'blob:");
});

test('reads at least 98 % of the characters of printed English at 300 dpi', async ({ page, open, browser }) => {
  const paragraphs = { serif: englishText.slice(0, 5), 'sans-serif': englishText.slice(5) };
  const pictures = await Promise.all(
    Object.entries(paragraphs).map(async ([fontFamily, texts]) => ({
      name: `${fontFamily}.png`,
      content: await renderTextImage(browser, texts, { width: 2480, fontSize: 50, fontFamily }),
    })),
  );
  const languages = watchLanguages(page);
  await open(route);
  await choose(page, ...pictures);
  await run(page).click();
  for (const { name } of pictures) {
    await expect(row(page, name)).toContainText('Done');
  }
  const expected = englishText.join('\n');
  expect(expected.length).toBeGreaterThan(2000);
  expect(characterAccuracy(await copyText(page), expected)).toBeGreaterThanOrEqual(0.98);
  expect(languages).toEqual(['eng']);
});

test('reads several languages at once, and loads only those', async ({ page, open, browser }) => {
  const lines = ['Où est passé le garçon ? Il a été reçu à l’hôtel.', 'The quick brown fox jumps over the lazy dog.'];
  const languages = watchLanguages(page);
  await open(route);
  expect(languages).toEqual([]);
  await choose(page, { name: 'two.png', content: await renderTextImage(browser, lines, { width: 560, fontSize: 20 }) });
  await page.getByRole('combobox', { name: 'Image language' }).click();
  await expect(page.getByRole('option')).toHaveText([
    ...['English (eng)', 'French (fra)', 'German (deu)', 'Spanish (spa)', 'Italian (ita)'],
    ...['Portuguese (por)', 'Dutch (nld)', 'Polish (pol)'],
  ]);
  await page.getByRole('option', { name: 'French (fra)' }).click();
  await page.keyboard.press('Escape');
  await run(page).click();
  await expect(row(page, 'two.png')).toContainText('Done · English, French');
  const read = await copyText(page);
  for (const word of ['Où', 'passé', 'garçon', 'été', 'reçu', 'quick brown fox jumps over the lazy dog']) {
    expect(read).toContain(word);
  }
  expect(languages.toSorted()).toEqual(['eng', 'fra']);
});

test('says in its row what cannot be read or has no text, and goes on', async ({ page, open, browser }) => {
  await open(route);
  await choose(
    page,
    { name: 'broken.png', content: Buffer.from('no image') },
    { name: 'empty.png', content: await renderTextImage(browser, [''], small) },
    {
      name: 'light.png',
      content: await renderTextImage(browser, ['Light on nothing'], {
        ...small,
        color: '#fff',
        background: 'transparent',
      }),
    },
    {
      name: 'tiny.png',
      content: await renderTextImage(browser, ['Ten pixels on a dark ground, as in a terminal'], {
        width: 340,
        fontSize: 10,
        color: '#d4d4d4',
        background: '#1e1e1e',
      }),
    },
    {
      name: 'drawn.svg',
      content: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><rect width="300" height="40" fill="#fff"/><text x="20" y="26" font-family="serif" font-size="16">Drawn as a vector image</text></svg>',
      ),
    },
    { name: 'turned.jpg', content: await renderTurnedImage(browser, 'Held the wrong way round') },
  );
  await run(page).click();
  await expect(row(page, 'turned.jpg')).toContainText('Done');
  await expect(row(page, 'broken.png')).toContainText('Failed: This is not an image that can be read here');
  await expect(row(page, 'empty.png')).toContainText('No text found');
  expect(await copyText(page)).toBe(
    'Light on nothing\n\nTen pixels on a dark ground, as in a terminal\n\nDrawn as a vector image\n\nHeld the wrong way round',
  );
  await row(page, 'turned.jpg').getByRole('button', { name: 'Copy to clipboard: turned.jpg' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Held the wrong way round');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('extracted-text.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain('Held the wrong way round');
});

test('shows where the words are, and how sure it is of each', async ({ page, open, browser }) => {
  await open(route);
  await choose(page, { name: 'words.png', content: await renderTextImage(browser, ['Some plain words'], small) });
  await run(page).click();
  await page.getByRole('button', { name: 'Words', exact: true }).click();
  const table = page.getByRole('grid', { name: 'Words of words.png' });
  await expect(table.getByRole('gridcell', { name: /^(Some|plain|words)$/ })).toHaveText(['Some', 'plain', 'words']);
  await expect(table.getByRole('gridcell', { name: /^9\d%$/ })).toHaveCount(3);
  expect(await findCutHeadings(table)).toEqual([]);

  const picture = page.getByRole('img', { name: 'words.png' });
  const box = page.locator('svg rect', { hasText: /^plain: 9\d% sure$/ });
  await expect(box).toHaveCount(1);
  const [image, word] = await Promise.all([picture.boundingBox(), box.boundingBox()]);
  const place = ((word?.x ?? 0) - (image?.x ?? 0)) / (image?.width ?? 1);
  // “Some” and a space are before it, and a margin of two letters.
  expect(place).toBeGreaterThan(0.1);
  expect(place).toBeLessThan(0.25);
  await expect(box).not.toHaveClass(/active/);
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveClass(/active/);
});

test('Cancel ends the work at once, and Run starts it again', async ({ page, open, browser }) => {
  await open(route);
  const content = await renderTextImage(browser, englishText.slice(0, 5), { width: 1600, fontSize: 30 });
  await choose(page, { name: 'one.png', content }, { name: 'two.png', content });
  // This runs in the page: what drives the page may be slower than the work.
  const cancelled = page.evaluate(async () => {
    const one = document.querySelector('li[aria-label="one.png"]');
    const says = (pattern: RegExp) => pattern.test(one?.textContent ?? '');
    const nextTurn = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    while (!says(/Recognising text, [1-9]\d?%/)) {
      await new Promise(requestAnimationFrame);
    }
    const seen = {
      hasProgress: document.querySelector('[role=progressbar][aria-label="Recognising text"]') !== null,
      second: document.querySelector('li[aria-label="two.png"]')?.textContent,
      turns: 0,
    };
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
    button?.click();
    for (; !says(/Cancelled/) && seen.turns < 100; seen.turns += 1) {
      await nextTurn();
    }
    return seen;
  });
  await run(page).click();
  const { hasProgress, second, turns } = await cancelled;
  expect(hasProgress).toBe(true);
  expect(second).toContain('Waiting');
  // The page waits for nothing that the worker still does: some turns of its own show it.
  expect(turns).toBeLessThan(100);
  await expect(run(page)).toBeEnabled();
  await expect(row(page, 'two.png')).toContainText('Cancelled');
  await expect.poll(() => page.workers().length).toBe(0);

  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove one.png' })).toBeFocused();
  await run(page).click();
  // The work goes on behind another screen, one without a worker of its own.
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Home' }).click();
  await expectScreen(page, '/Home');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Image OCR' }).click();
  await expectScreen(page, '/ImageOCR');
  await expect(row(page, 'one.png')).toContainText('Done');
  await expect(text(page)).toContainText('The quick brown fox');
  // Its memory is given back when it ends.
  await expect.poll(() => page.workers().length).toBe(0);
});

test('what is changed in the text stays, and is made anew only when asked', async ({
  page,
  open,
  browser,
  allowedProblems,
}) => {
  // The address of a picture that was cleared is tried below.
  allowedProblems.push('ERR_FILE_NOT_FOUND');
  await open(route);
  const [first, second] = await Promise.all(
    ['First picture', 'Second picture'].map((line) => renderTextImage(browser, [line], small)),
  );
  await pasteImage(page, first ?? Buffer.alloc(0));
  await run(page).click();
  await expect(text(page)).toHaveText('First picture');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', corrected');
  // A text field keeps what is meant for it; a picture alone is none of its business.
  await pasteImage(page, first ?? Buffer.alloc(0), ' twice');
  await expect(text(page)).toHaveText('First picture, corrected twice');
  await pasteImage(page, second ?? Buffer.alloc(0));
  await expect(page.getByRole('listitem', { name: 'Pasted image' })).toHaveCount(2);
  await run(page).click();
  await expect.poll(() => copyText(page)).toBe('First picture, corrected twice\n\nSecond picture');

  await run(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await copyText(page)).toBe('First picture, corrected twice\n\nSecond picture');
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await clear.click();
  await expect(dialog).toContainText('Your changes to the text will be lost.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('listitem', { name: 'Pasted image' })).toHaveCount(2);
  expect(await copyText(page)).toBe('First picture, corrected twice\n\nSecond picture');
  await run(page).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => copyText(page)).toBe('First picture\n\nSecond picture');

  const address = await page.getByRole('img', { name: 'Pasted image' }).first().getAttribute('src');
  // Texts that nobody has changed go without a question.
  await clear.click();
  await expect(page.getByRole('listitem', { name: 'Pasted image' })).toHaveCount(0);
  await expect(text(page)).toHaveText(/^The text of the images appears here/);
  await expect(run(page)).toBeDisabled();
  const isRevoked = (url: string) =>
    new Promise<boolean>((resolve) => {
      const image = new Image();
      image.onload = () => resolve(false);
      image.onerror = () => resolve(true);
      image.src = url;
    });
  // It outlives its picture by some seconds.
  await expect.poll(() => page.evaluate(isRevoked, address ?? '')).toBe(true);
});

test('a language that does not load is named, and can be tried again', async ({ page, open, allowedProblems }) => {
  allowedProblems.push('Failed to load resource');
  await page.route('**/eng.traineddata*', (request) => request.abort());
  await open(route);
  await page.getByRole('button', { name: 'Use a sample' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeFocused();
  await expect(page.getByRole('note')).toContainText('The data for English could not be loaded');
  await expect(row(page, 'sample.png')).toContainText('Ready');
  await page.unroute('**/eng.traineddata*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(text(page)).toContainText('Web Toolbox reads the text in pictures.');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('works below a path of any static server', async ({ browser }) => {
  const server = await servePlain(builtSite, '/tools/web-toolbox/');
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const failures: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
  try {
    await page.goto(`${server.address}#${route}`);
    await page.getByRole('button', { name: 'Use a sample' }).click();
    await expect(text(page)).toContainText('Web Toolbox reads the text in pictures.');
    expect(failures).toEqual([]);
  } finally {
    await page.close();
    server.close();
  }
});

test('on a phone nothing sticks out, and axe finds nothing in either theme', async ({ page, open, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await choose(
    page,
    { name: `${'a-very-long-name-'.repeat(8)}.png`, content: await renderTextImage(browser, ['Some words'], small) },
    { name: 'broken.png', content: Buffer.from('no image') },
  );
  await run(page).click();
  await expect(row(page, 'broken.png')).toContainText('Failed');
  for (const view of ['Text', 'Words']) {
    await withControl(page.getByRole('button', { name: view, exact: true }), (button) => button.click());
    await expectAccessible(page, view);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
