import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { SiteFile } from '../../renderer/offline/site-files.ts';
import type { Configuration } from '../../shared/configuration/configuration.ts';
import type { Product } from '../../shared/product.ts';
import { createWebManifest, webIconPath, webIcons } from './web-manifest.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Bytes that the first visit may fetch to be kept, after gzip: less where the server has brotli. */
export const largestFirstVisit = 3_000_000;
/** For what differs from host to host: headers, and a page with its settings. */
const spare = 50_000;

const isHashed = (url: string) => /^static\/[^/]+\/[^/]+\.[\w-]{8,}\.[^/]+$/u.test(url);
const isWorker = (url: string) => url.endsWith('.worker.js');
/** The worker of Home's box, with which a first visit begins: it is kept before all others, however large it is. */
const isOfBox = (url: string) => url.startsWith('static/js/recognition-worker.');

/** What the finished build of the page is made of. */
interface PageScripts {
  readonly entry: string;
  /** Those of the page itself, in which every screen is; workers have others. */
  readonly all: ReadonlySet<string>;
}

/**
 * Sorts the files of the site. Whatever the page itself may ask for is kept from the first visit on, and the scripts of
 * workers as far as they fit in what a first visit may fetch, that of the box first and then the small ones: a page that is open while a new
 * version takes its place on the server needs them as well, and could not have them later.
 * @param read a file's content, by its name
 */
export function sortFiles(
  files: readonly Omit<SiteFile, 'part'>[],
  { entry, all }: PageScripts,
  read: (url: string) => Uint8Array,
): SiteFile[] {
  let sent = spare;
  const parts = new Map<string, SiteFile['part']>();
  const sizes = new Map<string, number>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? gzipSync(read(url)).byteLength;
    sizes.set(url, size);
    return size;
  };
  const isOfWorkers = (url: string) => isWorker(url) || !all.has(url);
  const isScript = (url: string) => url.endsWith('.js');
  const isShell = (url: string) => !isHashed(url) || /\.svg$/u.test(url);
  for (const { url } of files) {
    if (isShell(url) || (isScript(url) && !isOfWorkers(url))) {
      parts.set(url, url === entry ? 'entry' : 'first');
      sent += sizeOf(url);
    }
  }
  if (sent > largestFirstVisit) {
    throw new Error(
      `The page and its screens are ${sent} bytes after gzip, of which a first visit may keep ${largestFirstVisit}.`,
    );
  }
  const scripts = files.map(({ url }) => url).filter((url) => isScript(url) && !parts.has(url));
  const asked = findReach(scripts, read);
  const ofOthers = new Set(scripts.filter((url) => isWorker(url) && !isOfBox(url)).flatMap((url) => [...asked(url)]));
  // What the box makes of an answer, such as the code of a command, has its own copy of what a screen has.
  const ofBox = new Set(scripts.filter(isOfBox).flatMap((url) => [...asked(url)]));
  const rank = (url: string) => {
    if (isOfBox(url)) {
      return 0;
    }
    return ofBox.has(url) && !ofOthers.has(url) ? Number.MAX_VALUE : sizeOf(url);
  };
  for (const url of scripts.toSorted((one, other) => rank(one) - rank(other))) {
    sent += sizeOf(url);
    if (sent <= largestFirstVisit) {
      parts.set(url, 'first');
    }
  }
  return files.map((file) => ({ ...file, part: parts.get(file.url) ?? 'used' }));
}

/** @returns a function that tells which of the scripts one asks for, and these in turn */
function findReach(scripts: readonly string[], read: (url: string) => Uint8Array) {
  const named = (url: string) => {
    const text = new TextDecoder().decode(read(url));
    return scripts.filter((other) => other !== url && text.includes(other.slice(other.lastIndexOf('/') + 1)));
  };
  return (from: string): ReadonlySet<string> => {
    const found = new Set(named(from));
    // Members that are added while they are gone through are gone through, too.
    for (const url of found) {
      for (const other of named(url)) {
        found.add(other);
      }
    }
    return found;
  };
}

/**
 * Makes the website one that can be installed and works without a network: its manifest with the icons, and the service
 * worker of renderer/offline with the list of all files. The desktop app has the same files and registers none.
 */
export function installable(product: Product, configuration: Configuration): Plugin[] {
  const outputFolder = `${projectRoot}out/renderer`;
  let scripts: PageScripts | undefined;
  return [
    {
      name: 'icons-of-site',
      apply: 'build',
      generateBundle() {
        for (const { file } of webIcons) {
          const source = readFileSync(`${projectRoot}build/icons/${file}`);
          this.emitFile({ type: 'asset', fileName: webIconPath(file), source });
        }
      },
      writeBundle(_options, bundle) {
        scripts = findScripts(bundle);
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'service-worker.ts',
      outDir: outputFolder,
      // The page registers it, once it has started.
      injectRegister: null,
      registerType: 'prompt',
      manifest: createWebManifest(product, configuration),
      manifestFilename: 'manifest.webmanifest',
      integration: {
        beforeBuildServiceWorker: ({ injectManifest }) => {
          // The manifest is among the files that are found, with what is said of each.
          injectManifest.additionalManifestEntries = [];
        },
        configureCustomSWViteBuild: (configuration) => {
          configuration.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        minify: true,
        globPatterns: ['**/*'],
        globIgnores: [
          '**/*.br',
          '**/*.{js,wasm,html,json,svg,txt,md,webmanifest}.gz',
          'service-worker.js',
          'index.html',
        ],
        maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
        dontCacheBustURLsMatching: /^static\//u,
        manifestTransforms: [
          async (entries) => {
            if (scripts === undefined) {
              throw new Error('The page was not built.');
            }
            const files = entries.map(({ url, revision, size }) => ({ url, revision: revision ?? null, bytes: size }));
            const sorted = sortFiles(files, scripts, (url) => readFileSync(`${outputFolder}/${url}`));
            // Workbox writes what it is given.
            return { manifest: sorted.map((file) => ({ ...file, size: file.bytes })), warnings: [] };
          },
        ],
      },
    }),
  ];
}

function findScripts(bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (entry === undefined) {
    throw new Error('The build has no entry.');
  }
  const start = Object.keys(bundle).filter((name) => /^static\/js\/start\./u.test(name));
  return { entry, all: new Set([...chunks.map(({ fileName }) => fileName), ...start]) };
}
