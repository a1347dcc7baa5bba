import { app, shell, type WebContents } from 'electron';
import { isPage, type PageAddress } from '#electron/main/page/page-address.ts';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import { externalAddress } from './external-address.ts';

type Display = (toaster: ToasterState) => void;

/** A reason takes longer to read than a confirmation. */
const refusalDuration = 10_000;

function openOutside(address: string, display: Display): void {
  const external = externalAddress(address);
  if (external.ok) {
    shell.openExternal(external.value).catch((error: unknown) => console.error('A link could not be opened.', error));
  } else {
    const message = `The link was not opened: ${external.error}.`;
    display({ ...defaultToaster, open: true, type: 'warning', message, autoHideDuration: refusalDuration });
  }
}

function guard(contents: WebContents, page: PageAddress, display: Display): void {
  contents.on('will-navigate', (event) => {
    // The page may reload itself.
    if (!isPage(event.url, page)) {
      event.preventDefault();
      openOutside(event.url, display);
    }
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) {
      event.preventDefault();
    }
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Input is saved while it is typed, so no page needs to keep its window open, and none can.
  contents.on('will-prevent-unload', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url, display);
    return { action: 'deny' };
  });
}

/**
 * Restricts all web contents of the app to the page: no other document, frame, window or webview. Links to the web and
 * to mail open in the system's own programs. Must be called before any window exists.
 * @param display tells the user why a link was not opened
 */
export function guardNavigation(page: PageAddress, display: Display): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, page, display));
}
