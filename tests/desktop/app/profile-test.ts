import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, pageOf, tellLog } from './desktop-test.ts';
import { createProfile, launchApp, removeProfile } from './launch-app.ts';
import type { DesktopApp, Launch } from './running-app.ts';

/** A folder that outlives a run of the app: everything that a user finds again at the next start. */
export interface Profile {
  readonly folder: string;
  /** The autostart file of Linux. */
  readonly autostartFile: string;
  readonly preferencesFile: string;
  /** Starts the app, which ends with the test at the latest. */
  readonly start: (options?: Partial<Launch>) => Promise<DesktopApp>;
  /** Starts the app, and waits until its page has started. */
  readonly open: (options?: Partial<Launch>) => Promise<{ readonly app: DesktopApp; readonly page: Page }>;
}

/** A test that starts the app itself, more than once or with arguments. */
export const test = base.extend<{ readonly profile: Profile }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  profile: async ({}, use, testInfo) => {
    const folder = await createProfile();
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
        return { app, page: await pageOf(app) };
      },
    });
    for (const app of started) {
      tellLog(app, testInfo);
    }
    await Promise.all(started.map((app) => app.close()));
    await removeProfile(folder);
  },
});
