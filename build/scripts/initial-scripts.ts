import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface InitialScripts {
  /** File names in static/js. */
  readonly files: readonly string[];
  /** Their sizes together, in bytes after gzip. */
  readonly gzipSize: number;
}

/** Static imports of a built module; dynamic ones have a bracket behind `import`. */
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/**
 * The scripts that must arrive before a screen shows: the entry, the screen's own chunk and all that
 * they import statically. What a screen loads afterwards (Home: its change log) is not among them.
 * @param site the folder of the built website
 * @param screenChunk the name of the screen's chunk: `home`
 */
export function findInitialScripts(site: string, screenChunk: string): InitialScripts {
  const folder = join(site, 'static/js');
  const names = readdirSync(folder);
  const files = new Set<string>();
  const visit = (name: string) => {
    if (!files.has(name)) {
      files.add(name);
      for (const [, imported = ''] of readFileSync(join(folder, name), 'utf8').matchAll(staticImport)) {
        visit(imported);
      }
    }
  };
  const entry = /static\/js\/(index\.[\w-]+\.js)/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1];
  const chunk = names.find((name) => name.startsWith(`${screenChunk}.`) && name.endsWith('.chunk.js'));
  if (entry === undefined || chunk === undefined) {
    throw new Error(`${site} is not a built website with a screen ${screenChunk}.`);
  }
  visit(entry);
  visit(chunk);
  const gzipSize = [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).byteLength, 0);
  return { files: [...files], gzipSize };
}
