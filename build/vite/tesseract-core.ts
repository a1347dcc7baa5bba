import type { Plugin } from 'vite';

const packageFile = /\/tesseract\.js-core\//;

/** What the package asks for in Node only. */
const nodeModules = ['fs', 'crypto'];
const emptyModule = '\0tesseract-core-empty';

/** The builds of Tesseract that the screen for text recognition chooses from. */
const cores = ['simd', 'relaxedsimd'].map((kind) => `tesseract.js-core/tesseract-core-${kind}-lstm.js`);

/** Makes tesseract.js-core, which is written for Node as well, a part of the page. */
export function tesseractCore(): Plugin {
  return {
    name: 'tesseract-core',
    enforce: 'pre',
    // Found while the page is used, they would reload it.
    config: () => ({ optimizeDeps: { include: cores } }),
    resolveId(source, importer = '') {
      return nodeModules.includes(source) && packageFile.test(importer) ? emptyModule : undefined;
    },
    load: (id) => (id === emptyModule ? 'export {};' : undefined),
  };
}
