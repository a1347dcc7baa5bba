import { app, dialog } from 'electron';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { messageOf } from '#shared/message-of.ts';

/** The first line of a thrown error, short enough for a message. */
function describeError(thrown: unknown): string {
  const text = messageOf(thrown);
  const [line = ''] = text.split('\n', 1);
  return shortenText(line, 300).replace(/\.$/, '') || 'an error without a message';
}

/**
 * Logs uncaught errors and tells the user instead of quitting, since most problems affect only one of many functions.
 * Each problem is reported once.
 * @param tell shows a message
 */
export function reportProblems(tell: (message: string) => void): void {
  const told = new Set<string>();
  const report = (kind: string) => (thrown: unknown) => {
    console.error(`${kind}:`, thrown);
    const problem = describeError(thrown);
    if (!told.has(problem)) {
      told.add(problem);
      tell(`Something went wrong in Web Toolbox: ${problem}. If anything no longer works, quit and start it again.`);
    }
  };
  process.on('uncaughtException', report('Uncaught exception'));
  process.on('unhandledRejection', report('Unhandled rejection'));
  // Chromium restarts its own processes for graphics, network and storage.
  app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
    console.error(`A process ended: ${name ?? type}, ${reason}, exit code ${exitCode}.`);
  });
}

/** Tells the user that the app cannot start, and ends it. */
export function failToStart(thrown: unknown): void {
  console.error('The app could not start.', thrown);
  dialog.showErrorBox(
    'Web Toolbox could not start',
    `${describeError(thrown)}\n\nIf it happens again, reinstall Web Toolbox.`,
  );
  app.exit(1);
}
