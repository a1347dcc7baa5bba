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
} from '#renderer/state/preferences/stored-look.ts';
import type { StartedWorker } from '#renderer/workers/start-worker.ts';
import type { ScreenFiles } from '#shared/page-start.ts';

/**
 * The first script of the page: a classic script in a file of some 2 KB, which runs before the first paint. It makes
 * the prerendered page look as the app will, and loads what the screen in the address needs.
 */

const { files, lists, workers } = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="screen-files"]')?.content ?? '',
) as ScreenFiles;

/** Its attributes hold the host's defaults, which apply until users make their own choices. */
const root = document.documentElement;

/**
 * The lower-case path of the screen in the address: the start screen if there is none, Home if no screen has that path.
 */
function readPath(): string {
  // Parsed as the router does. No property that objects inherit in JavaScript begins with a slash.
  const named = `/${location.hash.replace(/^#?\/?|[?#].*/g, '')}`;
  let path = (named === '/' ? (look.startPath ?? root.dataset.startpath ?? '') : named).toLowerCase();
  while (path && !lists[path]) {
    // The end of a path may identify something within the screen.
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

/** Starts the screen's worker early, so it does not have to wait until the screen has been drawn. */
function startWorker(): void {
  const [script, ...keys] = workers[readPath()] ?? [];
  // If a key is missing, the tool shows its sample, which counts as an input.
  if (script !== undefined && keys.every((key) => readStored(key)?.trim() !== '')) {
    const url = new URL(script, document.baseURI).href;
    const started: StartedWorker = { url, worker: new Worker(url, { type: 'module' }), hasFailed: false };
    started.worker.addEventListener('error', () => {
      started.hasFailed = true;
    });
    window.startedWorker = started;
  }
}

/** Equivalent to `state/kept/storage.ts`, which would import more code. */
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
  // Favourites would move the list of tools down, so it stays hidden until the app has started.
  root.toggleAttribute('data-favourites', (readStored(favouritesKey) ?? '[]') !== '[]');
}

/** Replaces Home by the header of the screen in the address. @returns whether the whole page was there */
function showHeader(): boolean {
  const shell = document.querySelector('[data-shell]');
  if (!shell?.nextElementSibling) {
    return false;
  }
  const path = readPath();
  const headers = document.querySelector<HTMLTemplateElement>('#headers')?.content.children ?? [];
  // Home is the prerendered page itself, so it has no header here.
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

/** Damaged preferences count as the defaults, as they do in the app. */
let look: StoredLook = {};
try {
  look = JSON.parse(readStored(userPreferencesKey) ?? '{}').value ?? {};
  showStoredLook(look);
} catch {
  look = {};
}
preload();
startWorker();
applyLook();
// Once the app listens, it stops the event before it gets here.
addEventListener('keydown', (event) => {
  // A layout of another script, such as Cyrillic, types no Latin letter. The app's own function would be one more file.
  const isK = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK';
  if (isK && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    window.isPaletteWanted = true;
  }
});
// Runs between parsing and the first paint.
new MutationObserver((_records, observer) => showHeader() && observer.disconnect()).observe(root, {
  childList: true,
  subtree: true,
});
