import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Reduction {
  readonly file: RegExp;
  readonly found: RegExp;
  readonly replacement: string;
}

const ours = (path: string) => JSON.stringify(fileURLToPath(new URL(`../../renderer/${path}`, import.meta.url)));

/** What the page would load of packages without using it. */
const reductions: readonly Reduction[] = [
  {
    // The theme disables MUI's ripple, but every button would still have its code.
    file: /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
    found: /^[\s\S]*$/,
    replacement: 'export default function TouchRipple() { return null; }',
  },
  {
    // Without this, the first press on a button renders it twice, to mount the ripple that the theme disables.
    file: /\/@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/,
    found: /^[\s\S]*$/,
    replacement: `
      const noRipple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
      export default function useLazyRipple() { return noRipple; }
    `,
  },
  {
    // The buttons that show progress are `BusyButton`s, which draw it themselves.
    file: /\/@mui\/material\/(?:Button\/Button|IconButton\/IconButton)\.mjs$/,
    found: /^import CircularProgress from .*$/m,
    replacement: 'const CircularProgress = () => null;',
  },
  {
    // It writes a script that a page could contain, which the policy forbids.
    file: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/,
    found: /^import \{ buildInitColorSchemeScript, (.*)$/m,
    replacement: "import { $1\nconst buildInitColorSchemeScript = () => '';",
  },
  {
    // `data-hint` is how all other buttons have a hint, and what places MUI's loads only with the first one.
    file: /\/@mui\/material\/TablePaginationActions\/TablePaginationActions\.mjs$/,
    found: /^import Tooltip from .*$/m,
    replacement: "const Tooltip = ({ title, children }) => React.cloneElement(children, { 'data-hint': title });",
  },
  {
    // The warnings for developers are in the only build to which the package's exports lead.
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found: /^var ENABLE_DEV_WARNINGS = true;$/m,
    replacement: 'var ENABLE_DEV_WARNINGS = false;',
  },
  {
    // A bundler must assume that these assignments and calls matter, and would keep what nothing uses of the package.
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found: /^\w+\.displayName = .*$/gm,
    replacement: '',
  },
  {
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found:
      /^(var RenderErrorBoundary = class extends [\w.]+ \{$)([\s\S]*?^\};$\n)RenderErrorBoundary\.(contextType = \w+;)$/m,
    replacement: '$1 static $3 $2',
  },
  {
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found: /^var (\w+) = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    replacement: 'var $1 = /* @__PURE__ */ ',
  },
  {
    // Only an app with a server of its own can prefetch the pages of links.
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found: /^ {4}return shouldPrefetch && !isAbsolute \? .* : link;$/m,
    replacement: 'return link;',
  },
  {
    // Emotion's `withTheme` uses it, which the page does not, but a CommonJS module that is imported is kept.
    file: /\/hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
    found: /^[\s\S]*$/,
    replacement: 'export default function hoistNonReactStatics(component) { return component; }',
  },
  {
    // The page has outlined fields and menus of its own only. Without this, each select would bring the code of all.
    file: /\/@mui\/material\/(?:Select\/Select|TextField\/TextField)\.mjs$/,
    found: /^import (Input|FilledInput) from .*$/gm,
    replacement: 'const $1 = OutlinedInput;',
  },
  {
    // Most screens have a select, and few visits open one.
    file: /\/@mui\/material\/Select\/SelectInput\.mjs$/,
    found: /^import Menu from .*$/m,
    replacement: `import { SelectMenu as Menu } from ${ours('components/fields/select-menu.tsx')};`,
  },
  {
    // Emotion's prefixes are those of browsers of ten years ago.
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    found: /^function prefix\([\s\S]*^var defaultStylisPlugins = \[prefixer\];$/m,
    replacement: `import { adaptRule } from ${ours('app/theme/adapt-rule.ts')};\nconst defaultStylisPlugins = [adaptRule];`,
  },
];

/** Leaves out of a build what packages bring along and the page does not use. */
export function smallerPackages(): Plugin {
  /** The reductions that no file has been found for yet. */
  const left = new Set<Reduction>();
  return {
    name: 'smaller-packages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const reduction of reductions) {
        left.add(reduction);
      }
    },
    transform(code, id) {
      let reduced = code;
      for (const reduction of reductions.filter(({ file }) => file.test(id))) {
        const before = reduced;
        reduced = before.replace(reduction.found, reduction.replacement);
        if (reduced !== before) {
          left.delete(reduction);
        }
      }
      return reduced === code ? undefined : { code: reduced, map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) {
        const patterns = [...left].map(({ found }) => String(found)).join(', ');
        throw new Error(`A package has changed: build/vite/smaller-packages.ts does not find ${patterns} any more.`);
      }
    },
  };
}
