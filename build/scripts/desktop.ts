import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { messageOf } from '#shared/message-of.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { ensureElectron } from './ensure-electron.ts';

/** `npm run desktop`: the desktop app from the sources. Arguments go to the app: `npm run desktop -- --route=/about`. */
async function run(): Promise<number> {
  // Without it the build would be for nothing.
  const electron = await ensureElectron();
  await buildIfNeeded();
  const app = spawn(electron, ['.', ...process.argv.slice(2)], { cwd: projectRoot, stdio: 'inherit' });
  // Ctrl+C is for the app, which has it from the terminal as well: this waits for its end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => app.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    app.once('error', reject);
    app.once('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
