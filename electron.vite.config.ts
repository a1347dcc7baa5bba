import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import { mergeConfig } from 'vite';
import { readIdentity } from './build/identity.ts';
import { productLicences, rendererConfig } from './renderer/vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const licences = productLicences();

export default defineConfig({
  main: {
    // Main is built before the page, whose build writes the list of all packages.
    plugins: [licences.ofOther()],
    define: { __APP_ID__: JSON.stringify(readIdentity(process.env).appId) },
    build: {
      outDir: 'out/main',
      // Dependencies are bundled, so the app ships without node_modules.
      externalizeDeps: false,
      rolldownOptions: { input: path('electron/main/index.ts') },
    },
  },
  preload: {
    plugins: [licences.ofOther()],
    build: {
      outDir: 'out/preload',
      // A sandboxed preload script cannot load modules, so this builds one self-contained CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: path('electron/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  // electron-vite looks for src/renderer/index.html by default.
  renderer: mergeConfig(rendererConfig(licences), {
    build: { rolldownOptions: { input: path('renderer/index.html') } },
  }),
});
