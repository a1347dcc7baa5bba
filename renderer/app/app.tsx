import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { readDarkMode, systemTheme, themeFollowed } from '#renderer/state/preferences.ts';
import type { AppStore } from '#renderer/state/store.ts';
import { DesktopEvents } from './desktop-events.tsx';
import { Layout } from './layout.tsx';
import { createAppTheme } from './theme.ts';

// Nothing lies over the first screen when it appears: this comes right after it.
const Overlays = lazy(() => import('./overlays.tsx').then(({ Overlays }) => ({ default: Overlays })));

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <Themed />
    </Provider>
  );
}

/** Follows the operating system's theme until the user has chosen one. */
function useSystemTheme(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const query = systemTheme();
    const follow = () => {
      if (readDarkMode() === undefined) {
        dispatch(themeFollowed(query.matches));
      }
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [dispatch]);
}

function Themed() {
  const isDark = useAppSelector((state) => state.preferences.isDark);
  const theme = useMemo(() => createAppTheme(isDark), [isDark]);
  useSystemTheme();
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <HashRouter>
        <DesktopEvents />
        <Layout />
        <Suspense>
          <Overlays />
        </Suspense>
      </HashRouter>
    </ThemeProvider>
  );
}
