import type { Plugin } from 'vite';
import { correctCode } from '#build/tools/correct-code.ts';
import { bodyCorrections } from './corrections/bodies.ts';
import { credentialCorrections } from './corrections/credentials.ts';
import { requestCorrections } from './corrections/request.ts';

/** The files of curlconverter that load its parser, the native one or the one for browsers. */
const parserFile = /\/curlconverter\/dist\/src\/shell\/(?:web)?Parser\.js$/;

/**
 * The parser for a page or a worker. The package requests two `.wasm` files from the root of its origin, but in a build
 * they are elsewhere, below a path. With `?url` imports they are part of the build and are addressed relative to the
 * script.
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

/** The same parser for tests in Node, instead of the native one, which would have to be compiled. */
const parserOfNode = `
import { fileURLToPath } from 'node:url';
import Parser from 'web-tree-sitter';
await Parser.init();
const parser = new Parser();
parser.setLanguage(await Parser.Language.load(fileURLToPath(new URL('../../tree-sitter-bash.wasm', import.meta.url))));
export default parser;
`;

/** Fixes bugs of curlconverter 4.12.0 that produce wrong results. */
const corrections = [...requestCorrections, ...bodyCorrections, ...credentialCorrections];

/** web-tree-sitter also supports Node, and imports Node modules for that. */
const parserPackage = /\/web-tree-sitter\//;
const nodeModules = ['fs', 'path'];
const emptyModule = '\0curl-parser-empty';

/** Removes the version that the dev server adds. */
const pathOf = (id: string) => id.replace(/\?v=\w+$/, '');

/** Makes curlconverter work correctly in workers, below any path, under any scheme and without a network. */
export function curlParser(): Plugin {
  return {
    name: 'curl-parser',
    enforce: 'pre',
    // The dev server must not prebundle the package, which would break its `?url` imports.
    config: () => ({
      optimizeDeps: {
        exclude: ['curlconverter'],
        include: ['web-tree-sitter', 'jsesc', 'yamljs', 'lossless-json'].map((name) => `curlconverter > ${name}`),
      },
      // Tests run the package through this plugin, as in a build.
      ssr: { noExternal: ['curlconverter'] },
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
      const ofFile = corrections.filter(({ file }) => file.test(pathOf(id)));
      if (ofFile.length === 0) {
        return undefined;
      }
      let corrected = code;
      for (const { found, replacement } of ofFile) {
        const correction = { found, replacement: () => replacement };
        corrected = correctCode(corrected, correction, id, 'build/tools/url/corrections');
      }
      return { code: corrected, map: null };
    },
    // Its eval() is only for modules that contain JavaScript, which the grammar does not. The security policy forbids
    // eval.
    onLog: (_level, { code, id = '' }) => !(code === 'EVAL' && parserPackage.test(id)),
  };
}
