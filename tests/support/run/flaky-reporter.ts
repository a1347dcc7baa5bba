import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FlakyTest } from './test-counts.ts';

/**
 * Writes the tests that passed only on a retry to the file FLAKY_REPORT, since Vitest's own JSON does not contain them.
 */
// biome-ignore lint/style/noDefaultExport: a reporter that is named by its path is its module's default
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env.FLAKY_REPORT;
    if (path === undefined) {
      return;
    }
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map(
          (test): FlakyTest => ({
            file: module.relativeModuleId,
            line: test.location?.line,
            title: test.fullName,
            reason: test.result().errors?.[0]?.message,
          }),
        ),
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(flaky));
  }
}
