import {
  closedSidebarText,
  darkModeKey,
  darkSchemeQuery,
  favouritesKey,
  type StoredLook,
  showStoredLook,
  sidebarClosedAttribute,
  sidebarKey,
  themeAttribute,
  userPreferencesKey,
} from '#renderer/state/stored-look.ts';
import type { StartedWorker } from '#renderer/workers/start-worker.ts';
import type { ScreenFiles } from '#shared/page-start.ts';

/**
 * The first script of the page: classic, a file of its own of some 2 KB, and done before anything is painted. It makes
 * the prerendered page look as the app will, and asks for what the screen in the address needs.
 */

const { files, lists, workers } = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="screen-files"]')?.content ?? '',
) as ScreenFiles;

/** Its attributes have what a host has chosen for its users, until they choose otherwise. */
const root = document.documentElement;

/** The path of the screen in the address, in lower case; the start screen's for none, Home for one that no screen has. */
function readPath(): string {
  // As the router reads it: with a slash, which no name of JavaScript's own begins with.
  const named = `/${location.hash.replace(/^#?\/?|[?#].*/g, '')}`;
  let path = (named === '/' ? (look.startPath ?? root.dataset.startpath ?? '') : named).toLowerCase();
  while (path && !lists[path]) {
    // What follows a path names something in the screen.
    path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  }
  return path || '/home';
}

function preload(): void {
  for (const index of lists[readPath()] ?? []) {
    const file = files[index] ?? '';
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.href = file;
    if (file.endsWith('.js')) {
      link.rel = 'modulepreload';
    } else {
      link.rel = 'preload';
      link.as = 'font';
    }
    document.head.append(link);
  }
}

/** So that it is there when the screen is, and need not wait until that has been drawn. */
function startWorker(): void {
  const [script, ...keys] = workers[readPath()] ?? [];
  // A key that is not there has the tool's sample.
  if (script !== undefined && keys.every((key) => readStored(key)?.trim() !== '')) {
    const url = new URL(script, document.baseURI).href;
    const started: StartedWorker = { url, worker: new Worker(url, { type: 'module' }), hasFailed: false };
    started.worker.addEventListener('error', () => {
      started.hasFailed = true;
    });
    window.startedWorker = started;
  }
}

/** As `state/storage.ts` does, which would bring more along. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function applyLook(): void {
  const chosen = readStored(darkModeKey) ?? root.getAttribute(themeAttribute);
  const isDark = chosen === 'true' || (chosen !== 'false' && matchMedia(darkSchemeQuery).matches);
  root.setAttribute(themeAttribute, isDark ? 'dark' : 'light');
  root.toggleAttribute(sidebarClosedAttribute, readStored(sidebarKey) === closedSidebarText);
  // The list of tools would move down by them: it waits for the app.
  root.toggleAttribute('data-favourites', (readStored(favouritesKey) ?? '[]') !== '[]');
}

/** Puts the header of the screen in the address in the place of Home. @returns whether all of the page was there */
function showHeader(): boolean {
  const shell = document.querySelector('[data-shell]');
  if (!shell?.nextElementSibling) {
    return false;
  }
  const path = readPath();
  const headers = document.querySelector<HTMLTemplateElement>('#headers')?.content.children ?? [];
  // Home, which the page is of, has none.
  const header = [...headers].find((one) => (one as HTMLElement).dataset.path === path) as HTMLElement | undefined;
  if (header !== undefined) {
    shell.querySelector('main')?.replaceChildren(...header.cloneNode(true).childNodes);
    for (const link of shell.querySelectorAll('aside a')) {
      if (link.getAttribute('href') === `#${header.dataset.tool}`) {
        link.setAttribute('aria-current', 'page');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  }
  return true;
}

/** What is damaged shows as by default: the app will find the same. */
let look: StoredLook = {};
try {
  look = JSON.parse(readStored(userPreferencesKey) ?? '').value;
  showStoredLook(look);
} catch {
  look = {};
}
preload();
startWorker();
applyLook();
// Once the app listens, this hears no more of it.
addEventListener('keydown', (event) => {
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    window.isPaletteWanted = true;
  }
});
// Between the parser and the first picture.
new MutationObserver((_records, observer) => showHeader() && observer.disconnect()).observe(root, {
  childList: true,
  subtree: true,
});
