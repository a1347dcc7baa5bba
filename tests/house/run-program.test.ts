import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { killPrograms, runProgram } from '#tests/support/run/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs a script in Node.
 * @param isHung whether its time is up once it has printed something
 * @param grace how many milliseconds it gets then
 */
async function run(script: string, isHung = false, grace = 60_000) {
  const limit = new AbortController();
  let printed = '';
  const outcome = await runProgram([process.execPath, '-e', script], {
    limit: limit.signal,
    grace,
    onPrint: (bytes) => {
      printed += bytes;
      if (isHung) {
        limit.abort();
      }
    },
  });
  return { outcome, printed };
}

function isAlive(pid: number): boolean {
  expect(pid).toBeGreaterThan(0);
  try {
    process.kill(pid, 0);
    // A process that has ended is listed until its parent has waited for it; Linux calls it a zombie.
    return !/^\d+ \(.*\) Z/.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '');
  } catch {
    return false;
  }
}

it('tells whether a program ended well', async () => {
  expect(await run('console.log(1)')).toEqual({ outcome: 'passed', printed: '1\n' });
  expect(await run('console.error(2); process.exitCode = 3')).toEqual({ outcome: 'failed', printed: '2\n' });
});

it('tells one that hangs to end, and lets it say what it was at', async () => {
  const script = `
    process.on('SIGINT', () => { console.log('at 7'); process.exit(0) });
    setInterval(() => 0, 1000);
    console.log('begun')`;
  expect(await run(script, true)).toEqual({ outcome: 'hung', printed: 'begun\nat 7\n' });
});

/** A program that has started another one, which ignores signals, and continues with `then`. */
const parent = (name: string, then: string, endsWhenTold = false) => `
  const { spawn } = require('node:child_process');
  const busy = "process.on('SIGINT', () => {}); for (;;) {}";
  const child = spawn(process.execPath, ['-e', busy], { stdio: 'inherit' });
  process.on('SIGINT', () => ${endsWhenTold ? 'process.exit(1)' : '{}'});
  require('node:fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(child.pid));
  console.log('begun');
  ${then}`;

const pidIn = (name: string) => Number(existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : 0);

it('of a program that hears nothing, nothing is left', async () => {
  expect((await run(parent('deaf', 'for (;;) {}'), true, 10)).outcome).toBe('hung');
  await expect.poll(() => isAlive(pidIn('deaf'))).toBe(false);
});

it('of a program that ends when told to, nothing is left', async () => {
  expect((await run(parent('told', 'setInterval(() => 0, 1000)', true), true)).outcome).toBe('hung');
  await expect.poll(() => isAlive(pidIn('told'))).toBe(false);
});

it('of a program that ends by itself, nothing is left', async () => {
  expect((await run(parent('well', 'process.exit(0)'))).outcome).toBe('passed');
  await expect.poll(() => isAlive(pidIn('well'))).toBe(false);
});

it('nothing is left of all that run, when this one is told to end', async () => {
  const ending = run(parent('all', 'for (;;) {}'));
  await expect.poll(() => pidIn('all')).toBeGreaterThan(0);
  killPrograms();
  expect((await ending).outcome).toBe('failed');
  await expect.poll(() => isAlive(pidIn('all'))).toBe(false);
});

it.skipIf(process.platform === 'win32')(
  'nothing is left of what runs, when the process that runs it is killed',
  async () => {
    const module = fileURLToPath(new URL('../support/run/run-program.ts', import.meta.url));
    const script = `
    import(${JSON.stringify(module)}).then(({ runProgram }) =>
      runProgram([process.execPath, '-e', ${JSON.stringify(parent('killed', 'for (;;) {}'))}], {
        limit: new AbortController().signal,
      }),
    )`;
    const killed = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: 'ignore' });
    await expect.poll(() => pidIn('killed')).toBeGreaterThan(0);
    expect(isAlive(pidIn('killed'))).toBe(true);
    killed.kill('SIGKILL');
    await expect.poll(() => isAlive(pidIn('killed'))).toBe(false);
  },
);
