import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from './build-all.ts';

/** What the command reads: the catalogue, and what Biome needs to format as in the project. */
const neededFiles = ['tools/catalogue.ts', 'biome.json', '.gitignore', 'package.json'];

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-toolbox-new-tool-'));
  await mkdir(join(root, 'tools'));
  for (const file of neededFiles) {
    await copyFile(join(projectRoot, file), join(root, file));
  }
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The content of all files, by their paths. */
async function readAll(): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = paths.map(async (path) => [relative(root, path).split(sep).join('/'), await readFile(path, 'utf8')]);
  return Object.fromEntries(await Promise.all(contents));
}

/** Runs a program of Node in the copy of the project. */
const run = (...parameters: readonly string[]) =>
  promisify(execFile)(process.execPath, parameters, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );

const create = (id: string, heading: string) =>
  run('--import', 'tsx', join(projectRoot, 'build/scripts/new-tool.ts'), id, heading, root);

test('the command writes a formatted folder and its lines in the catalogue, and nothing else; the second time it refuses', async () => {
  const before = await readAll();
  const { code, output } = await create('NotThereYet', 'Not “there” yet');
  expect(output).toContain('tools/not-there-yet is there, and notThereYet in tools/catalogue.ts');
  expect(code).toBe(0);

  const after = await readAll();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  const files = ['help', 'icon', 'operations', 'reverse.test', 'reverse', 'tool'];
  expect(changed.toSorted()).toEqual(['tools/catalogue.ts', ...files.map((name) => `tools/not-there-yet/${name}.ts`)]);
  expect(Object.keys(before).filter((path) => after[path] === undefined)).toEqual([]);

  const linesBefore = before['tools/catalogue.ts']?.split('\n') ?? [];
  const lines = after['tools/catalogue.ts']?.split('\n') ?? [];
  const added = ["import { notThereYet } from './not-there-yet/tool.ts';", '  notThereYet,'];
  expect(lines.filter((line) => !linesBefore.includes(line))).toEqual(added);
  expect(lines.filter((line) => !added.includes(line))).toEqual(linesBefore);
  expect(lines[lines.indexOf('] as const;') - 1]).toBe('  notThereYet,');

  const checked = await run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'tools');
  expect(checked).toEqual({ code: 0, output: expect.stringContaining('No fixes applied') });

  const again = await create('NotThereYet', 'Another heading');
  expect(again).toEqual({ code: 1, output: 'tools/not-there-yet is there already.\n' });
  expect(await readAll()).toEqual(after);
});

test('an id whose name in code cannot be used is refused before anything is written, and the next id is not', async () => {
  const before = await readAll();
  for (const [id, reason] of [
    ['Class', '“class” in code, which is a reserved word of JavaScript'],
    ['Tools', '“tools” in code, which tools/catalogue.ts has already'],
  ] as const) {
    expect(await create(id, id)).toEqual({ code: 1, output: expect.stringContaining(reason) });
    expect(await readAll()).toEqual(before);
  }
  expect(await create('NotThereYet', 'Not there yet')).toEqual({
    code: 0,
    output: expect.stringContaining('is there'),
  });
});
