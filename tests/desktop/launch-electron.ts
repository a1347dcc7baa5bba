import { fileURLToPath } from 'node:url';
import { _electron } from '@playwright/test';
import type { Command, Launch, RunningApp } from './launch-app.ts';

const recordTrays = fileURLToPath(new URL('./record-trays.cjs', import.meta.url));

function argumentsOf(launch: Launch): string[] {
  return [
    '-r',
    recordTrays,
    launch.appFolder,
    `--user-data-dir=${launch.userData}`,
    '--use-fake-device-for-media-stream',
    ...launch.arguments,
  ];
}

/** What starts the app, without a connection to it. */
export function electronCommand(executablePath: string, launch: Launch): Command {
  return [executablePath, ...argumentsOf(launch)];
}

/** Starts the app in the real Electron, driven by Playwright. */
export async function launchElectron(executablePath: string, launch: Launch): Promise<RunningApp> {
  const app = await _electron.launch({
    executablePath,
    args: argumentsOf(launch),
    cwd: launch.appFolder,
    env: Object.fromEntries(Object.entries(launch.environment).flatMap(([n, v]) => (v === undefined ? [] : [[n, v]]))),
    // The page follows the system, and not Playwright's own choice.
    colorScheme: null,
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
