import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from '#shared/message-of.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureRedis } from './ensure-redis.ts';
import { addCounts, readReport } from './test-counts.ts';

/**
 * `npm test`: everything that a release needs. All of it runs even when a part fails; the last line
 * is the sum of what the runners report, and the exit code is 1 unless all is well.
 */

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${projectRoot}test-results/reports`;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The report that the step's runner writes; none where it runs no tests. */
  readonly report?: string;
}

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${project}.json`,
  ],
  report: `${reports}/${project}.json`,
});

const playwright = (project: string): Step => ({
  name: project,
  command: ['playwright', 'test', `--project=${project}`],
  report: `${reports}/${project}.json`,
});

/** One after the other; those of one line beside each other, since neither keeps both processors busy. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['tsx', 'build/scripts/check-types.ts'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  ],
  [vitest('unit')],
  [{ name: 'build', command: ['tsx', 'build/scripts/build.ts'] }],
  // The image waits for the registry most of the time.
  [vitest('components'), vitest('server'), vitest('image')],
  [playwright('website')],
  [playwright('desktop')],
];

/** @returns whether it passed; of steps beside each other, each prints all that it has to say at its end */
function run({ name, command: [program, ...parameters], report }: Step, isAlone: boolean): Promise<boolean> {
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(report === undefined ? {} : { PLAYWRIGHT_REPORT: report }) },
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => printed.push(data));
  child.stderr?.on('data', (data: Buffer) => printed.push(data));
  if (isAlone) {
    console.log(`\n── ${name} ──`);
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => {
      if (!isAlone) {
        console.log(`\n── ${name} ──\n${Buffer.concat(printed)}`);
      }
      resolve(code === 0);
    });
  });
}

async function runAll(): Promise<string[]> {
  const failed: string[] = [];
  for (const group of steps) {
    const passed = await Promise.all(group.map((step) => run(step, group.length === 1)));
    failed.push(...group.filter((_step, index) => passed[index] !== true).map(({ name }) => name));
  }
  return failed;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let failedSteps: string[] = [];
try {
  ensureChromium();
  ensureRedis();
  failedSteps = await runAll();
} catch (error) {
  console.error(messageOf(error));
  failedSteps = ['set-up'];
}

const results = steps.flat().flatMap(({ report }) => (report === undefined ? [] : [readReport(report)]));
const { passed, failed, skipped } = addCounts(results);
if (failedSteps.length > 0) {
  console.error(`\nFailed: ${failedSteps.join(', ')}`);
  for (const failure of results.flatMap(({ failures }) => failures)) {
    console.error(`  ${failure}`);
  }
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 && failed === 0 && passed > 0 ? 0 : 1;
