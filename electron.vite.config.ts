import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import { mergeConfig } from 'vite';
import { rendererConfig } from './renderer/vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rolldownOptions: { input: path('electron/main/index.ts') },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload script cannot load modules: one self-contained CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: path('electron/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  // electron-vite looks for src/renderer/index.html unless told.
  renderer: mergeConfig(rendererConfig(), { build: { rolldownOptions: { input: path('renderer/index.html') } } }),
});
