import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isQuickBox } from '#renderer/platform/index.ts';
import { guardNetwork } from '#renderer/platform/network-guard.ts';
import { renewConfiguration, whenConfigured } from '#renderer/state/configuration.ts';
import { isOffered } from '#renderer/state/offered.ts';
import { readTheme, themeFollowed } from '#renderer/state/preferences.ts';
import { findRedirection } from '#renderer/state/start-path.ts';
import { createStore } from '#renderer/state/store.ts';
import { findScreen } from '#tools/screens.ts';
import { App } from './app/app.tsx';
import { loadScreenView } from './app/screen-view.tsx';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}

// Browsers leave the page for a file that nobody takes.
for (const type of ['dragover', 'drop'] as const) {
  window.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault());
}

guardNetwork();

/** Milliseconds that the app waits for the first screen's code. */
const longestWait = 300;
/** Milliseconds that it waits for what the screen shows first: a small answer is there by then. */
const longestWaitForAnswer = 60;

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const store = createStore();
whenConfigured(() => store.dispatch(themeFollowed(readTheme())));
void renewConfiguration().catch(console.error);
let isDrawn = false;

/** The path in the address, as the router reads it. */
const readPath = () => `/${location.hash.replace(/^#?\/?|[?#].*/g, '')}`;

/** The first screen's view is most often there as soon as the app is: then both are drawn at once, with its first result. */
async function prepareScreen(): Promise<void> {
  const path = readPath();
  const screen = findScreen(findRedirection(path) ?? path);
  if (screen !== undefined && !isOffered(screen)) {
    return;
  }
  const { id } = screen ?? { id: 'Home' };
  const view = await loadScreenView(id);
  if (!isDrawn) {
    await Promise.race([view?.prepare?.(store), pause(longestWaitForAnswer)]);
  }
}

/** The router itself would do it after the first picture: over what has been chosen meanwhile, and with nothing in the page. */
function redirect(): void {
  const path = findRedirection(readPath());
  if (path !== undefined && !isQuickBox) {
    history.replaceState(history.state, '', `#${path}`);
  }
}

void Promise.race([prepareScreen().catch(console.error), pause(longestWait)]).then(() => {
  isDrawn = true;
  redirect();
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
});
