import type { Plugin } from 'vite';

/** The files of curlconverter that are replaced, by their end in an import or a path. */
const parserFile = /\/curlconverter\/dist\/src\/shell\/(?:web)?Parser\.js$/;
const encodingFile = /\/curlconverter\/dist\/src\/utils\.js$/;

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

/** The package's own needs `window`, which a worker has not, and refuses characters outside of Latin-1. */
const encodeBase64 = `function btoa(text) {
  let bytes = '';
  for (const byte of UTF8encoder.encode(text)) {
    bytes += String.fromCharCode(byte);
  }
  return globalThis.btoa(bytes);
}`;
const ownEncoding = /function btoa\(str\) \{[\s\S]*?\n\}/u;

/** web-tree-sitter is written for Node as well, and asks for what it needs there. */
const parserPackage = /\/web-tree-sitter\//;
const nodeModules = ['fs', 'path'];
const emptyModule = '\0curl-parser-empty';

/** Makes curlconverter work in workers, below any path, under any scheme, and without a network. */
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
      if (!parserFile.test(id)) {
        return undefined;
      }
      return this.environment.config.consumer === 'server' ? parserOfNode : parserOfPage;
    },
    transform(code, id) {
      if (!encodingFile.test(id)) {
        return undefined;
      }
      if (!ownEncoding.test(code)) {
        throw new Error(
          'curlconverter has another btoa() than the one that is replaced: see build/vite/curl-parser.ts.',
        );
      }
      return { code: code.replace(ownEncoding, encodeBase64), map: null };
    },
    // Its eval() is for modules that bring JavaScript along, which the grammar does not; the security policy has none.
    onLog: (_level, { code, id = '' }) => !(code === 'EVAL' && parserPackage.test(id)),
  };
}
