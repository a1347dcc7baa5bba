import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** A package that is part of the build: what the Licences page shows. */
interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly identifier?: string;
  readonly text?: string;
}

/** @returns the folder of the package that a file belongs to; undefined for the project's own and for made-up modules */
function findPackageFolder(file: string): string | undefined {
  return file.startsWith('\0') ? undefined : /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function readLicence(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const textFile = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry));
  return {
    name,
    version,
    ...(license === undefined ? {} : { identifier: license }),
    ...(textFile === undefined ? {} : { text: readFileSync(join(folder, textFile), 'utf8').trim() }),
  };
}

export interface Licences {
  /** Writes the file. */
  readonly ofPage: Plugin;
  /** For each build that is finished before the page's: its workers, and the desktop app's processes. */
  readonly ofOther: () => Plugin;
}

/**
 * Writes a file with the licence of each package whose code or files are in the build. Vite's own `build.license` knows
 * nothing of workers, which are builds of their own, finished before the page's.
 * @param also packages whose files other packages bring along, or plugins copy
 */
export function collectLicences(fileName: string, also: readonly string[]): Licences {
  const folders = new Set(also.map((name) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))));
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle)) {
      for (const module of output.type === 'chunk' ? output.moduleIds : []) {
        const folder = findPackageFolder(module);
        if (folder !== undefined) {
          folders.add(folder);
        }
      }
    }
  };
  return {
    ofPage: {
      name: 'licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle);
        const licences = [...folders].map(readLicence).sort((one, other) => (one.name < other.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(licences, null, 2) });
      },
    },
    ofOther: () => ({
      name: 'licences-of-other-builds',
      apply: 'build',
      generateBundle: (_options, bundle) => collect(bundle),
    }),
  };
}
