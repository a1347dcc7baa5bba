import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '#shared/message-of.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureRedis } from './ensure-redis.ts';
import { addCounts, readReport } from './test-counts.ts';

/**
 * `npm test`: everything that a release needs. All of it runs even when a part fails; the last line
 * is the sum of what the runners report, and the exit code is 1 unless all is well.
 *
 * `npm run test:strict` gives every test one try, also where CI is set. `-- --repeat 20 tests/e2e/url-parser.spec.ts:40`
 * runs it that often; what stands alone are places, as Vitest and Playwright take them, and then only tests are run.
 */

const { values, positionals: places } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, repeat: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const rounds = [...Array(Number(values.repeat)).keys()];
const isWhole = places.length === 0;

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${projectRoot}test-results/reports`;
const flakyLists = `${projectRoot}test-results/flaky`;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The report that the step's runner writes, and the list of what needed another try; none where it runs no tests. */
  readonly report?: string;
  readonly flakyList?: string;
}

/** @param round Vitest has no switch to repeat tests, so it is started that often */
function vitest(project: string, round: number): Step {
  const name = round === 0 ? project : `${project}-${round + 1}`;
  return {
    name,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/support/flaky-reporter.ts',
      `--outputFile.json=${reports}/${name}.json`,
      ...(isWhole ? [] : ['--passWithNoTests', ...places]),
    ],
    report: `${reports}/${name}.json`,
    flakyList: `${flakyLists}/${name}.json`,
  };
}

const playwright = (project: string): Step => ({
  name: project,
  command: [
    'playwright',
    'test',
    `--project=${project}`,
    `--repeat-each=${rounds.length}`,
    ...(isWhole ? [] : ['--pass-with-no-tests', ...places]),
  ],
  report: `${reports}/${project}.json`,
});

/** One after the other; those of one line beside each other, since neither keeps both processors busy. */
const steps: readonly (readonly Step[])[] = [
  isWhole
    ? [
        { name: 'types', command: ['tsx', 'build/scripts/check-types.ts'] },
        { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
      ]
    : [],
  ...rounds.map((round) => [vitest('unit', round)]),
  [{ name: 'build', command: ['tsx', 'build/scripts/build.ts'] }],
  // The image waits for the registry most of the time.
  ...rounds.map((round) => [vitest('components', round), vitest('server', round), vitest('image', round)]),
  [playwright('website')],
  [playwright('desktop')],
];

/** @returns whether it passed; of steps beside each other, each prints all that it has to say at its end */
function run({ name, command: [program, ...parameters], report, flakyList }: Step, isAlone: boolean): Promise<boolean> {
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(values.strict ? { STRICT: 'true' } : {}),
      ...(report === undefined ? {} : { PLAYWRIGHT_REPORT: report }),
      ...(flakyList === undefined ? {} : { FLAKY_REPORT: flakyList }),
    },
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

for (const folder of [reports, flakyLists]) {
  rmSync(folder, { recursive: true, force: true });
}
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

const results = steps
  .flat()
  .flatMap(({ report, flakyList }) => (report === undefined ? [] : [readReport(report, flakyList)]));
const { passed, failed, skipped } = addCounts(results);
if (failedSteps.length > 0) {
  console.error(`\nFailed: ${failedSteps.join(', ')}`);
  for (const failure of results.flatMap(({ failures }) => failures)) {
    console.error(`  ${failure}`);
  }
}
const flaky = results.flatMap((result) => result.flaky);
console.log(`\nflaky: ${flaky.length}`);
for (const { file, line, title } of flaky) {
  console.log(`  ${file}${line === undefined ? '' : `:${line}`} › ${title}`);
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 && failed === 0 && passed > 0 ? 0 : 1;
