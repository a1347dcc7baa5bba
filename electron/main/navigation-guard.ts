import { app, shell, type WebContents } from 'electron';
import { externalAddress } from './external-address.ts';
import { isPage, type PageAddress } from './page-address.ts';

function openOutside(address: string): void {
  const external = externalAddress(address);
  if (external !== undefined) {
    shell.openExternal(external).catch((error: unknown) => console.error('A link could not be opened.', error));
  }
}

function guard(contents: WebContents, page: PageAddress): void {
  contents.on('will-navigate', (event) => {
    // The page may reload itself.
    if (!isPage(event.url, page)) {
      event.preventDefault();
      openOutside(event.url);
    }
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) {
      event.preventDefault();
    }
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}

/**
 * Keeps every web contents of the app on the page: no other document, frame, window or webview.
 * Links to the web and to mail open in the system's own programs. To be called before any window exists.
 */
export function guardNavigation(page: PageAddress): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, page));
}
