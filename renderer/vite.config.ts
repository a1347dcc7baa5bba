import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { readIdentity } from '../build/identity.ts';
import { chunkGroups } from '../build/vite/chunks.ts';
import { encodingTables } from '../build/vite/encoding-tables.ts';
import { engineFiles } from '../build/vite/engine-files.ts';
import { hostConfiguration, readBuildConfiguration } from '../build/vite/host-configuration.ts';
import { installable } from '../build/vite/installable.ts';
import { collectLicences, type Licences } from '../build/vite/licences.ts';
import { markdownTexts } from '../build/vite/markdown.ts';
import { operationLists } from '../build/vite/operation-lists.ts';
import { pageStart } from '../build/vite/page-start.ts';
import { smallerPackages } from '../build/vite/smaller-packages.ts';
import { taskWorkers } from '../build/vite/task-workers.ts';
import { toolBuilds } from '../build/vite/tool-builds.ts';
import { workerChunkGroups } from '../build/vite/worker-chunks.ts';
import { workerEntries } from '../build/vite/worker-entries.ts';
import type { Product } from '../shared/product.ts';
import { createPolicies } from '../shared/security-policy.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

function readProduct(): Product {
  const { name, version, versionDate, description, license, author } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as Product;
  const { homepage, repository, contact } = readIdentity(process.env);
  return {
    ...{ name, version, versionDate, description, license, author },
    ...(homepage !== undefined && { homepage }),
    ...(repository !== undefined && { repository }),
    ...(contact !== undefined && { contact }),
  };
}

/** The initial configuration of a build for a static host; the server reads the variables again when it starts. */
const checkedConfiguration = readBuildConfiguration(process.env);

/**
 * What a build for a static host allows. The server reads both variables again when it starts; the desktop app, only
 * the first.
 */
const policies = createPolicies({
  switchedOff: checkedConfiguration.configuration.switchedOff,
  githubApis: process.env.GITHUB_API_URL,
  pokerServers: process.env.POKER_SERVERS,
  report: console.warn,
});

/** Builds carry the policy in a meta tag; the dev server needs inline scripts and a socket for reloading. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    // Runs last, since the policy must precede everything it applies to.
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policies.meta },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/**
 * A chunk or worker is named after its folder: `screens/json/formatter/index.tsx` gives `json-formatter`, as does
 * `tools/json/formatter/tasks.ts`.
 */
function folderName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const folder =
    /\/(?:renderer\/(?:screens|components|workers)|tools)\/(.+)\/(?:index\.tsx|worker\.ts|tasks\.ts\?.+)$/.exec(
      facadeModuleId ?? '',
    )?.[1];
  return folder?.replaceAll('/', '-') ?? name;
}

/** The files of the engines: the reader of codes, which Home's box has as well, and those of single tools. */
const filesOfEngines = [
  'zxing-wasm/reader/zxing_reader.wasm',
  ...toolBuilds.flatMap((build) => build.engineFiles ?? []),
];

/** What the page and workers need: adapts packages that are not written for bundlers, or that load all of their data. */
const packageAdapters = () => [
  encodingTables(),
  engineFiles(filesOfEngines),
  operationLists(),
  taskWorkers(),
  ...toolBuilds.flatMap(({ plugins }) => plugins?.() ?? []),
];

/**
 * The time that each plugin takes is irrelevant to people who build the app to use it. Small parts that load on demand
 * are in the files that load them on purpose.
 */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** What the Licences page lists: the packages of the page and, if it is built too, of the desktop app. */
export function productLicences(): Licences {
  return collectLicences('licences.json', toolBuilds);
}

/**
 * The single configuration of the page: the website and the desktop app ship the same files.
 * Addresses are relative, so the folder works below any path and under `app://`.
 */
export function rendererConfig(licences = productLicences()): UserConfig {
  const product = readProduct();
  const define = {
    __PRODUCT__: JSON.stringify(product),
    __BUILD_TIME__: JSON.stringify(new Date().toISOString()),
  };
  return {
    root,
    base: './',
    plugins: [
      react(),
      markdownTexts(),
      pageStart(define),
      contentSecurityPolicy(),
      hostConfiguration(checkedConfiguration),
      smallerPackages(),
      ...packageAdapters(),
      licences.ofPage,
      installable(
        product,
        checkedConfiguration.configuration,
        toolBuilds.flatMap(({ largeEngine }) => largeEngine ?? []),
      ),
    ],
    define,
    worker: {
      format: 'es',
      plugins: () => [...packageAdapters(), workerEntries(), licences.ofOther()],
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: (chunk) => `static/js/${folderName(chunk)}.[hash].worker.js`,
          chunkFileNames: 'static/js/[name].[hash].chunk.js',
          assetFileNames: 'static/media/[name].[hash][extname]',
          codeSplitting: { groups: workerChunkGroups(toolBuilds.flatMap(({ workerGroups = [] }) => workerGroups)) },
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
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: 'static/js/[name].[hash].js',
          chunkFileNames: (chunk) => `static/js/${folderName(chunk)}.[hash].chunk.js`,
          assetFileNames: 'static/media/[name].[hash][extname]',
          codeSplitting: { groups: chunkGroups(toolBuilds.flatMap(({ mostOpened }) => mostOpened ?? [])) },
        },
      },
    },
  };
}

export default defineConfig(rendererConfig());
