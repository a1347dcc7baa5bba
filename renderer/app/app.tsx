import { useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { isQuickBox } from '#renderer/platform/index.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { AppFailed } from './app-failed.tsx';
import { Layout } from './layout.tsx';
import { MissingIncomingFiles, PlainOverlays } from './overlays/plain-overlays.tsx';
import { AppTheme } from './theme/app-theme.tsx';
import { showTheme } from './theme/theme.ts';

// Nothing covers the first screen when it appears, so the overlays load right after it.
const overlays = createLazyPart('Overlays', async () => (await import('./after-start.ts')).Overlays, 'when-online');
const incomingFiles = createLazyPart(
  'IncomingFiles',
  async () => (await import('./after-start.ts')).IncomingFiles,
  'when-online',
);

const announcer = createLazyPart('Announcer', async () => (await import('./after-start.ts')).Announcer, 'when-online');
const keyboard = createLazyPart('Keyboard', async () => (await import('./after-start.ts')).Keyboard, 'when-online');

/** Nobody misses a hint while the screen is still coming. */
const hints = createLazyPart(
  'Hints',
  async () => (await import('./after-start.ts')).HintLayer,
  'when-online',
  'when-idle',
);

/** The desktop app's small window loads the same page but renders only the quick box. */
const quickBox = createLazyPart('QuickBox', async () => (await import('./quick-box/quick-box.tsx')).QuickBox);

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ShownTheme />
      <AppTheme>
        <ErrorBoundary FallbackComponent={AppFailed} onError={(error) => console.error(error)}>
          {/* In a transition the screen would change in slices of later tasks, not with the click. */}
          <HashRouter useTransitions={false}>
            {isQuickBox ? (
              <LazyPartView part={quickBox} props={{}} missing={() => undefined} />
            ) : (
              <>
                <Layout />
                <LazyPartView part={overlays} props={{}} missing={(missing) => <PlainOverlays {...missing} />} />
                <LazyPartView part={keyboard} props={{}} missing={() => undefined} />
                <LazyPartView part={announcer} props={{}} missing={() => undefined} />
                <LazyPartView
                  part={incomingFiles}
                  props={{}}
                  missing={(missing) => <MissingIncomingFiles {...missing} />}
                />
              </>
            )}
            <LazyPartView part={hints} props={{}} missing={() => undefined} />
          </HashRouter>
        </ErrorBoundary>
      </AppTheme>
    </Provider>
  );
}

/** A component of its own, so that a change of the theme, which is one of CSS variables, renders nothing else. */
function ShownTheme() {
  const isDark = useAppSelector((state) => state.preferences.isDark);
  useLayoutEffect(() => showTheme(isDark), [isDark]);
  return null;
}
