import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '#shared/message-of.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureRedis } from './ensure-redis.ts';
import { killPrograms, type Outcome, runProgram } from './run-program.ts';
import { addCounts, describeFlaky, readReport } from './test-counts.ts';

/**
 * `npm test`: everything that a release needs. All of it runs even if a part fails; the last line is the sum of the
 * results of the runners, and the exit code is 1 unless everything has passed.
 *
 * `npm run test:strict` runs every test without retries, even if CI is set.
 * `-- --repeat 20 tests/e2e/tools/url-parser.spec.ts:40` repeats that test; positional arguments are filters, as Vitest and
 * Playwright accept them, and restrict the run to tests.
 */

const { values, positionals: places } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, repeat: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const rounds = [...Array(Number(values.repeat)).keys()];
const isWhole = places.length === 0;

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const reports = `${projectRoot}test-results/reports`;
const flakyLists = `${projectRoot}test-results/flaky`;

/** A step counts as hung after this many times its usual duration. */
const patience = 4;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The usual duration on two processors, together with the steps that run in parallel. */
  readonly minutes: number;
  /**
   * The report that the step's runner writes, and the list of the retried tests; undefined if the step runs no tests.
   */
  readonly report?: string;
  readonly flakyList?: string;
}

/** @param round the number of the repetition: Vitest has no switch to repeat tests, so it is started once per round */
function vitest(project: string, minutes: number, round: number): Step {
  const name = round === 0 ? project : `${project}-${round + 1}`;
  return {
    name,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/support/run/flaky-reporter.ts',
      '--reporter=./tests/support/run/tests-under-way.ts',
      `--outputFile.json=${reports}/${name}.json`,
      ...(isWhole ? [] : ['--passWithNoTests', ...places]),
    ],
    minutes,
    report: `${reports}/${name}.json`,
    flakyList: `${flakyLists}/${name}.json`,
  };
}

/** The scenarios of both projects, in one run: those of the desktop begin while the last ones of the website go on. */
const scenarios: Step = {
  name: 'scenarios',
  command: [
    'playwright',
    'test',
    '--project=website',
    '--project=desktop',
    `--repeat-each=${rounds.length}`,
    ...(isWhole ? [] : ['--pass-with-no-tests', ...places]),
  ],
  minutes: 16,
  report: `${reports}/scenarios.json`,
};

/** Steps that run in parallel, since none of them uses both processors fully. */
type Group = readonly Step[];

/**
 * The lanes run side by side, and the groups of each one after another. The components wait for their browser for half of
 * the time, so they run beside everything that comes before the scenarios.
 */
const lanes: readonly (readonly Group[])[] = [
  [
    isWhole
      ? [
          { name: 'types', command: ['tsx', 'build/scripts/check-types.ts'], minutes: 1 },
          { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], minutes: 1 },
        ]
      : [],
    [{ name: 'build', command: ['tsx', 'build/scripts/build.ts'], minutes: 1 }],
    // The tests of the server and of the image spend most of their time waiting for Redis and for the registry.
    ...rounds.map((round) => [vitest('unit', 3, round), vitest('server', 3, round), vitest('image', 3, round)]),
    [scenarios],
  ],
  rounds.map((round) => vitest('components', 5, round)).map((step) => [step]),
];

/** How long each step has taken. Some of them run side by side. */
const tookMinutes = new Map<string, number>();

/** Runs a step. Steps that run side by side print all their output when they end. */
async function run({ name, command, minutes, report, flakyList }: Step, isAlone: boolean): Promise<Outcome> {
  const printed: Buffer[] = [];
  if (isAlone) {
    console.log(`\n── ${name} ──`);
  }
  const start = performance.now();
  const outcome = await runProgram(command, {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...(values.strict ? { STRICT: 'true' } : {}),
      ...(report === undefined ? {} : { PLAYWRIGHT_REPORT: report }),
      ...(flakyList === undefined ? {} : { FLAKY_REPORT: flakyList }),
    },
    limit: AbortSignal.timeout(minutes * patience * rounds.length * 60_000),
    ...(isAlone ? {} : { onPrint: (bytes) => printed.push(bytes) }),
  });
  tookMinutes.set(name, (performance.now() - start) / 60_000);
  if (!isAlone) {
    console.log(`\n── ${name} ──\n${Buffer.concat(printed)}`);
  }
  return outcome;
}

/** The steps that were ended because they took too long. Each is a failure, regardless of its report. */
const hung: string[] = [];

/** @param isShown whether the steps of groups that have only one print as they go */
async function runLane(lane: readonly Group[], isShown: boolean): Promise<string[]> {
  const failed: string[] = [];
  for (const group of lane) {
    const outcomes = await Promise.all(group.map((step) => run(step, isShown && group.length === 1)));
    for (const [index, { name }] of group.entries()) {
      if (outcomes[index] === 'hung') {
        hung.push(name);
      }
      if (outcomes[index] !== 'passed') {
        failed.push(name);
      }
    }
  }
  return failed;
}

async function runAll(): Promise<string[]> {
  const failed = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)));
  return failed.flat();
}

for (const folder of [reports, flakyLists]) {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(reports, { recursive: true });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killPrograms();
    process.exit(1);
  });
}

let failedSteps: string[] = [];
try {
  ensureChromium();
  ensureRedis();
  failedSteps = await runAll();
} catch (error) {
  console.error(messageOf(error));
  failedSteps = ['set-up'];
}

const results = lanes.flat(2).flatMap(({ name, report, flakyList }) => {
  const result = report === undefined ? [] : [readReport(report, flakyList)];
  return result.map((one) => ({ ...one, failed: hung.includes(name) ? Math.max(one.failed, 1) : one.failed }));
});
const { passed, failed, skipped } = addCounts(results);
if (failedSteps.length > 0) {
  console.error(`\nFailed: ${failedSteps.join(', ')}`);
  for (const name of hung) {
    console.error(`  ${name} took ${patience} times as long as it should, and was ended: what it was at stands above`);
  }
  for (const failure of results.flatMap(({ failures }) => failures)) {
    console.error(`  ${failure}`);
  }
}
console.log(`\nminutes: ${[...tookMinutes].map(([name, minutes]) => `${name} ${minutes.toFixed(1)}`).join(', ')}`);
const flaky = results.flatMap((result) => result.flaky);
console.log(`\nflaky: ${flaky.length}`);
for (const test of flaky) {
  console.log(describeFlaky(test));
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 && failed === 0 && passed > 0 ? 0 : 1;
