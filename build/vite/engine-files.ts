import type { Plugin } from 'vite';

const list = 'virtual:engine-files';

/**
 * Makes files part of the page, whose addresses the import `virtual:engine-files` has by their names.
 * @param files each as an import names it: `zxing-wasm/reader/zxing_reader.wasm`
 */
export function engineFiles(files: readonly string[]): Plugin {
  return {
    name: 'engine-files',
    resolveId: (source) => (source === list ? `\0${list}` : undefined),
    load(id) {
      if (id !== `\0${list}`) {
        return undefined;
      }
      const imports = files.map((file, index) => `import file${index} from ${JSON.stringify(`${file}?url`)};`);
      const entries = files.map((file, index) => `${JSON.stringify(file)}: file${index}`);
      return `${imports.join('\n')}\nexport const addresses = { ${entries.join(', ')} };`;
    },
  };
}
