import { fileURLToPath } from 'node:url';
import { _electron } from '@playwright/test';
import type { DesktopApp, LaunchFolders } from './launch-app.ts';

/** What has to be in place before the app starts. */
const recorders = ['./record-trays.cjs', './take-shortcuts.cjs'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** Starts the app in the real Electron, driven by Playwright. */
export async function launchElectron(executablePath: string, folders: LaunchFolders): Promise<DesktopApp> {
  const app = await _electron.launch({
    executablePath,
    args: [
      ...recorders.flatMap((path) => ['-r', path]),
      folders.appFolder,
      `--user-data-dir=${folders.userData}`,
      '--use-fake-device-for-media-stream',
      ...folders.arguments,
    ],
    env: Object.fromEntries(Object.entries(folders.environment).flatMap(([n, v]) => (v === undefined ? [] : [[n, v]]))),
    cwd: folders.appFolder,
  });
  const child = app.process();
  let log = '';
  child.stdout?.on('data', (text) => {
    log += text;
  });
  child.stderr?.on('data', (text) => {
    log += text;
  });
  return {
    evaluate: (run, argument) => app.evaluate(run as never, argument) as Promise<never>,
    windows: () => app.windows(),
    log: () => log,
    exited: new Promise((done) => child.once('exit', done)),
    close: () => app.close(),
  };
}
