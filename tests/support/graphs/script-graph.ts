import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRegistry } from '#build/vite/page-start.ts';

const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const laterImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const workerScript = /new URL\(["'`]([^"'`/]+\.worker\.js)["'`]/g;

interface Script {
  readonly text: string;
  /** The scripts that must be loaded before it runs. */
  readonly imports: readonly string[];
  /** The scripts that it may load later. */
  readonly later: readonly string[];
  readonly workers: readonly string[];
}

export interface ScriptGraph {
  /** All files of static/js. */
  readonly files: readonly string[];
  readonly entry: string;
  /** The script that requests the scripts of a screen before the entry runs. */
  readonly start: string;
  /** Finds a file by its name: `find('after-start')`, `find('json-formatter', 'worker')`. */
  readonly find: (name: string, kind?: 'chunk' | 'worker') => string;
  /** The file and its direct and indirect imports: it does not run without any of them. */
  readonly needs: (file: string) => ReadonlySet<string>;
  /**
   * The file and everything that it may load, immediately or later, itself or through its workers, without `others` and
   * what only these load.
   */
  readonly reach: (file: string, others?: ReadonlySet<string>) => ReadonlySet<string>;
  readonly of: (file: string) => Script;
  /** The chunk of each screen, by the screen's id. */
  readonly screens: ReadonlyMap<string, string>;
  /** The scripts that must be loaded before the screen is shown, without those that it requests afterwards. */
  readonly first: (screen: string) => readonly string[];
}

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Reads from the built website which scripts load which. */
export function readScriptGraph(site: string): ScriptGraph {
  const folder = join(site, 'static/js');
  const scripts = new Map<string, Script>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    scripts.set(file, {
      text,
      imports: namesIn(text, staticImport),
      later: namesIn(text, laterImport),
      workers: namesIn(text, workerScript),
    });
  }
  const files = [...scripts.keys()].sort();
  const of = (file: string): Script => {
    const script = scripts.get(file);
    if (script === undefined) {
      throw new Error(`${folder} has no ${file}.`);
    }
    return script;
  };
  const find = (name: string, kind = 'chunk'): string => {
    const found = files.find((file) => file.startsWith(`${name}.`) && file.endsWith(`.${kind}.js`));
    if (found === undefined) {
      throw new Error(`${folder} has no ${kind} ${name}.`);
    }
    return found;
  };
  const follow = (
    file: string,
    next: (script: Script) => readonly string[],
    others: ReadonlySet<string> = new Set(),
  ): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (name: string) => {
      if (!found.has(name) && !others.has(name)) {
        found.add(name);
        next(of(name)).forEach(visit);
      }
    };
    visit(file);
    return found;
  };
  const needs = (file: string) => follow(file, ({ imports }) => imports);
  const screens = new Map<string, string>(
    [...readRegistry()].map(([id, folder]) => [id, find(folder.replaceAll('/', '-'))]),
  );
  const chunkOf = (screen: string): string => {
    const chunk = screens.get(screen);
    if (chunk === undefined) {
      throw new Error(`There is no screen ${screen}.`);
    }
    return chunk;
  };
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const [start, entry] = [
    /<script src="\.\/static\/js\/([^"]+)"/g,
    /<script type="module"[^>]* src="\.\/static\/js\/([^"]+)"/g,
  ].map(
    // The imports of the entry may precede it.
    (tag) => [...page.matchAll(tag)].at(-1)?.[1],
  );
  if (start === undefined || entry === undefined) {
    throw new Error(`${site} is not a built website.`);
  }
  return {
    files,
    entry,
    start,
    find,
    needs,
    reach: (file, others) => follow(file, ({ imports, later, workers }) => [...imports, ...later, ...workers], others),
    of,
    screens,
    first: (screen) => [...new Set([start, entry, chunkOf(screen)].flatMap((file) => [...needs(file)]))],
  };
}

/** @returns the transferred size of the scripts, in bytes */
export function sizeOf(site: string, scripts: readonly string[], encoding: 'gzip' | 'brotli'): number {
  const compress = encoding === 'gzip' ? gzipSync : brotliCompressSync;
  return scripts.reduce((sum, name) => sum + compress(readFileSync(join(site, 'static/js', name))).byteLength, 0);
}
