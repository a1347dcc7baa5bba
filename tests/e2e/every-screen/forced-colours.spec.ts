import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const outline = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { isThere: outlineStyle !== 'none' && outlineWidth !== '0px', outlineColor };
  });

/** Returns the system's colour for selected items. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test.describe('where the system chooses the colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));
  // The page is reused by other tests.
  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

  test('what is current, pressed or chosen has an edge', async ({ page, open }) => {
    await open('/Colors/ColorPicker');
    const edge = { isThere: true, outlineColor: await highlight(page) };
    expect(await outline(page.getByRole('link', { name: 'Picker', exact: true }))).toEqual(edge);
    expect(await outline(page.getByRole('navigation', { name: 'Tools' }).locator('[aria-current]'))).toEqual(edge);
    expect((await outline(page.getByRole('link', { name: 'Named colors' }))).isThere).toBe(false);
    await open('/URL/URLEncoder');
    expect(await outline(page.getByRole('button', { name: 'Enc.' }))).toEqual(edge);
    expect((await outline(page.getByRole('button', { name: 'Dec.' }))).isThere).toBe(false);
  });

  test('colours are shown as they are, and sliders and switches are there', async ({ page, open }) => {
    await open('/Colors/ColorPicker');
    const area = page.getByRole('group', { name: 'Saturation and brightness' });
    await expect(area).toHaveCSS('forced-color-adjust', 'none');
    await expect(area).toHaveCSS('background-image', /gradient/);
    for (const rail of await page.locator('.MuiSlider-rail').all()) {
      await expect(rail).toHaveCSS('background-image', /gradient/);
    }
    await open('/Colors/NamedColors');
    const swatch = page
      .getByRole('row', { name: /aliceblue/ })
      .locator('span[aria-hidden]')
      .first();
    await expect(swatch).toHaveCSS('background-image', /rgb\(240, 248, 255\)/);
    await open('/preferences');
    const track = page.locator('.Mui-checked + .MuiSwitch-track').first();
    await expect(track).toHaveCSS('background-color', await highlight(page));
  });
});

test('the text of toggles has 4.5:1 in each state, in either theme', async ({ page, open }) => {
  await open('/JSON/JSONConverter');
  await open('/URL/URLEncoder');
  await expect(page.getByRole('button', { name: 'Enc.' })).toBeVisible();
  const expectContrast = async () => {
    expect(await findViolations(page, { include: '.MuiToggleButton-root', rules: ['color-contrast'] })).toEqual([]);
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // The state before a pointer and a focus.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expectContrast();
    for (const name of ['Enc.', 'Dec.']) {
      await page.getByRole('button', { name }).hover();
      await expectContrast();
      await page.getByRole('button', { name }).focus();
      await expectContrast();
    }
    // Axe skips disabled buttons, but they must be readable as well.
    const contrast = await page.getByRole('button', { name: 'Dec.' }).evaluate((button) => {
      button.classList.add('Mui-disabled');
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? []).map((value) => {
          const share = Number(value) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const text = luminance(getComputedStyle(button).color);
      const ground = luminance(getComputedStyle(button.closest('section') ?? document.body).backgroundColor);
      button.classList.remove('Mui-disabled');
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    });
    expect(contrast, colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});
