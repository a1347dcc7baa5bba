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
 * Lets each language of quicktype load only when it is chosen, by importing `language/<Name>/index.js`.
 * The package's engine imports the list of all languages to find one by name. The app does not need that, since it
 * passes the language itself.
 */
export function quicktypeLanguages(): Plugin {
  return {
    name: 'quicktype-languages',
    // If they were discovered while the page is in use, the dev server would reload it.
    config: () => ({ optimizeDeps: { include: [...engine, 'quicktype-core/dist/esm/language/*/index.js'] } }),
    load: (id) => (allLanguages.test(id) ? stub : undefined),
  };
}
