import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import type { ScreenFiles } from '#shared/page-start.ts';
import { type Screen, type ScreenId, screens } from '#tools/screens.ts';
import { inputsOf, textInputDefaults } from '#tools/text-inputs.ts';
import { prerender } from './prerender.ts';

/** The folder of the view that all screens generated from an operation share. */
const operationView = 'operation';

const screensFolder = new URL('../../renderer/screens/', import.meta.url);

/** The screens that a file lists, with the folders of their views in renderer/screens. */
function readViews(path: string): (readonly [ScreenId, string])[] {
  const file = new URL(path, screensFolder);
  const views = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const entries = views.matchAll(/\b(\w+): \(\) => import\('\.(\/.+)?\/index\.tsx'\)/g);
  return Array.from(entries, ([, id = '', folder = '']) => [id as ScreenId, join(dirname(path), folder)]);
}

/** The screens in the registry and in the `views.ts` of each tool, with the folders of their views. */
export function readRegistry(): ReadonlyMap<ScreenId, string> {
  return new Map([
    ...readViews('registry.ts'),
    ...readdirSync(screensFolder).flatMap((folder) => readViews(`${folder}/views.ts`)),
    ...screens.flatMap(({ id, entry }) => (entry.operation === undefined ? [] : [[id, operationView] as const])),
  ]);
}

/** The file names of a chunk and of everything that it imports. */
function needsOf(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !found.has(file)) {
    found.add(file);
    for (const imported of chunk.imports) {
      needsOf(imported, bundle, found);
    }
  }
  return found;
}

function findFile(name: RegExp, bundle: Rolldown.OutputBundle): string | undefined {
  return Object.values(bundle).find(({ fileName }) => name.test(fileName))?.fileName;
}

/** The built file of an asset. */
function assetOf(name: RegExp, bundle: Rolldown.OutputBundle): string {
  const found = findFile(name, bundle);
  if (found === undefined) {
    throw new Error(`The build has no ${name}.`);
  }
  return found;
}

const textFont = /inter-latin-wght-normal\.[^/]+\.woff2$/;
const codeFont = /jetbrains-mono-latin-wght-normal\.[^/]+\.woff2$/;

/** The worker of a screen that processes stored texts right from the start: these are a sample until the user types. */
function firstWorkerOf(
  { id, entry }: Screen,
  bundle: Rolldown.OutputBundle,
): readonly [script: string, ...keys: string[]] | undefined {
  const { texts } = inputsOf(entry);
  const hasSamples = texts.length > 0 && texts.every((key) => textInputDefaults[key].trim() !== '');
  const name = readRegistry().get(id)?.replaceAll('/', '-');
  const worker = findFile(new RegExp(`/${name}\\.[^/]+\\.worker\\.js$`), bundle);
  return hasSamples && worker !== undefined ? [`./${worker}`, ...texts] : undefined;
}

/** The files that every page requests itself, and the additional ones of each screen. */
function listFiles(bundle: Rolldown.OutputBundle): {
  readonly first: readonly string[];
  readonly ofScreens: ScreenFiles;
} {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) {
    throw new Error('The build has no entry.');
  }
  const first = needsOf(entry.fileName, bundle);
  const registry = readRegistry();
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const lists: Record<string, number[]> = {};
  const workers: Record<string, readonly [string, ...string[]]> = {};
  for (const screen of screens) {
    const { id, path, tabs } = screen;
    const view = chunks.find(({ moduleIds }) =>
      moduleIds.some((module) => module.endsWith(`/renderer/screens/${registry.get(id)}/index.tsx`)),
    );
    if (view === undefined) {
      throw new Error(`The screen ${id} has no chunk.`);
    }
    const needs = [...needsOf(view.fileName, bundle)].filter((file) => !first.has(file));
    const hasEditor = needs.some((file) => /\/editor\.[^/]+$/.test(file));
    const list = [...needs, ...(hasEditor ? [assetOf(codeFont, bundle)] : [])].map(indexOf);
    const worker = firstWorkerOf(screen, bundle);
    for (const address of tabs === undefined ? [path] : [path, tabs.route]) {
      const key = address.toLowerCase();
      lists[key] ??= list;
      if (worker !== undefined && lists[key] === list) {
        workers[key] = worker;
      }
    }
  }
  return {
    first: [assetOf(textFont, bundle)],
    ofScreens: { files: files.map((file) => `./${file}`), lists, workers },
  };
}

/** The rules of a style sheet for inlining: addresses in it become relative to the page. */
function inPage({ fileName, source }: Rolldown.OutputAsset): string {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  return String(source).replaceAll(/url\((?!["']?(?:data:|\.\.))["']?(?:\.\/)?/g, (found) =>
    found.endsWith('"') || found.endsWith("'") ? `${found}./${folder}` : `url(./${folder}`,
  );
}

/** Builds renderer/start.ts into one classic script. */
async function buildStart(): Promise<string> {
  const root = fileURLToPath(new URL('../../renderer', import.meta.url));
  const [built] = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${root}/start.ts`, formats: ['iife'], name: 'start' },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built?.output[0].code;
  if (script === undefined) {
    throw new Error('renderer/start.ts could not be built.');
  }
  return script;
}

/**
 * Makes the page visible before its scripts have arrived, by including bar, sidebar and heading in its HTML. Its first
 * script adapts them to the screen in the address, and requests that screen's files along with the first module instead
 * of after it has run. The table of these files comes from the finished build.
 */
export function pageStart(define: Readonly<Record<string, string>>): Plugin {
  let script: string | undefined;
  let name: string | undefined;
  return {
    name: 'page-start',
    apply: 'build',
    // Runs before the page's own files are written, so they can refer to the script.
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      script = await buildStart();
      // It is in the same folder as the scripts that it requests.
      name = `static/js/start.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: script });
      // The style sheet is inlined into the page, so no chunk should request it again.
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          file.viteMetadata?.importedCss.clear();
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined || name === undefined) {
          return html;
        }
        const { first, ofScreens } = listFiles(bundle);
        const root = fileURLToPath(new URL('../../renderer', import.meta.url));
        const { shell, headers, styles } = await prerender(root, define);
        const sheet = bundle[assetOf(/\.css$/, bundle)];
        if (sheet?.type !== 'asset') {
          throw new Error('The build has no style sheet.');
        }
        delete bundle[sheet.fileName];
        const tags: HtmlTagDescriptor[] = [
          { tag: 'meta', attrs: { name: 'screen-files', content: JSON.stringify(ofScreens) } },
          { tag: 'script', attrs: { src: `./${name}` } },
          ...first.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', crossorigin: '', href: `./${file}` },
          })),
        ].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const }));
        return {
          html: html
            // The rules are inlined, since the page would wait for a file; they are little more than the addresses of
            // the fonts.
            .replace('</head>', () => `<style>${inPage(sheet)}</style>${styles}</head>`)
            .replace('<!--headers-->', () => headers)
            .replace('<!--shell-->', () => shell),
          tags,
        };
      },
    },
  };
}
