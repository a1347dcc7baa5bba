import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Configuration } from '#shared/configuration/configuration.ts';
import type { Product } from '#shared/product.ts';
import type { SiteFile } from '#shared/site-file.ts';
import { createWebManifest, webIconPath, webIcons } from './web-manifest.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** How many bytes a first visit may fetch to be cached, after gzip. With brotli it is less. */
export const largestFirstVisit = 3_100_000;
/** Reserved for what differs between hosts: headers, and the page with their settings. */
const spare = 50_000;

const isHashed = (url: string) => /^static\/[^/]+\/[^/]+\.[\w-]{8,}\.[^/]+$/u.test(url);
const isWorker = (url: string) => url.endsWith('.worker.js');
/** The worker of Home's box, with which a first visit begins: it is cached first, however large it is. */
const isOfBox = (url: string) => url.startsWith('static/js/recognition-worker.');

/** The scripts in the finished build of the page. */
interface PageScripts {
  readonly entry: string;
  /** The page's own scripts, including every screen but not the chunks of workers. */
  readonly all: ReadonlySet<string>;
}

/**
 * Sorts the files of the site. Everything that the page itself may request is cached from the first visit on. Scripts
 * of workers are added up to the limit of a first visit, the box's with its imports first and then the smallest: an open
 * page still needs them after a new version has replaced it on the server, and could not get them any more.
 * @param read returns a file's content by its name
 * @param engines how the names of scripts begin that work only with larger files, which are cached once they have been
 *   used
 */
export function sortFiles(
  files: readonly Omit<SiteFile, 'part'>[],
  { entry, all }: PageScripts,
  read: (url: string) => Uint8Array,
  engines: readonly string[],
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
  // The code that the box uses for its answers, such as converting a command, is a copy of what a screen has.
  const ofBox = new Set(scripts.filter(isOfBox).flatMap((url) => [...asked(url)]));
  const neededByBox = findReach(scripts, read, staticImport)(scripts.find(isOfBox) ?? '');
  const rank = (url: string) => {
    if (isOfBox(url) || neededByBox.has(url)) {
      return 0;
    }
    return engines.some((name) => url.startsWith(`static/js/${name}`)) || (ofBox.has(url) && !ofOthers.has(url))
      ? Number.MAX_VALUE
      : sizeOf(url);
  };
  for (const url of scripts.toSorted((one, other) => rank(one) - rank(other))) {
    if (sent + sizeOf(url) <= largestFirstVisit) {
      sent += sizeOf(url);
      parts.set(url, 'first');
    }
  }
  return files.map((file) => ({ ...file, part: parts.get(file.url) ?? 'used' }));
}

/** Matches a name that a script cannot run without, rather than one that it may request later. */
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/gu;
/** Matches any name of a script in a script. */
const anyName = /([\w.-]+\.js)\b/gu;

/**
 * @param pattern matches the name of a script in a script, as its first group
 * @returns a function that finds the scripts that a script names, directly and indirectly
 */
function findReach(scripts: readonly string[], read: (url: string) => Uint8Array, pattern = anyName) {
  const byName = new Map(scripts.map((url) => [url.slice(url.lastIndexOf('/') + 1), url]));
  const named = (url: string) =>
    Array.from(new TextDecoder().decode(read(url)).matchAll(pattern), ([, name = '']) => byName.get(name) ?? '').filter(
      (other) => other !== '' && other !== url,
    );
  return (from: string): ReadonlySet<string> => {
    const found = new Set(named(from));
    // Iterating over a set also visits members that are added meanwhile.
    for (const url of found) {
      for (const other of named(url)) {
        found.add(other);
      }
    }
    return found;
  };
}

/**
 * Makes the website installable and able to work offline. It adds the manifest with the icons, and the service worker
 * of renderer/offline with the list of all files. The desktop app has the same files but registers no service worker.
 * @param engines see `sortFiles`
 */
export function installable(product: Product, configuration: Configuration, engines: readonly string[]): Plugin[] {
  const outputFolder = `${projectRoot}out/renderer`;
  let scripts: PageScripts | undefined;
  const isBuilt = () => scripts !== undefined;
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
      // The page registers it after it has started.
      injectRegister: null,
      registerType: 'prompt',
      manifest: createWebManifest(product, configuration),
      manifestFilename: 'manifest.webmanifest',
      integration: {
        beforeBuildServiceWorker: ({ injectManifest }) => {
          // The glob already finds the manifest, with its details.
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
            const sorted = sortFiles(files, scripts, (url) => readFileSync(`${outputFolder}/${url}`), engines);
            // Workbox writes what this returns.
            return { manifest: sorted.map((file) => ({ ...file, size: file.bytes })), warnings: [] };
          },
        ],
      },
    }).map((plugin) => closeOnlyIf(isBuilt, plugin)),
  ];
}

/**
 * Leaves out what a plugin does at the end of a build. Bundlers do that after a failed build too, of whose error they do
 * not tell all plugins, and an error at the end would hide the first.
 */
function closeOnlyIf(isBuilt: () => boolean, plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (closeBundle === undefined) {
    return plugin;
  }
  const { handler, ...order } = typeof closeBundle === 'function' ? { handler: closeBundle } : closeBundle;
  return {
    ...plugin,
    closeBundle: {
      ...order,
      handler(...given) {
        return isBuilt() ? handler.apply(this, given) : undefined;
      },
    },
  };
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
