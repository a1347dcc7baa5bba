import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints the running tests when Vitest is asked to end (SIGINT), as Playwright does by itself. */
// biome-ignore lint/style/noDefaultExport: a reporter that is named by its path is its module's default
export default class TestsUnderWay implements Reporter {
  /** The modules by their ids: Vitest creates another object for a module once its tests are known. */
  private readonly modules = new Map<string, TestModule>();
  private readonly tests = new Set<TestCase>();

  onInit(): void {
    process.once('SIGINT', () => {
      // A test that blocks its process may not have reported that it has started; in that case only its file is known.
      const names = [...this.modules].map(([id, { relativeModuleId }]) => {
        const begun = [...this.tests].filter(({ module }) => module.moduleId === id);
        return `  ${[relativeModuleId, ...begun.map(({ fullName }) => fullName)].join(' › ')}`;
      });
      console.error(`\nUnder way when this was ended:\n${names.join('\n')}`);
      process.exit(1);
    });
  }

  onTestModuleQueued(module: TestModule): void {
    this.modules.set(module.moduleId, module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules.delete(module.moduleId);
  }

  onTestCaseReady(test: TestCase): void {
    this.tests.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.tests.delete(test);
  }
}
