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
}

const manifest: Manifest = JSON.parse(read('package.json'));

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
const allText = sources.map(({ text }) => text).join('\n');

describe('a package is used', () => {
  /** Packages needed only by another one, although no line names them. */
  const needed: Readonly<Record<string, string>> = { '@emotion/styled': '@mui/material', '@types/node': 'tsconfig' };
  /** Whether the names of a scope's packages are made from a list. */
  const isInScope = (name: string) => allText.includes(`\`${name.replace(/\/.*/u, '')}/\${`);
  const paths = read('tsconfig.base.json');

  it.each(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))('%s', (name) => {
    const typed = /^@types\/(.+)$/u.exec(name)?.[1];
    // Our own types replace these: see tsconfig.base.json.
    const isReplaced = typed !== undefined && paths.includes(`"${typed}": [`);
    const named = typed ?? name;
    const isUsed =
      allText.includes(named) ||
      isInScope(named) ||
      Object.values(manifest.scripts).some((script) => script.includes(named));
    expect(!isReplaced && (isUsed || name in needed), name).toBe(true);
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
    expect(JSON.parse(read('package-lock.json')).packages[''].engines).toEqual(manifest.engines);
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
