import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { messageOf } from '#shared/message-of.ts';
import { projectRoot } from './build-all.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { ensureElectron } from './ensure-electron.ts';

/**
 * `npm run desktop` runs the desktop app from the sources and passes arguments on: `npm run desktop -- --route=/about`.
 */
async function run(): Promise<number> {
  // This comes first, since the build would be useless without Electron.
  const electron = await ensureElectron();
  await buildIfNeeded();
  const app = spawn(electron, ['.', ...process.argv.slice(2)], { cwd: projectRoot, stdio: 'inherit' });
  // Ctrl+C is meant for the app, which also gets it from the terminal; this process waits for the app to exit.
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
