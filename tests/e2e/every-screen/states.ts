import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

const widths = [1400, 360];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const fill = (name: string, text: string) => (page: Page) => write(box(page, name), text);
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

interface State {
  readonly path: string;
  /** What is done for a result; nothing where the sample is one. */
  readonly makeResult?: (page: Page) => Promise<void>;
  /** A text of the result. */
  readonly result: string | RegExp;
  /** What is done for an error, and what the error says. */
  readonly makeError?: (page: Page) => Promise<void>;
  readonly error?: string | RegExp;
  /** Buttons that open something over the screen. */
  readonly opens?: readonly string[];
}

export const states: readonly State[] = [
  {
    path: '/URL/URLParser',
    makeResult: fill('URL', 'https://ann:p@example.com:8080/a?tag=1&tag=%F0%9F%91%8B#x'),
    result: 'example.com:8080',
    makeError: fill('URL', 'https://[::1'),
    error: 'not closed',
  },
  {
    path: '/URL/URLEncoder',
    result: /./,
    makeError: async (page) => {
      await press('Dec.')(page);
      await paste(box(page, 'Content to encode/decode'), '100%');
    },
    error: /%/,
  },
  {
    path: '/URL/CURLConverter',
    makeResult: fill('cURL command', 'curl -X POST -d a=1 https://example.com'),
    result: 'example.com',
    makeError: fill('cURL command', 'wget x'),
    error: 'was expected',
  },
  {
    path: '/Base64/Base64Encoder',
    result: /./,
    makeError: async (page) => {
      await press('Decode')(page);
      await write(box(page, 'Base64 to decode'), 'SGV*');
    },
    error: 'Base64',
  },
  {
    path: '/JSON/JSONFormatter',
    result: /./,
    makeError: fill('JSON Content', '{"a": 1,}'),
    error: 'Remove this comma',
  },
  {
    path: '/JSON/JSONConverter',
    result: /./,
    makeError: fill('Content to convert', '{"a": '),
    error: /Line/,
    opens: ['Options'],
  },
  {
    path: '/JSON/JSONRepair',
    makeResult: fill('JSON to repair', "{a: 'b',}"),
    result: /./,
    makeError: fill('JSON to repair', '["\u0001"]'),
    error: 'cannot be in a string',
  },
  { path: '/Colors/ColorPicker', result: 'Contrast', makeError: fill('Color', 'rgb(1 2'), error: /Character/ },
  { path: '/Colors/NamedColors', result: 'aliceblue' },
  {
    path: '/RegExTester',
    result: 'TOOL-42',
    makeError: fill('Regular expression', '/(a|[z-a])/g'),
    error: 'swap its ends',
  },
  { path: '/UUIDGenerator', result: /./ },
  { path: '/Hash/HashSums', result: '9e107d9d372bb6826bd81d3542a419d6' },
  {
    path: '/Hash/HMAC',
    makeResult: fill('Key', 'Jefe'),
    result: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    makeError: press('Hex'),
    error: 'is not a hexadecimal digit',
  },
  {
    path: '/JWTDecoder',
    result: 'Signature',
    makeError: fill('JSON web token to decode', 'eyJhbGciOiJIUzI1NiJ9.eyJ!.x'),
    error: 'The payload cannot be read',
  },
  {
    path: '/QRCodeGenerator',
    result: /./,
    makeError: (page) => paste(box(page, 'Text to store into QR Code'), 'é'.repeat(1200)),
    error: 'Too much data for level M',
  },
  { path: '/CommonLists', result: /types found/ },
  { path: '/GithubUserProjects', result: /./, makeError: (page) => box(page, 'Username').fill('a b'), error: /./ },
  {
    path: '/DateConverter',
    makeResult: (page) => box(page, 'Epoch value').fill('1737244800'),
    result: '2025',
    makeError: (page) => box(page, 'Date text').fill('2025-02-29'),
    error: 'There is no day 29',
  },
  {
    path: '/NumberBase/IntegerBases',
    result: '3405691582',
    makeError: fill('Whole number', '12z'),
    error: 'is not a digit',
  },
  { path: '/NumberBase/FloatingPoint', result: '0.1', makeError: fill('Number or bits', 'abc'), error: /./ },
  {
    path: '/CSVParser',
    makeResult: fill('CSV Source data', 'Name,Price\nApple,1\nPear,"2"\nPlum'),
    result: 'Apple',
    makeError: fill('Parser options', '{"header": 3}'),
    error: 'header must be',
  },
  {
    path: '/PokerPlanning',
    result: /./,
    makeError: (page) => page.getByRole('textbox', { name: 'Link to a room' }).fill('nowhere'),
    error: 'This is not a link to a room',
  },
];

/**
 * Expects that axe finds nothing in a screen with a result, an error and what opens over it, in a wide and in a narrow
 * window. Nothing happens on a screen without such states.
 * @param path the path of the open screen, whose sample axe has checked in a wide window
 */
export async function expectStatesAccessible(page: Page, path: string): Promise<void> {
  const state = states.find((one) => one.path === path);
  if (state === undefined) {
    return;
  }
  const { makeResult, result, makeError, error, opens = [] } = state;
  const main = page.getByRole('main');
  const everywhere = (what: string, inWidths = widths) =>
    test.step(`axe finds nothing in ${what}`, async () => {
      for (const width of inWidths) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await expectAccessible(page, `${path} with ${what}, ${width} pixels wide`);
      }
      await page.setViewportSize({ width: 1400, height: 900 });
    });
  await page.setViewportSize({ width: 1400, height: 900 });
  await makeResult?.(page);
  await expect(main).toContainText(result);
  await everywhere('a result', makeResult === undefined ? [360] : widths);
  for (const name of opens) {
    await page.getByRole('button', { name, exact: true }).click();
    await everywhere(`“${name}”`);
    await page.keyboard.press('Escape');
  }
  if (makeError !== undefined && error !== undefined) {
    await makeError(page);
    await expect(main.getByRole('note').filter({ hasText: error }).first()).toBeVisible();
    await everywhere('an error');
  }
}
