import type { Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1920, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const number = (page: Page) => page.getByRole('textbox', { name: 'Whole number' });
const float = (page: Page) => page.getByRole('textbox', { name: 'Number or bits' });
/** Finds the row of a name, with its value and its note. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a number shows in all bases at once, and each value is copied by its own button', async ({ page, open }) => {
  await open('/NumberBase');
  await write(number(page), '-0xff');
  await expect(row(page, 'Decimal')).toContainText('-255');
  await expect(row(page, 'Binary')).toContainText('8 bits, without its sign');
  await expect(row(page, 'Signed 16-bit')).toContainText('-255');
  await expect(row(page, 'Signed 8-bit')).toContainText('Does not fit');
  await expect(row(page, '16 bits')).toContainText('ff01');
  await page.getByRole('button', { name: 'Copy to clipboard: Octal' }).click();
  await expect.poll(() => clipboard(page)).toBe('-377');
});

test('options change how it is read and written, and are there after a visit elsewhere', async ({ page, open }) => {
  await open('/NumberBase/IntegerBases');
  await write(number(page), 'zz');
  await expect(page.getByRole('note').filter({ hasText: '“z” is not a digit of base 10' })).toBeVisible();
  await choose(page, 'Read as', 'Base 36');
  // The note disappears and everything below it moves up. If a list were opened meanwhile, the mouse button would be
  // released elsewhere and the list would close again.
  await expect(row(page, 'Decimal')).toContainText('1295');
  await expect(page.getByRole('note')).toHaveCount(0);
  await choose(page, 'Another base', 'Base 7');
  await page.getByRole('switch', { name: 'Prefixes' }).check();
  await page.getByRole('switch', { name: 'Upper case' }).check();
  await expect(row(page, 'Hex')).toContainText('0x50F');
  await expect(row(page, 'Base 7')).toContainText('3530');
  await open('/Home');
  await page.reload();
  await open('/NumberBase/IntegerBases');
  await expect(row(page, 'Hex')).toContainText('0x50F');
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveText('Base 36');
});

test('a wrong digit is said at its place, and the last result stays', async ({ page, open }) => {
  await open('/NumberBase/IntegerBases');
  await choose(page, 'Read as', 'Base 8, octal');
  await write(number(page), '777');
  await expect(row(page, 'Decimal')).toContainText('511');
  await write(number(page), '778');
  const error = page.getByRole('note');
  await expect(error).toContainText('Line 1, column 3: “8” is not a digit of base 8, at position 3.');
  await expect(page.getByText('Stale')).toBeVisible();
  await expect(row(page, 'Decimal')).toContainText('511');
  await error.getByRole('button', { name: 'Go to this position' }).click();
  await expect(number(page)).toBeFocused();
});

test('a floating-point number is taken apart, as a double and as a single', async ({ page, open }) => {
  await open('/NumberBase/FloatingPoint');
  await write(float(page), '0.1');
  await expect(row(page, 'Exact value')).toContainText('0.1000000000000000055511151231257827');
  await expect(row(page, 'Next above')).toContainText('0.10000000000000002');
  await page.getByRole('button', { name: 'Single' }).click();
  await expect(row(page, 'Bits')).toContainText('0x3dcccccd');
  await page.getByRole('button', { name: 'Hex bits' }).click();
  await write(float(page), '7f800000');
  await expect(row(page, 'Value')).toContainText('Infinity');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('textbox', { name: 'JSON Content' })).toContainText('"Value": "Infinity"');
});

test('an empty input offers a sample, and what was cleared can be brought back', async ({ page, open }) => {
  await open('/NumberBase/FloatingPoint');
  await write(float(page), '7');
  await expect(row(page, 'Value')).toContainText('7');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  const pane = page.getByRole('region', { name: 'Number or bits' });
  await pane.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'Value')).toContainText('7');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(row(page, 'Value')).toContainText('0.1');
});

test('a file becomes the text, and the result is saved', async ({ page, open }) => {
  await open('/NumberBase/IntegerBases');
  await page
    .getByLabel('File to open')
    .setInputFiles({ name: 'n.txt', mimeType: 'text/plain', buffer: Buffer.from('0b11') });
  await expect(row(page, 'Decimal')).toContainText('3');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  expect((await saved).suggestedFilename()).toBe('number.json');
});

test('the palette finds it by what it is for, and the keyboard reaches each control', async ({ page, open }) => {
  await open('/Home');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Find a tool' });
  await expect(field).toBeFocused();
  await field.fill('ieee 754');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Floating Point');
  await page.getByRole('button', { name: 'Double' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Single' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Bits')).toContainText('0x3dcccccd');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the result is under the input, and its values break', async ({ page, open }) => {
    await open('/NumberBase/IntegerBases');
    await write(number(page), '0xffff_ffff_ffff_ffff_ffff');
    const decimal = row(page, 'Decimal');
    await decimal.scrollIntoViewIfNeeded();
    await expect(decimal).toContainText('1208925819614629174706175');
    const box = await decimal.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 361)).toBeLessThanOrEqual(360);
  });
});
