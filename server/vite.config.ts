import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the Node server to out/server/index.js; its packages stay outside the bundle. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    ssr: 'index.ts',
    outDir: fileURLToPath(new URL('../out/server', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
