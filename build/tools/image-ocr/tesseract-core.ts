import type { Plugin } from 'vite';

const packageFile = /\/tesseract\.js(?:-core)?\//;

/** What the packages import only in Node, and for BMP images, which never get this far. */
const unused = ['fs', 'crypto', 'bmp-js'];
const emptyModule = '\0tesseract-core-empty';

/** The builds of Tesseract that the text recognition screen chooses from: those for browsers with SIMD. */
const cores = ['simd', 'relaxedsimd'].map((kind) => `tesseract.js-core/tesseract-core-${kind}-lstm`);

export const filesOfTesseract = cores.map((core) => `${core}.wasm`);

/** Makes tesseract.js and its core, which also support Node, part of the page. */
export function tesseractCore(): Plugin {
  return {
    name: 'tesseract-core',
    enforce: 'pre',
    // If they were discovered while the page is in use, the dev server would reload it.
    config: () => ({
      optimizeDeps: { include: [...cores.map((core) => `${core}.js`), 'tesseract.js/src/worker-script/index.js'] },
    }),
    resolveId(source, importer = '') {
      return unused.includes(source) && packageFile.test(importer) ? emptyModule : undefined;
    },
    load: (id) => (id === emptyModule ? 'export {};' : undefined),
  };
}
