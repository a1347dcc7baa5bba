import type { Plugin } from 'vite';

/** The file of curlconverter that loads its parser: natively, or for browsers. */
const parserFile = /\/curlconverter\/dist\/src\/shell\/(?:web)?Parser\.js$/;

/**
 * For a page or a worker. The package asks the root of its origin for two `.wasm` files, which are elsewhere in a
 * build and below a path. As `?url` imports they are part of the build, addressed relative to the script.
 */
const parserOfPage = `
import Parser from 'web-tree-sitter';
import runtime from 'web-tree-sitter/tree-sitter.wasm?url';
import grammar from '../../tree-sitter-bash.wasm?url';
const address = (path) => new URL(path, import.meta.url).href;
await Parser.init({ locateFile: () => address(runtime) });
const parser = new Parser();
parser.setLanguage(await Parser.Language.load(address(grammar)));
export default parser;
`;

/** For tests in Node: the same parser in place of the native one, which would have to be compiled. */
const parserOfNode = `
import { fileURLToPath } from 'node:url';
import Parser from 'web-tree-sitter';
await Parser.init();
const parser = new Parser();
parser.setLanguage(await Parser.Language.load(fileURLToPath(new URL('../../tree-sitter-bash.wasm', import.meta.url))));
export default parser;
`;

interface Correction {
  readonly file: RegExp;
  readonly found: string | RegExp;
  readonly replacement: string;
}

/** Mistakes of curlconverter 4.12.0 that would make the result wrong. */
const corrections: readonly Correction[] = [
  {
    // Its own needs `window`, which a worker has not, and refuses characters outside of Latin-1.
    file: /\/curlconverter\/dist\/src\/utils\.js$/,
    found: /function btoa\(str\) \{[\s\S]*?\n\}/u,
    replacement:
      "function btoa(str) {\n  return globalThis.btoa(Array.from(UTF8encoder.encode(str), (byte) => String.fromCharCode(byte)).join(''));\n}",
  },
  {
    // The length of a body counts in bytes.
    file: /\/curlconverter\/dist\/src\/generators\/http\.js$/,
    found: 'request.data.toString().length.toString()',
    replacement: 'new TextEncoder().encode(request.data.toString()).length.toString()',
  },
  {
    file: /\/curlconverter\/dist\/src\/generators\/c\.js$/,
    found: 'request.data.length.toString()',
    replacement: 'new TextEncoder().encode(request.data.toString()).length.toString()',
  },
];

/** web-tree-sitter is written for Node as well, and asks for what it needs there. */
const parserPackage = /\/web-tree-sitter\//;
const nodeModules = ['fs', 'path'];
const emptyModule = '\0curl-parser-empty';

/** Without the version that the dev server adds. */
const pathOf = (id: string) => id.replace(/\?v=\w+$/, '');

/** Makes curlconverter work in workers, correctly, below any path, under any scheme, and without a network. */
export function curlParser(): Plugin {
  return {
    name: 'curl-parser',
    enforce: 'pre',
    // The dev server must not bundle the package beforehand: what it imports with `?url` would be lost.
    config: () => ({
      optimizeDeps: {
        exclude: ['curlconverter'],
        include: ['web-tree-sitter', 'jsesc', 'yamljs', 'lossless-json'].map((name) => `curlconverter > ${name}`),
      },
    }),
    resolveId(source, importer = '') {
      const isOfPage = this.environment.config.consumer === 'client';
      return isOfPage && nodeModules.includes(source) && parserPackage.test(importer) ? emptyModule : undefined;
    },
    load(id) {
      if (id === emptyModule) {
        return 'export {};';
      }
      if (!parserFile.test(pathOf(id))) {
        return undefined;
      }
      return this.environment.config.consumer === 'server' ? parserOfNode : parserOfPage;
    },
    transform(code, id) {
      const correction = corrections.find(({ file }) => file.test(pathOf(id)));
      if (correction === undefined) {
        return undefined;
      }
      const corrected = code.replace(correction.found, correction.replacement);
      if (corrected === code) {
        throw new Error(`${id} has changed: its correction in build/vite/curl-parser.ts is of no use any more.`);
      }
      return { code: corrected, map: null };
    },
    // Its eval() is for modules that bring JavaScript along, which the grammar does not; the security policy has none.
    onLog: (_level, { code, id = '' }) => !(code === 'EVAL' && parserPackage.test(id)),
  };
}
