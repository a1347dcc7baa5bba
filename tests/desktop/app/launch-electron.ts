import { fileURLToPath } from 'node:url';
import { _electron } from '@playwright/test';
import type { Command, Launch, RunningApp } from './running-app.ts';

/** The modules to load before the app starts. */
const recorders = ['./record-trays.cjs', './take-shortcuts.cjs'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

function argumentsOf({ appFolder, userData, startArguments }: Launch): string[] {
  return [
    ...recorders.flatMap((path) => ['-r', path]),
    appFolder,
    `--user-data-dir=${userData}`,
    '--use-fake-device-for-media-stream',
    ...startArguments,
  ];
}

/** Returns the command that starts the app, without a connection to it. */
export function electronCommand(executablePath: string, launch: Launch): Command {
  return [executablePath, ...argumentsOf(launch)];
}

/** Starts the app in the real Electron, driven by Playwright. */
export async function launchElectron(executablePath: string, launch: Launch): Promise<RunningApp> {
  const app = await _electron.launch({
    executablePath,
    args: argumentsOf(launch),
    env: Object.fromEntries(
      Object.entries(launch.environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    cwd: launch.appFolder,
    // The page follows the system instead of Playwright's own choice.
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
