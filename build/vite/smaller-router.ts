import type { Plugin } from 'vite';

/** The file with all of React Router's components. */
const routerFile = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** The warnings for developers, which are in the only build that the package's exports lead to. */
const warnings = 'var ENABLE_DEV_WARNINGS = true;';

/** These assignments keep components that nothing uses: a bundler must assume that they matter. */
const namesOfComponents = /^(?:HistoryRouter|NavLink|Form|ScrollRestoration)\.displayName = "[^"]*";$/gm;

/** Leaves out what React Router has for developers and for forms: four kilobytes of the first script. */
export function smallerRouter(): Plugin {
  return {
    name: 'smaller-router',
    apply: 'build',
    transform(code, id) {
      if (!routerFile.test(id) || !code.includes('function HashRouter(')) {
        return undefined;
      }
      if (!code.includes(warnings) || code.match(namesOfComponents)?.length !== 4) {
        throw new Error(`${id} has changed: build/vite/smaller-router.ts does not find what it leaves out.`);
      }
      return {
        code: code.replace(warnings, 'var ENABLE_DEV_WARNINGS = false;').replaceAll(namesOfComponents, ''),
        map: null,
      };
    },
  };
}
