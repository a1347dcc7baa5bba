import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as base } from './desktop-test.ts';
import { type DesktopApp, type LaunchOptions, launchApp } from './launch-app.ts';

/** A folder that outlives a run of the app: what a user finds again at the next start. */
export interface Profile {
  readonly folder: string;
  /** The autostart file of Linux. */
  readonly autostartFile: string;
  readonly preferencesFile: string;
  /** Starts the app, which ends with the test unless it has before. */
  readonly start: (options?: LaunchOptions) => Promise<DesktopApp>;
  /** The same, and waits until its page has started. */
  readonly open: (options?: LaunchOptions) => Promise<{ readonly app: DesktopApp; readonly page: Page }>;
}

/** The page of the app's window, once its router is ready. */
export async function startedPage(app: DesktopApp): Promise<Page> {
  await expect.poll(() => app.windows().length, { message: 'the window opens' }).toBe(1);
  const [page] = app.windows();
  if (page === undefined) {
    throw new Error('The window was closed again.');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  return page;
}

/** A test that starts the app itself, more than once or with arguments. */
export const test = base.extend<{ readonly profile: Profile }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-'));
    const started: DesktopApp[] = [];
    const start: Profile['start'] = async (options) => {
      const app = await launchApp({ ...options, userData: folder });
      started.push(app);
      return app;
    };
    await use({
      folder,
      autostartFile: join(folder, 'config/autostart/web-toolbox.desktop'),
      preferencesFile: join(folder, 'desktop-preferences.json'),
      start,
      open: async (options) => {
        const app = await start(options);
        return { app, page: await startedPage(app) };
      },
    });
    await Promise.all(started.map((app) => app.close()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
