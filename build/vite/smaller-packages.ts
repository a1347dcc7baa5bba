import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Reduction {
  readonly file: RegExp;
  readonly found: RegExp;
  readonly replacement: string;
}

const adaptRule = fileURLToPath(new URL('../../renderer/app/theme/adapt-rule.ts', import.meta.url));

/** What the page would load of packages without using it. */
const reductions: readonly Reduction[] = [
  {
    // The theme disables MUI's ripple, but every button would still have its code.
    file: /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
    found: /^[\s\S]*$/,
    replacement: 'export default function TouchRipple() { return null; }',
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
    // These assignments keep components that nothing uses: a bundler must assume that they matter.
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    found: /^(?:HistoryRouter|NavLink|Form|ScrollRestoration)\.displayName = .*$/gm,
    replacement: '',
  },
  {
    // Emotion's prefixes are those of browsers of ten years ago.
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    found: /^function prefix\([\s\S]*^var defaultStylisPlugins = \[prefixer\];$/m,
    replacement: `import { adaptRule } from ${JSON.stringify(adaptRule)};\nconst defaultStylisPlugins = [adaptRule];`,
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
