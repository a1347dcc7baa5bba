import type { Locator, Page } from '@playwright/test';
import qrcode from 'qrcode';
import { expectText } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/** Tests Home's box: what is pasted, typed or dropped there, and its possible meanings. */

test.use({ viewport: { width: 1400, height: 900 } });

/** The header {"alg":"HS256"} and the payload {"sub":"ada","exp":32503680000}, which expires in the year 3000. */
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEiLCJleHAiOjMyNTAzNjgwMDAwfQ.AAAA';

const box = (page: Page) => page.getByRole('combobox', { name: 'Paste anything' });
const answers = (page: Page) => page.getByRole('listbox', { name: 'What it can be' }).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pastes at the caret, as a person does. */
function paste(target: Locator, text: string): Promise<void> {
  return target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const isLeft = element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    if (isLeft && element instanceof HTMLTextAreaElement) {
      document.execCommand('insertText', false, pasted);
    }
  }, text);
}

async function drop(page: Page, target: Locator, name: string, type: string, content: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, mediaType, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: mediaType }));
      return transfer;
    },
    [name, type, content.toString('base64')] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer });
}

test('has the focus, and works by the keyboard alone', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/Home');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('2025550143');
  // The digits are ambiguous: an instant, a number, a telephone number.
  await expect(answers(page)).toHaveText([
    /^Date & Epoch.*2034/,
    /^Number Base0x78bb713f/,
    /^QR Code generator.*call 2025550143/,
  ]);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(answers(page).first()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('ArrowDown');
  const second = answers(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0x78bb713f');
  await expect(heading(page)).toHaveText('Home');
  await page.keyboard.press('ArrowUp');
  await expect(answers(page).first()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(answers(page)).toHaveCount(0);
  await page.keyboard.type('0xff');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Number Base');
  await expect(page.getByRole('textbox', { name: 'Whole number' })).toContainText('0xff');
});

test('says of a pasted token whom it is about, and keeps nothing of it', async ({ page, open }) => {
  await open('/Home');
  await paste(box(page), `Authorization: Bearer ${token}`);
  await expect(answers(page)).toHaveText([
    /^JWT decodersubject ada, expires in 9\d\d years, HS256$/,
    /^Safe to share.*JSON Web Tokens$/,
  ]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ');
  await expect(page.getByRole('status').filter({ hasText: '2 answers. Best: JWT decoder' })).toBeAttached();
});

for (const { what, text, answer, screen, shows } of [
  {
    what: 'percent-encoded text',
    text: 'Caf%C3%A9',
    answer: /URL Encoder.*“Café”/,
    screen: 'URL Encoder',
    shows: 'Café',
  },
  {
    what: 'Base64',
    text: 'SGVsbG8sIFdlYiBUb29sYm94IQ==',
    answer: /“Hello, Web Toolbox!”/,
    screen: 'Base64',
    shows: 'Hello, Web Toolbox!',
  },
  {
    what: 'a colour',
    text: 'color: rebeccapurple;',
    answer: /Color picker#663399ff, hsl\(/,
    screen: 'Color picker',
    shows: 'rgb(102, 51, 153)',
  },
  {
    what: 'YAML',
    text: 'a: 1\nb:\n  c: [2]',
    answer: /JSON Converter.*YAML with a, b/,
    screen: 'JSON Converter',
    shows: 'public',
  },
  {
    what: 'a UUID',
    text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    answer: /UUID version 7, made at 2022/,
    screen: 'UUID Generator',
    shows: 'UUID version 7',
  },
  { what: 'entities', text: 'Fish &amp; chips', answer: /“Fish & chips”/, screen: 'Mime-types', shows: 'Fish & chips' },
  {
    what: 'an instant',
    text: '1737244800',
    answer: /Date & Epoch.*2025/,
    screen: 'Date & Epoch',
    shows: '2025-01-19T00:00:00.000Z',
  },
  {
    what: 'an expression',
    text: '/a+/g',
    answer: /Regular expressions.*“a”, one or more times/,
    screen: 'Regular',
    shows: 'a',
  },
  {
    what: 'a table',
    text: 'name,age\nAda,36\nAlan,41',
    answer: /CSV Parser.*3 rows × 2 columns/,
    screen: 'CSV Parser',
    shows: 'Alan',
  },
  {
    what: 'broken JSON',
    text: "{a: 'b',}",
    answer: /JSON Repair.*Repaired: {"a": "b"}/,
    screen: 'JSON Repair',
    shows: '"b"',
  },
]) {
  test(`answers to ${what}, and opens its tool with it`, async ({ page, open }) => {
    await open('/Home');
    await paste(box(page), text);
    await expect(answers(page).first()).toHaveText(answer);
    await answers(page).first().click();
    await expect(heading(page)).toContainText(screen);
    // Home stays hidden in the page.
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  });
}

test('a pasted sum is compared with those of what the tool has', async ({ page, open }) => {
  await open('/Home');
  await paste(box(page), '9e107d9d372bb6826bd81d3542a419d6');
  await expect(answers(page).first()).toHaveText(/^Hash128 bits: MD5$/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Hash');
  await expect(page.getByRole('textbox', { name: 'Compare with' })).toHaveValue('9e107d9d372bb6826bd81d3542a419d6');
});

test('a pasted link to a room is ready to be opened, and the address for git names a user', async ({ page, open }) => {
  await open('/Home');
  await paste(box(page), 'git@github.com:octocat/Hello-World.git');
  await expect(answers(page)).toHaveText([/^Github user projectsthe public projects of octocat$/]);
  const link = 'https://tools.example.com/#/PokerPlanning/poker.example.com/b6e0/Team%20A';
  await box(page).fill('');
  await paste(box(page), link);
  await expect(answers(page).first()).toHaveText(/^Poker planningjoin the team Team A on poker\.example\.com$/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Poker planning');
  await expect(page.getByRole('textbox', { name: 'Link to a room' })).toHaveValue(link);
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeEnabled();
});

test('the request of a command is copied as a call of fetch', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/Home');
  await paste(box(page), "curl -X POST https://a.example/b -H 'A: b' -d c=d");
  await expect(answers(page).first()).toHaveText(
    /^cURL ConverterPOST https:\/\/a\.example\/b with 1 header and a body of 3/,
  );
  await page.getByRole('button', { name: 'Copy the answer' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("fetch('https://a.example/b'");
});

test('says kindly that nothing knows a text, and where it can go all the same', async ({ page, open }) => {
  await open('/Home');
  await page.keyboard.type('lorem ipsum');
  await expect(page.getByText('No tool recognises this.')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a QR code' }).click();
  await expect(heading(page)).toHaveText('QR Code generator');
  await expect(page.getByText('lorem ipsum').filter({ visible: true }).first()).toBeVisible();
});

test('tells a dropped file and a dropped picture', async ({ page, open }) => {
  await open('/Home');
  await drop(page, box(page), 'data.json', 'application/json', Buffer.from('{"from":"a file"}'));
  await expect(page.getByText('data.json, 17 bytes')).toBeVisible();
  await expect(answers(page)).toHaveText([
    /^JSON Formattervalid, 17 bytes, an object with from$/,
    /^Base64 file encoder/,
  ]);
  await page.keyboard.press('Escape');

  const picture = await qrcode.toBuffer('https://example.org/from-a-code');
  await drop(page, box(page), 'code.png', 'image/png', picture);
  await expect(answers(page)).toHaveText([
    /^QR Code generator“https:\/\/example\.org\/from-a-code”$/,
    /^Image OCR.*pixels/,
    /^Color picker.*pixels/,
    /^Base64 file encoderimage\/png/,
  ]);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('QR Code generator');
  await expect(page.getByText('https://example.org/from-a-code').filter({ visible: true }).first()).toBeVisible();
});

test('reads a dropped file in UTF-16', async ({ page, open }) => {
  await open('/Home');
  await drop(page, box(page), 'data.json', 'application/json', Buffer.from('\ufeff{"from":"Zürich"}', 'utf16le'));
  await expect(answers(page).first()).toHaveText(/^JSON Formattervalid, 18 bytes, an object with from$/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('JSON Formatter');
  await expectText(page.getByRole('textbox', { name: 'JSON Content' }), '{"from":"Zürich"}');
});

test('a text of many megabytes shows its beginning, and goes on as a whole', async ({ page, context, open }) => {
  await open('/Home');
  await box(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `[${'"some text",'.repeat(1_000_000)}0]`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('12,000,003 characters: only the beginning shows')).toBeVisible();
  await expect(answers(page).first()).toHaveText(/^JSON Formattera long array$/);
  expect((await box(page).inputValue()).length).toBeLessThan(10_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await box(page).press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('This is too long for the box: open it in JSON Formatter.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('JSON Formatter');
});

test('opens from everywhere, with what is pasted by the keys', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/UUIDGenerator');
  const dialog = page.getByRole('dialog', { name: 'Paste anything' });
  await page.evaluate(() => navigator.clipboard.writeText('#bf3a2b'));
  await page.keyboard.press('Control+Shift+V');
  await expect(dialog).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('#bf3a2b');
  await expect(answers(page).first()).toHaveText(/^Color picker/);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText('UUID Generator');
});

test('opens by a paste where no field takes it, and goes to the tool', async ({ page, open }) => {
  await open('/UUIDGenerator');
  await paste(heading(page), token);
  await expect(page.getByRole('dialog', { name: 'Paste anything' })).toBeVisible();
  await expect(answers(page).first()).toHaveText(/^JWT decoder/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Paste anything' })).toBeHidden();
  await expect(heading(page)).toHaveText('JWT decoder…');
  await expect(page.getByText('"ada"').filter({ visible: true }).first()).toBeVisible();
});

test('a field keeps what is pasted into it', async ({ page, open }) => {
  await open('/UUIDGenerator');
  const field = page.getByRole('textbox', { name: 'UUID or ULID' });
  await field.focus();
  await paste(field, token);
  await expect(page.getByRole('dialog', { name: 'Paste anything' })).toHaveCount(0);
});

test('favourites and recent tools are on Home', async ({ page, open }) => {
  await open('/JWTDecoder');
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await open('/UUIDGenerator');
  await open('/Home');
  const links = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(links('Favourites')).toHaveText(['JWT decoder']);
  await expect(links('Recent')).toHaveText(['UUID generator', 'JWT decoder']);
  await links('All tools').filter({ hasText: 'CSV Parser' }).click();
  await expect(heading(page)).toHaveText('CSV Parser');
});

test('answers are accessible in either theme, and fit, in a window of 360 pixels and of 1400', async ({
  page,
  open,
}) => {
  await open('/Home');
  const check = async (what: string) => {
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${what}, ${width} pixels wide`);
      const isTooWide = await page.evaluate(() => {
        const content = document.getElementById('content');
        return content === null || content.scrollWidth > content.clientWidth;
      });
      expect(isTooWide, `${what}, ${width} pixels wide`).toBe(false);
    }
  };
  await box(page).fill('2025550143');
  await expect(answers(page)).toHaveCount(3);
  await check('three answers');
  await box(page).fill('lorem ipsum');
  await expect(page.getByText('No tool recognises this.')).toBeVisible();
  await check('no answer');
});
