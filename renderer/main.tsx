import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isQuickBox } from '#renderer/platform/index.ts';
import { guardNetwork } from '#renderer/platform/network-guard.ts';
import { renewConfiguration, whenConfigured } from '#renderer/state/host/configuration.ts';
import { isOffered } from '#renderer/state/host/offered.ts';
import { readTheme, themeFollowed } from '#renderer/state/preferences/preferences.ts';
import { findRedirection } from '#renderer/state/screens/start-path.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { findScreen } from '#tools/screens.ts';
import { App } from './app/app.tsx';
import { holdEarlyInput } from './app/early-input.ts';
import { loadScreenView } from './app/screen/screen-view.tsx';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}

// Browsers navigate to a dropped file that nothing takes.
for (const type of ['dragover', 'drop'] as const) {
  window.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault());
}

if (!isQuickBox) {
  holdEarlyInput();
}

guardNetwork();

/** Milliseconds that the app waits for the first screen's code. */
const longestWait = 300;
/** Milliseconds that it waits for the first screen's initial content; a small result is ready by then. */
const longestWaitForAnswer = 60;

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const store = createStore();
whenConfigured(() => store.dispatch(themeFollowed(readTheme())));
void renewConfiguration().catch(console.error);
let isDrawn = false;

/** The path in the address, parsed as the router does. */
const readPath = () => `/${location.hash.replace(/^#?\/?|[?#].*/g, '')}`;

/**
 * Loads the first screen's view, which usually arrives together with the app; both are then drawn at once, with the
 * first result.
 */
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

/**
 * The router would redirect only after the first paint, which would override what was chosen meanwhile and leave the
 * page empty.
 */
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
