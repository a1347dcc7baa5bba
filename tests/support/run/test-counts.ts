import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that passed only on a retry, and its location. */
export interface FlakyTest {
  readonly file: string;
  readonly line: number | undefined;
  readonly title: string;
  /** Why its first try failed, unless the runner does not say. */
  readonly reason: string | undefined;
}

export interface TestReport extends TestCounts {
  /** The failed tests and their errors, each with its file, because their earlier output soon scrolls out of sight. */
  readonly failures: readonly string[];
  /** These tests count as passed. */
  readonly flaky: readonly FlakyTest[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests?: readonly {
      readonly status?: string;
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string; readonly location?: { readonly line: number } }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/**
 * Reads the JSON report of Vitest or Playwright.
 * @param flakyPath the list that flaky-reporter.ts writes beside a report of Vitest
 * @returns the counts. A missing report counts as one failure, since its tests did not run, and so does a file that
 * could not be loaded. A test that passed on a retry counts as passed, and is listed.
 */
export function readReport(reportPath: string, flakyPath?: string): TestReport {
  if (!existsSync(reportPath)) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${reportPath} was not written`], flaky: [] };
  }
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      skipped,
      failures: report.suites.flatMap(failuresIn),
      flaky: report.suites.flatMap(flakyIn),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0
          ? [name]
          : failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}${reasons(failureMessages)}`);
      }),
    flaky: flakyPath === undefined || !existsSync(flakyPath) ? [] : JSON.parse(readFileSync(flakyPath, 'utf8')),
  };
}

function flakyIn({ specs, suites = [] }: PlaywrightSuite): FlakyTest[] {
  return [
    ...specs
      .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title, tests }) => ({ file, line, title, reason: errorsOf(tests)[0] })),
    ...suites.flatMap(flakyIn),
  ];
}

function failuresIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => `${file}:${line}: ${title}${reasons(errorsOf(tests))}`),
    ...suites.flatMap(failuresIn),
  ];
}

/** The errors of all tries of a scenario, in their order. */
function errorsOf(tests: PlaywrightSuite['specs'][number]['tests'] = []): string[] {
  return tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message = '', location }) => (location === undefined ? message : `line ${location.line}: ${message}`));
}

/**
 * The lines that name a retried test, why its first try failed below it.
 * @example describeFlaky(test) // "  e2e/hash.spec.ts:40 › hashes a file\n    line 52: Error: …"
 */
export function describeFlaky({ file, line, title, reason }: FlakyTest): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `  ${place} › ${title}${reasons(reason === undefined ? [] : [reason])}`;
}

/**
 * The maximum number of lines shown of a message: the expected value, the actual value, and the calls that led there.
 */
const linesOfReason = 12;

const isFilled = (line: string) => line.trim() !== '';

function reasons(messages: readonly string[] = []): string {
  return messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n').filter(isFilled).slice(0, linesOfReason))
    .map((line) => `\n    ${line}`)
    .join('');
}

/** @example addCounts([{ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 }]).passed // 3 */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
