import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { NavigationType, Router } from 'react-router-dom';
import { notOfferedPath } from '#shared/configuration/configure-page.ts';
import type { Prerendered } from '#shared/page-start.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { homeRoute, screens } from '#tools/screens.ts';
import { Layout } from './app/layout.tsx';
import { notOffered } from './app/screen/not-offered.tsx';
import { loadScreenView } from './app/screen/screen-view.tsx';
import { ScreenHeader } from './app/screen-header/screen-header.tsx';
import { adaptRule } from './app/theme/adapt-rule.ts';
import { AppTheme } from './app/theme/app-theme.tsx';
import { appTheme } from './app/theme/theme.ts';
import { createStore } from './state/store/store.ts';

/** Assumes that every window is wide; style rules handle the others. */
const theme: Theme = {
  ...appTheme,
  components: {
    ...appTheme.components,
    MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: () => ({ matches: true }) } },
  },
};

/** Makes each link the hash route that it is in the app. */
const navigator = {
  createHref: (to: string | { pathname?: string }) => `#${typeof to === 'string' ? to : to.pathname}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Renders the page's initial HTML. The build runs it in Node. */
export async function prerender(): Promise<Prerendered> {
  const cache = createCache({ key: 'css', stylisPlugins: [adaptRule] });
  // Emotion then collects the rules instead of writing them before each element.
  cache.compat = true;
  // In Node there is no system preference to query.
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const store = createStore();
  const render = (location: string, children: ReactNode) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <Provider store={store}>
          <AppTheme theme={theme}>
            <Router location={location} navigationType={NavigationType.Pop} navigator={navigator} static>
              {children}
            </Router>
          </AppTheme>
        </Provider>
      </CacheProvider>,
    );

  await loadScreenView('Home');
  const shell = render(homeRoute, <Layout />);
  const others = screens.filter(({ path }) => path !== homeRoute);
  const headers = others.flatMap((screen) => {
    const { path, tabs, toolId } = screen;
    const header = render(path, <ScreenHeader screen={screen} />);
    const tool = screens.find((other) => other.toolId === toolId);
    const isFirstTab = tabs !== undefined && screens.find((other) => other.tabs === tabs) === screen;
    const { callsOut } = (tools as readonly CatalogueEntry[]).find(({ id }) => id === toolId) ?? {};
    const caller = callsOut === undefined ? '' : ` data-calls-out="${callsOut}"`;
    return (isFirstTab ? [path, tabs.route] : [path]).map(
      (key) =>
        `<div data-path="${key.toLowerCase()}" data-tool="${toolId === undefined ? '' : (tool?.tabs?.route ?? tool?.path ?? '')}"${caller}>${header}</div>`,
    );
  });
  headers.push(
    `<div data-path="${notOfferedPath}" data-tool="">${render(notOffered.path, <ScreenHeader screen={notOffered} />)}</div>`,
  );

  const isRule = ([id]: readonly [string, unknown]) =>
    cache.registered[`css-${id}`] !== undefined || id.startsWith('animation-');
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const rules = inserted.filter(isRule);
  const globals = inserted.filter((entry) => !isRule(entry));
  return {
    shell,
    headers: headers.join(''),
    styles: [
      ...globals.map(([id, css]) => `<style data-emotion="css-global ${id}">${css}</style>`),
      `<style data-emotion="css ${rules.map(([id]) => id).join(' ')}">${rules.map(([, css]) => css).join('')}</style>`,
    ].join(''),
  };
}
