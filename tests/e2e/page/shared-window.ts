import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** A window of the browser that the scenarios of a worker use one after another, each in a page of its own. */
export interface SharedWindow {
  /**
   * Opens an empty page in the window, and takes away what earlier scenarios have left. Its process has the scripts of
   * the page before it ready, which is a fifth of the work of opening a screen: Playwright's `reuseContext` has it
   * forget them.
   * @param options a window with other options is another window
   */
  readonly open: (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

/** What a context keeps until it is closed. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

export function createSharedWindow(origin: string): SharedWindow {
  let context: BrowserContext | undefined;
  let openedWith = '';

  const close = async () => {
    const former = context;
    context = undefined;
    await former?.close();
  };

  const create = async (browser: Browser, options: BrowserContextOptions) => {
    const created = await browser.newContext(options);
    for (const name of lasting) {
      const original = created[name].bind(created) as (...values: unknown[]) => unknown;
      Reflect.set(created, name, (...values: unknown[]) => {
        openedWith = '';
        return original(...values);
      });
    }
    return created;
  };

  return {
    open: async (browser, options) => {
      const { viewport, permissions = [], ...others } = options;
      const wanted = JSON.stringify(others);
      if (wanted !== openedWith) {
        await close();
      }
      context ??= await create(browser, { ...others, viewport: viewport ?? null });
      openedWith = wanted;
      const former = context.pages();
      // It opens before the others are closed: the process of the pages ends with the last of them.
      const page = await context.newPage();
      await Promise.all(former.map((other) => other.close()));
      await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.detach();
      await context.unrouteAll();
      await context.clearCookies();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.grantPermissions(permissions);
      return context;
    },
    close,
  };
}
