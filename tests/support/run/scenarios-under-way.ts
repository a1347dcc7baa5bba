import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Prints the running scenarios when Playwright is asked to end (SIGINT), since its own list lacks those that never
 * return.
 */
// biome-ignore lint/style/noDefaultExport: a reporter that is named by its path is its module's default
export default class ScenariosUnderWay implements Reporter {
  private readonly underWay = new Set<TestCase>();

  onBegin(): void {
    process.once('SIGINT', () => {
      const names = [...this.underWay].map(
        ({ title, location: { file, line } }) => `  ${relative('', file)}:${line} › ${title}`,
      );
      console.error(`\nUnder way when this was ended:\n${names.join('\n')}`);
    });
  }

  onTestBegin(test: TestCase): void {
    this.underWay.add(test);
  }

  onTestEnd(test: TestCase): void {
    this.underWay.delete(test);
  }
}
