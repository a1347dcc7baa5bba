import type { Plugin } from 'vite';

/** The module of quicktype-core that imports each of its languages. */
const allLanguages = /\/quicktype-core\/dist\/esm\/language\/All\.js$/;

const stub = `
export const all = [];
export function languageNamed(name) {
  throw new Error(\`Languages are loaded one by one, and not found by a name: \${name}\`);
}
export const isLanguageName = () => false;
export const isLanguageDisplayName = () => false;
`;

const engine = ['Run', 'Inference', 'input/Inputs', 'input/CompressedJSON'].map(
  (module) => `quicktype-core/dist/esm/${module}.js`,
);

/**
 * Lets each language of quicktype be loaded only when it is chosen: an import of `language/<Name>/index.js`.
 * The package's engine imports the list of all of them to find one by its name, which the app does not need, since
 * it hands over the language itself.
 */
export function quicktypeLanguages(): Plugin {
  return {
    name: 'quicktype-languages',
    // Found while the page is used, they would reload it.
    config: () => ({ optimizeDeps: { include: [...engine, 'quicktype-core/dist/esm/language/*/index.js'] } }),
    load: (id) => (allLanguages.test(id) ? stub : undefined),
  };
}
