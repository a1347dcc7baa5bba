import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { toElectron } from './addresses.ts';
import { frameOf } from './ipc-main.ts';
import { askBeforeOpening, refuseNewWindow } from './new-windows.ts';
import { answerFromProtocol, mayRequest, settlePermissions, watchDownloads } from './session.ts';
import { createEvent } from './strict.ts';
import type { WebContents } from './web-contents.ts';

/** Schemes that Chromium passes to the system without a visible request. */
const systemSchemes = /^(?!https?:|app:|about:|blob:|data:|javascript:|file:|chrome)/i;

/**
 * Emits the events of a navigation in Electron's order.
 * @returns false if a listener refused it
 */
function announceNavigation(
  contents: WebContents,
  url: string,
  frame: object,
  isMainFrame: boolean,
  isFromMain: boolean,
) {
  const details = { url, frame, isMainFrame, isSameDocument: false };
  contents.emit('did-start-navigation', createEvent(details));
  if (isFromMain) {
    return true;
  }
  const names = isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate'];
  return names.every((name) => {
    const event = createEvent(details);
    contents.emit(name, event);
    return !event.defaultPrevented;
  });
}

/** @returns whether the request loads a document that main itself requested */
function takeLoadFromMain(contents: WebContents, isMainFrame: boolean): boolean {
  if (!isMainFrame || contents.loadsFromMain === 0) {
    return false;
  }
  contents.loadsFromMain -= 1;
  return true;
}

async function mayNavigate(contents: WebContents, request: Request, context: BrowserContext): Promise<boolean> {
  const frame = request.frame();
  const isMainFrame = frame.parentFrame() === null;
  const isFromMain = takeLoadFromMain(contents, isMainFrame);
  if (!announceNavigation(contents, toElectron(request.url()), frameOf(frame), isMainFrame, isFromMain)) {
    return false;
  }
  if (isMainFrame) {
    await settlePermissions(context, contents, request.url());
  }
  return true;
}

/** Answers from the app's protocol, or lets the network answer. The app decides on a redirect before it is followed. */
async function answer(contents: WebContents, route: Route): Promise<void> {
  const request = route.request();
  const address = toElectron(request.url());
  if (address !== request.url()) {
    const response = await answerFromProtocol(address, request.method());
    if (response === undefined) {
      await route.abort('failed');
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
    return;
  }
  if (!request.isNavigationRequest()) {
    await ((await mayRequest(address)) ? route.continue() : route.abort('blockedbyclient'));
    return;
  }
  const response = await route.fetch({ maxRedirects: 0 });
  const location = response.headers().location;
  if (response.status() >= 300 && response.status() < 400 && location !== undefined) {
    const event = createEvent({ url: toElectron(new URL(location, request.url()).href), isMainFrame: true });
    contents.emit('will-redirect', event);
    if (event.defaultPrevented) {
      await route.abort('aborted');
      return;
    }
    // The next request belongs to the same navigation.
    contents.loadsFromMain += 1;
  }
  await route.fulfill({ response });
}

/** Intercepts every request of a window's page; a request that a listener refuses is never sent. */
async function routePage(contents: WebContents, page: Page, context: BrowserContext): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isAllowed = !request.isNavigationRequest() || (await mayNavigate(contents, request, context));
    await (isAllowed ? answer(contents, route) : route.abort('aborted'));
  });
}

/** Notifies a web contents of everything that Electron would report: navigations, new windows, loading. */
export async function watchPage(contents: WebContents, page: Page, context: BrowserContext): Promise<void> {
  await routePage(contents, page, context);
  watchDownloads(page, contents);
  page.on('load', () => contents.emit('did-finish-load', createEvent({})));
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  contents.crashPage = () => session.send('Page.crash');
  let status = 200;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) {
      status = response.status();
    }
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) {
      contents.emit('did-navigate', createEvent({}), toElectron(frame.url), status, '');
    }
  });
  session.on('Page.navigatedWithinDocument', ({ url }) => {
    contents.emit('did-navigate-in-page', createEvent({}), toElectron(url), true);
  });
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const description = request.failure()?.errorText.replace(/^net::/, '') ?? '';
      const code = description === 'ERR_ABORTED' ? -3 : -2;
      contents.emit('did-fail-load', createEvent({}), code, description, toElectron(request.url()), true);
    }
  });
  const mayOpen = (url: string, frameName: string, features: string) => {
    const details = { url: toElectron(url), frameName, features, disposition: 'foreground-tab' };
    return contents.decideOnWindow(details).action === 'allow';
  };
  await askBeforeOpening(page, async (url, frameName, features) => {
    if (mayOpen(url, frameName, features)) {
      await (await context.newPage()).goto(url);
    }
  });
  const decideOnOpened = (url: string, frameName: string, features: string) => {
    if (!mayOpen(url, frameName, features)) {
      refuseNewWindow();
    }
  };
  session.on('Page.frameRequestedNavigation', ({ url, disposition }) => {
    if (disposition !== 'currentTab') {
      // A click with a modifier key, or with the middle button.
      decideOnOpened(url, '', '');
    } else if (systemSchemes.test(url)) {
      announceNavigation(contents, url, frameOf(page.mainFrame()), true, false);
    }
  });
  session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) =>
    decideOnOpened(url, windowName, windowFeatures.join(',')),
  );
}
