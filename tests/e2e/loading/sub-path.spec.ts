import { expect, type Page, test } from '@playwright/test';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { servePlain } from '#tests/support/servers/plain-static-server.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { screens } from '#tools/screens.ts';
import { storeBeforeLoad } from '../fixtures.ts';

async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
  return problems;
}

test('the built folder works below a path of any static server', async ({ page }) => {
  const server = await servePlain(builtSite, '/tools/web-toolbox/');
  try {
    const problems = await collectProblems(page);
    await storeBeforeLoad(page, withoutRoomLight);
    for (const { path, entry } of screens) {
      await page.goto(`${server.address}#${path}`);
      await expect(page.getByRole('heading', { level: 1, name: entry.heading })).toBeVisible();
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    await page.goto(`${server.address}#/JSON/JSONFormatter`);
    await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"tools"');
    expect(problems).toEqual([]);
  } finally {
    server.close();
  }
});
