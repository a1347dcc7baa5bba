import { app, dialog } from 'electron';

/** The first line of what was thrown, short enough for a message. */
function describeError(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const [line = ''] = text.split('\n', 1);
  return line.slice(0, 300).replace(/\.$/, '') || 'an error without a message';
}

/**
 * Logs what nobody has caught, and tells the user instead of ending: most of it concerns one thing out of many.
 * The same problem is told once.
 * @param tell shows a message
 */
export function reportProblems(tell: (message: string) => void): void {
  const told = new Set<string>();
  const report = (kind: string) => (thrown: unknown) => {
    console.error(`${kind}:`, thrown);
    const problem = describeError(thrown);
    if (!told.has(problem)) {
      told.add(problem);
      tell(`Something in Web Toolbox went wrong: ${problem}. If anything no longer works, quit and start it again.`);
    }
  };
  process.on('uncaughtException', report('Uncaught exception'));
  process.on('unhandledRejection', report('Unhandled rejection'));
  // Chromium starts its processes for graphics, network and storage again by itself.
  app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
    console.error(`A process is gone: ${name ?? type}, ${reason}, exit code ${exitCode}.`);
  });
}

/** Says that the app cannot start, and ends it. */
export function failToStart(thrown: unknown): void {
  console.error('The app could not start.', thrown);
  dialog.showErrorBox(
    'Web Toolbox could not start',
    `${describeError(thrown)}\n\nIf it happens again, install it anew.`,
  );
  app.exit(1);
}
