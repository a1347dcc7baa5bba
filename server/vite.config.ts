import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Marks the scripts as modules even without the project's package.json: out/ alone is enough to run. */
function asModules(): Plugin {
  return {
    name: 'as-modules',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    },
  };
}

/**
 * Bundles the Node server to out/server with all packages that it imports, so it runs from there without node_modules.
 * Their licences are beside it.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: true },
  plugins: [asModules()],
  build: {
    ssr: 'index.ts',
    outDir: fileURLToPath(new URL('../out/server', import.meta.url)),
    emptyOutDir: true,
    // The version of the reference machine: docs/decisions/engines.md.
    target: 'node20',
    minify: false,
    license: { fileName: 'licences.md' },
  },
});
