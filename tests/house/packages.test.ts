import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly engines?: unknown }>>;
}

const manifest: Manifest = JSON.parse(read('package.json'));
const lock: Lock = JSON.parse(read('package-lock.json'));

/** All of the project's own files that may refer to packages. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs|cjs|js|html|json)$/u.test(path) && !/(?:^|\/)package(?:-lock)?\.json$/u.test(path))
  // Deleted files are listed until the deletion is committed.
  .flatMap((path) => {
    try {
      return [{ path, text: read(path) }];
    } catch {
      return [];
    }
  });

/** The code that uses packages. Settings and declarations of types outlive what they are for. */
const code = sources
  .filter(({ path }) => /\.(?:tsx?|mjs|cjs|js|html)$/u.test(path) && !path.endsWith('.d.ts'))
  .map(({ text }) => text)
  .join('\n');

/**
 * Finds what code imports of a package, or reads in its folder. Its name alone says nothing, since it may be a common
 * word (`diff`, `three`) or an example in a text.
 */
function isUsedIn(text: string, name: string): boolean {
  const isImported = String.raw`(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|<reference types=)\s*['"\x60]`;
  const isRead = String.raw`\bnode_modules\/`;
  return new RegExp(`(?:${isImported}|${isRead})${name.replaceAll('.', String.raw`\.`)}(?=['"\x60/?])`, 'u').test(text);
}

describe('a package is used, or has to be uninstalled', () => {
  /** Packages that no code imports, with what needs them. */
  const needed: Readonly<Record<string, string>> = {
    '@emotion/styled': '@mui/material',
    '@types/node': 'tsconfig',
    typescript: 'the command tsc',
  };
  /** Whether the names of a scope's packages are made from a list. */
  const isInScope = (name: string) => code.includes(`\`${name.replace(/\/.*/u, '')}/\${`);
  const isCommand = (name: string) =>
    Object.values(manifest.scripts).some((script) => script.split(' ').includes(name));
  // Our own types replace those of DefinitelyTyped.
  const isReplaced = (name: string) =>
    sources.some(({ path, text }) => path.endsWith('.d.ts') && text.includes(`declare module '${name}'`));

  it.each(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))('%s', (name) => {
    const typed = /^@types\/(.+)$/u.exec(name)?.[1];
    const named = typed ?? name;
    const isUsed = isUsedIn(code, named) || isInScope(named) || isCommand(named) || name in needed;
    expect(isUsed && !(typed !== undefined && isReplaced(typed)), name).toBe(true);
  });

  it.each([
    ["import { ripen } from 'plum';", true],
    ["import type { Stone } from 'plum/lib/index.js';", true],
    ["const { ripen } = await import('plum');", true],
    ["import 'plum';", true],
    ["const path = require.resolve('plum/package.json');", true],
    ["new URL('../../node_modules/plum/LICENSE', import.meta.url)", true],
    ["import { plum } from './plum/tool.ts';", false],
    ["import { jam } from 'plum-jam';", false],
    ["const name = 'plum';", false],
  ])('%s uses plum: %s', (text, expected) => {
    expect(isUsedIn(text, 'plum')).toBe(expected);
  });

  it.each(Object.keys(manifest.allowScripts))('%s, whose script on installing was decided on, is installed', (name) => {
    expect(Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`))).toBe(true);
  });
});

it('nothing cites a document that readers do not have', () => {
  const cited = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\(?\bspec (?:section )?\d+\.\d+/gu)].map(([words]) => `${path}: ${words}`),
  );
  expect(cited).toEqual([]);
});

describe('the engines', () => {
  it('are the same wherever they are named', () => {
    expect(manifest.engines.node).toBe('^22.14.0 || >=24');
    expect(lock.packages['']?.engines).toEqual(manifest.engines);
    expect(read('README.md')).toContain('22.14 or later, or 24 or later');
    const [newest = ''] = /^\d+$/mu.exec(read('.nvmrc')) ?? [];
    expect(Number(newest)).toBeGreaterThanOrEqual(24);
    const images = [...read('Dockerfile').matchAll(/^FROM .*\bnode:(\d+)/gmu)].map(([, major]) => major);
    expect(images).toEqual([newest, newest]);
  });

  it('have a reason for each override', () => {
    const reasons = read('docs/decisions/engines.md');
    for (const [parent, packages] of Object.entries(manifest.overrides)) {
      if (typeof packages === 'string') {
        expect(reasons).toContain(`\`${parent}\` ${packages}`);
        continue;
      }
      for (const [name, version] of Object.entries(packages)) {
        expect(reasons).toContain(`\`${name}\` ${version} in ${parent}`);
      }
    }
  });
});
