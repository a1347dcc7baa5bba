import { app, shell, type WebContents } from 'electron';
import { externalAddress } from './external-address.ts';
import { isPage, type PageAddress } from './page-address.ts';

function openOutside(address: string, report: (message: string) => void): void {
  const external = externalAddress(address);
  if (external.ok) {
    shell.openExternal(external.value).catch((error: unknown) => console.error('A link could not be opened.', error));
  } else {
    report(`The link was not opened: ${external.error}.`);
  }
}

function guard(contents: WebContents, page: PageAddress, report: (message: string) => void): void {
  contents.on('will-navigate', (event) => {
    // The page may reload itself.
    if (!isPage(event.url, page)) {
      event.preventDefault();
      openOutside(event.url, report);
    }
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) {
      event.preventDefault();
    }
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Inputs are kept as they are typed: no page needs to hold its window open, and none can.
  contents.on('will-prevent-unload', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url, report);
    return { action: 'deny' };
  });
}

/**
 * Keeps every web contents of the app on the page: no other document, frame, window or webview.
 * Links to the web and to mail open in the system's own programs. To be called before any window exists.
 * @param report tells the user why a link was not opened
 */
export function guardNavigation(page: PageAddress, report: (message: string) => void): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, page, report));
}
