import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureRedis } from './ensure-redis.ts';
import { addCounts, countTests } from './test-counts.ts';

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

const steps: readonly Step[] = [
  { name: 'types', command: ['tsx', 'build/scripts/check-types.ts'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  vitest('unit'),
  { name: 'build', command: ['tsx', 'build/scripts/build.ts'] },
  vitest('components'),
  vitest('server'),
  playwright('website'),
  playwright('desktop'),
];

function run({ name, command: [program, ...parameters], report }: Step): boolean {
  console.log(`\n── ${name} ──`);
  const { status, error } = spawnSync(program, parameters, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(report === undefined ? {} : { PLAYWRIGHT_REPORT: report }) },
  });
  if (error !== undefined) {
    console.error(error.message);
  }
  return status === 0;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let failedSteps: string[] = [];
try {
  ensureChromium();
  ensureRedis();
  failedSteps = steps.filter((step) => !run(step)).map(({ name }) => name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failedSteps = ['set-up'];
}

const { passed, failed, skipped } = addCounts(
  steps.flatMap(({ report }) => (report === undefined ? [] : [countTests(report)])),
);
if (failedSteps.length > 0) {
  console.error(`\nFailed: ${failedSteps.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 && failed === 0 && passed > 0 ? 0 : 1;
