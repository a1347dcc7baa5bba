import type { Plugin } from 'vite';

const packageFile = /\/tesseract\.js(?:-core)?\//;

/** What the packages ask for in Node only, and for pictures of the format BMP, which never come so far. */
const unused = ['fs', 'crypto', 'bmp-js'];
const emptyModule = '\0tesseract-core-empty';

/** The builds of Tesseract that the screen for text recognition chooses from. */
const cores = ['simd', 'relaxedsimd'].map((kind) => `tesseract.js-core/tesseract-core-${kind}-lstm.js`);

/** Makes tesseract.js and its core, which are written for Node as well, a part of the page. */
export function tesseractCore(): Plugin {
  return {
    name: 'tesseract-core',
    enforce: 'pre',
    // Found while the page is used, they would reload it.
    config: () => ({ optimizeDeps: { include: [...cores, 'tesseract.js/src/worker-script/index.js'] } }),
    resolveId(source, importer = '') {
      return unused.includes(source) && packageFile.test(importer) ? emptyModule : undefined;
    },
    load: (id) => (id === emptyModule ? 'export {};' : undefined),
  };
}
