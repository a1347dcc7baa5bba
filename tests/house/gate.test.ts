import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countRetries } from '#tests/support/run/retries.ts';
import { describeFlaky, readReport } from '#tests/support/run/test-counts.ts';

/** Tests how `npm test` interprets the reports of its runners, which docs/tests.md explains. */

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the report of Playwright', () => {
  const missed = { errors: [{ message: 'It did not come.\n\nIt was awaited.', location: { line: 9 } }] };
  const results = { unexpected: [missed], flaky: [missed, { errors: [] }], expected: [{ errors: [] }] };
  const spec = (title: string, status: keyof typeof results) => ({
    ...{ title, ok: status !== 'unexpected', file: 'e2e/hash.spec.ts', line: 7 },
    tests: [{ status, results: results[status] }],
  });

  it('counts what passed only when it was tried again as passed, and names it with its place and reason', () => {
    const path = write('playwright.json', {
      suites: [{ specs: [], suites: [{ specs: [spec('hashes', 'flaky'), spec('compares', 'expected')] }] }],
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [],
    });
    const { flaky, ...counts } = readReport(path);
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [] });
    expect(flaky.map(describeFlaky)).toEqual([
      '  e2e/hash.spec.ts:7 › hashes\n    line 9: It did not come.\n    It was awaited.',
    ]);
  });

  it('counts what never passed as failed, with its place and its reason', () => {
    const path = write('failed.json', {
      suites: [{ specs: [spec('hashes', 'unexpected')] }],
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
    });
    const { failed, failures, flaky } = readReport(path);
    expect({ failed, flaky }).toEqual({ failed: 1, flaky: [] });
    expect(failures).toEqual(['e2e/hash.spec.ts:7: hashes\n    line 9: It did not come.\n    It was awaited.']);
  });
});

describe('the report of Vitest', () => {
  const path = () =>
    write('vitest.json', {
      ...{ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0, numTodoTests: 0 },
      testResults: [],
    });
  const flaky = [{ file: 'tests/server/rooms.test.ts', line: 12, title: 'rooms > end', reason: 'It is open.' }];

  it('names what the reporter of flaky tests has written beside it', () => {
    expect(readReport(path(), write('flaky.json', flaky))).toEqual({
      ...{ passed: 3, failed: 0, skipped: 0, failures: [] },
      flaky,
    });
  });

  it('names nothing where no test was tried again', () => {
    expect(readReport(path()).flaky).toEqual([]);
  });
});

it('a report that was not written is a failure', () => {
  expect(readReport(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});

it.each([
  ['the gate', { CI: 'true' }, 2],
  ['the strict run, also where the gate runs', { CI: 'true', STRICT: 'true' }, 0],
  ['a run by hand', {}, 0],
])('%s tries a failed test again as often as it should', (_name, environment, expected) => {
  expect(countRetries(environment)).toBe(expected);
});
