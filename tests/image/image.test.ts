import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressedCache } from '#build/precompress.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { copiesOf, copyContext, type Instruction, readDockerfile, readDockerIgnore } from './docker-context.ts';

/**
 * Builds the image according to its Dockerfile, but without Docker: the steps run in empty folders, with this machine's
 * Node, and with the packages that `npm ci` has installed here. It does not prove that Docker accepts the file, or that
 * images for other processors work.
 */

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFile(join(projectRoot, path), 'utf8');

let folder: string;
let runtime: readonly Instruction[];
let server: ChildProcess;
let host: string;

const valuesOf = (stage: readonly Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ value }) => value);

/** The environment without the variables of this test run, which a container does not have either. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_(?:lifecycle|package|command|execpath)|NODE_|VITE|TEST$)/u.test(name),
    ),
  );

/**
 * Does what `npm ci --ignore-scripts` does, by links to the packages that are here: they are those of the same lock file,
 * and none of their scripts may run. Installing them takes as long as all other steps together.
 * @throws where they cannot be linked, as on another disk
 */
async function linkPackages(app: string): Promise<void> {
  const [here, there] = [join(projectRoot, 'node_modules'), join(app, 'node_modules')];
  expect(await readFile(join(app, 'package-lock.json'), 'utf8')).toBe(await read('package-lock.json'));
  expect(Object.values(JSON.parse(await read('package.json')).allowScripts)).not.toContain(true);
  // Caches change while other tests run.
  const names = (await readdir(here)).filter((name) => /^[^.]|^\.bin$|^\.package-lock/u.test(name));
  await mkdir(there);
  await promisify(execFile)('cp', ['-al', ...names.map((name) => join(here, name)), there]);
}

const execute = (command: string, cwd: string) =>
  promisify(execFile)('sh', ['-c', command], { cwd, env: plainEnvironment(), maxBuffer: 2 ** 26 });

async function build(stage: readonly Instruction[], context: string, app: string): Promise<void> {
  await mkdir(app);
  for (const { name, value } of stage) {
    if (name === 'COPY') {
      const sources = value.split(' ').slice(0, -1);
      for (const source of sources) {
        await cp(join(context, source), source === '.' ? app : join(app, source), { recursive: true });
      }
    } else if (name === 'RUN' && value.startsWith('npm ci --ignore-scripts ')) {
      await linkPackages(app).catch(async () => {
        await rm(join(app, 'node_modules'), { recursive: true, force: true });
        await execute(value, app);
      });
    } else if (name === 'RUN') {
      // Compressing the same files again would take as long as everything else that is built. There is no cache where
      // `npm ci` has emptied it and the build was up to date.
      if (existsSync(join(projectRoot, compressedCache))) {
        await cp(join(projectRoot, compressedCache), join(app, compressedCache), { recursive: true });
      }
      await execute(value, app);
    }
  }
}

/** Starts the command of the image, as an unprivileged user if the current one may switch. */
async function start(app: string): Promise<string> {
  const settings = valuesOf(runtime, 'ENV').flatMap((value) => value.split(' ').map((pair) => pair.split('=')));
  const [program = '', ...parameters]: string[] = JSON.parse(valuesOf(runtime, 'CMD').at(-1) ?? '[]');
  const isRoot = process.getuid?.() === 0;
  server = spawn(program === 'node' ? process.execPath : program, parameters, {
    cwd: app,
    env: { PATH: process.env.PATH, ...Object.fromEntries(settings), PORT: '0' },
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (data: Buffer) => {
        said += data;
        const port = / is at http:\/\/\S+:(\d+)/u.exec(said)?.[1];
        if (port !== undefined) {
          resolve(`127.0.0.1:${port}`);
        }
      });
    }
    server.once('exit', () => reject(new Error(said)));
  });
}

describe('the image', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-toolbox-image-'));
    await chmod(folder, 0o755);
    const [buildStage = [], runtimeStage = []] = readDockerfile(await read('Dockerfile'));
    runtime = runtimeStage;
    const context = join(folder, 'context');
    await copyContext(projectRoot, context, readDockerIgnore(await read('.dockerignore')));
    await build(buildStage, context, join(folder, 'build'));
    const app = join(folder, 'app');
    for (const { from, to } of copiesOf(runtime)) {
      await cp(join(folder, 'build', from), join(app, to), { recursive: true });
    }
    // Nothing of the repository remains.
    await rm(context, { recursive: true });
    await rm(join(folder, 'build'), { recursive: true });
    await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', app]);
    host = await start(app);
  }, 600_000);

  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true });
  });

  it('has what was built and nothing else', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(['app']);
    expect((await readdir(join(folder, 'app/out'))).toSorted()).toEqual(['renderer', 'server']);
    const files = await readdir(join(folder, 'app'), { recursive: true });
    expect(files.filter((name) => name.includes('node_modules'))).toEqual([]);
    expect(files).toContain(join('out', 'server', 'licences.md'));
  });

  it('serves the page, its health and its figures', async () => {
    expect(await (await fetch(`http://${host}/`)).text()).toContain('<meta name="poker-planning-server"');
    expect(await (await fetch(`http://${host}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`http://${host}/metrics`)).text()).toContain('poker_rooms_in_memory 0');
  });

  it('has poker rooms', async () => {
    const client = await PokerClient.open(host, 'room');
    expect(await client.vote('Ada', '5')).toBe('kept');
    client.socket.close();
  });

  it('is asked for its health as the Dockerfile says', async () => {
    const [, command = '[]'] = /CMD (\[.+\])$/u.exec(valuesOf(runtime, 'HEALTHCHECK')[0] ?? '') ?? [];
    const [, ...parameters]: string[] = JSON.parse(command);
    const check = (port: string) =>
      promisify(execFile)(process.execPath, parameters, { env: { ...process.env, PORT: port } });
    await expect(check(new URL(`http://${host}`).port)).resolves.toBeDefined();
    await expect(check('1')).rejects.toThrow();
  });

  it('runs as a user without rights, and ends on a signal', async () => {
    expect(valuesOf(runtime, 'USER')).toEqual(['node']);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});

describe('what Docker is sent', () => {
  const isSent = readDockerIgnore('docs\ntests/*\n!tests/tsconfig.json\n# a word\n*.log\n**/*.tmp\n');
  it.each([
    ['docs', false],
    ['docs/a/b.md', false],
    ['docsy', true],
    ['tests', true],
    ['tests/house', false],
    ['tests/house/a.ts', false],
    ['tests/tsconfig.json', true],
    ['server/tests/a.ts', true],
    ['a.log', false],
    ['server/a.log', true],
    ['server/a.tmp', false],
    ['a.tmp', false],
  ])('%s: %s', (path, expected) => {
    expect(isSent(path)).toBe(expected);
  });
});

it('the documentation shows compose.yaml as it is', async () => {
  expect(await read('docs/poker-server.md')).toContain(`\`\`\`yaml\n${await read('compose.yaml')}\`\`\``);
});
