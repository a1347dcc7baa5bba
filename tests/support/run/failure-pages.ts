import { copyFileSync, mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The pages are beside the reports, where they outlive Playwright's own folder, which each run empties. */
const folder = 'test-results/reports/failures';

/**
 * Keeps what the page showed when a scenario failed, also for those that passed when they were tried again. Playwright
 * describes it in a file `error-context.md` for each try.
 */
// biome-ignore lint/style/noDefaultExport: a reporter that is named by its path is its module's default
export default class FailurePages implements Reporter {
  onTestEnd({ location: { file, line } }: TestCase, { attachments, retry }: TestResult): void {
    const description = attachments.find(({ name }) => name === 'error-context')?.path;
    if (description !== undefined) {
      mkdirSync(folder, { recursive: true });
      copyFileSync(description, `${folder}/${basename(file, '.ts')}-${line}-try-${retry + 1}.md`);
    }
  }
}
