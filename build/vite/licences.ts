import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { embeddedWorks, noticesOfPackages } from '#build/licences/embedded-works.ts';
import type { EmbeddedWork, LicenceText, Notice } from '#build/licences/work-definition.ts';
import type { ToolBuild } from '#build/tools/tool-build.ts';

/** An entry of the Licences page: a package in the build, or a work inside a package. */
interface Licence {
  readonly name: string;
  /** The version; for a work inside a package, that package: `three 0.187.0`. */
  readonly version: string;
  /** The SPDX expression of the licence. */
  readonly identifier?: string;
  readonly text: string;
}

const readText = (text: LicenceText | URL) =>
  readFileSync(text instanceof URL ? text : new URL(`../licences/texts/${text}.txt`, import.meta.url), 'utf8').trim();

/** @returns the folder of a file's package; undefined for the project's own files and for virtual modules */
function findPackageFolder(file: string): string | undefined {
  return file.startsWith('\0') ? undefined : /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/**
 * @param notices those of packages that do not ship the text of their licence
 * @throws Error for a package without that text
 */
export function readLicence(folder: string, notices: Readonly<Record<string, Notice>> = noticesOfPackages): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const textFile = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry));
  const notice = notices[name];
  if (textFile === undefined && notice === undefined) {
    throw new Error(
      `${name} is in the build and ships no text of its licence, ${license ?? 'which it does not name'}: look for it, and add it to the build of its tool in build/tools, or to build/licences/embedded-works.ts.`,
    );
  }
  const text =
    textFile === undefined
      ? `${notice?.copyright}\n\n${readText(notice?.text ?? 'MIT')}`
      : readFileSync(join(folder, textFile), 'utf8').trim();
  return { name, version, ...(license === undefined ? {} : { identifier: license }), text };
}

/**
 * The licences of works inside packages of the build.
 * @throws Error for a work whose package is no longer in the build
 */
export function licencesOfWorks(works: readonly EmbeddedWork[], packages: readonly Licence[]): Licence[] {
  return works.map(({ name, of, identifier, copyright, text, holder = '' }) => {
    const owner = packages.find((one) => one.name === of);
    if (owner === undefined) {
      throw new Error(
        `${name} is not part of the build, since ${of} is not. Take it out of the build of its tool in build/tools, or out of build/licences/embedded-works.ts.`,
      );
    }
    return {
      name,
      version: `in ${of} ${owner.version}`,
      identifier,
      text: `${copyright}\n\n${readText(text).replace('{holder}', holder)}`,
    };
  });
}

/** Sorts by name, and what several packages contain by the package. */
function compareLicences(one: Licence, other: Licence): number {
  const [name, otherName] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return (name === otherName ? one.version < other.version : name < otherName) ? -1 : 1;
}

export interface Licences {
  /** Writes the file. */
  readonly ofPage: Plugin;
  /** Creates a plugin for a build that finishes before the page's: that of a worker, or of a desktop app's process. */
  readonly ofOther: () => Plugin;
}

/**
 * Writes a file with the licence of each package whose code or files are in the build. Vite's own `build.license`
 * ignores workers, which are separate builds that finish before the page's.
 * @param tools what the tools need of the build, with the works in their packages
 */
export function collectLicences(fileName: string, tools: readonly ToolBuild[]): Licences {
  const also = tools.flatMap(({ packages = [] }) => packages);
  const works = [...embeddedWorks, ...tools.flatMap((tool) => tool.works ?? [])];
  const notices: Readonly<Record<string, Notice>> = Object.assign(
    { ...noticesOfPackages },
    ...tools.map((tool) => tool.notices),
  );
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
        const packages = [...folders].map((folder) => readLicence(folder, notices));
        const licences = [...packages, ...licencesOfWorks(works, packages)].sort(compareLicences);
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
