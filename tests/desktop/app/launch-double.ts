import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Evaluation, Report } from '../double/start.ts';
import { type Command, type Launch, projectRoot, type RunningApp } from './running-app.ts';

const start = fileURLToPath(new URL('../double/start.ts', import.meta.url));
/**
 * The loader is given by its address because a second start has another working directory. It leaves CommonJS alone:
 * looking at all of Playwright would take a tenth of each start.
 */
const loadTypeScript = ['--import', import.meta.resolve('tsx/esm')];

function argumentsOf({ appFolder, userData, startArguments }: Launch): string[] {
  return [appFolder, userData, ...startArguments];
}

/** Returns the command that starts the double, without a connection to it. */
export function doubleCommand(launch: Launch): Command {
  return [process.execPath, ...loadTypeScript, start, ...argumentsOf(launch)];
}

/** The time in milliseconds after which a process that has not ended is killed. */
const quitTime = 60_000;

/** Starts the app with the double of Electron, and connects to the Chromium that shows its windows. */
export async function launchDouble(launch: Launch): Promise<RunningApp> {
  const child = fork(start, argumentsOf(launch), {
    cwd: projectRoot,
    env: launch.environment,
    execArgv: loadTypeScript,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (text) => {
    log += text;
  });
  child.stderr?.on('data', (text) => {
    log += text;
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));

  const evaluations = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: Report) => {
      if (message.kind === 'started') {
        resolve(message.endpoint);
      } else if (message.kind === 'evaluated') {
        evaluations.get(message.id)?.resolve(message.value as never);
      } else {
        evaluations.get(message.id)?.reject(new Error(message.message));
      }
    });
    exited.then((code) => {
      const error = new Error(`The app ended with code ${code}.\n${log}`);
      reject(error);
      for (const evaluation of evaluations.values()) {
        evaluation.reject(error);
      }
    });
  });
  // Playwright's defaults would override the settings of the windows, such as the theme.
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });

  let lastId = 0;
  const evaluate: RunningApp['evaluate'] = (run, argument) => {
    const id = ++lastId;
    const evaluation: Evaluation = { id, source: run.toString(), argument };
    return new Promise((resolve, reject) => {
      evaluations.set(id, { resolve, reject });
      child.send(evaluation, (error) => {
        if (error !== null) {
          reject(error);
        }
      });
    });
  };

  return {
    evaluate,
    windows: () => browser.contexts().flatMap((context) => context.pages()),
    log: () => log,
    exited,
    close: async () => {
      if (child.exitCode === null) {
        const timer = setTimeout(() => child.kill(), quitTime);
        // The answer is lost if the process ends first.
        evaluate(({ app }) => app.quit(), undefined).catch(() => undefined);
        await (child.exitCode === null ? once(child, 'exit') : undefined);
        clearTimeout(timer);
      }
      await browser.close();
    },
  };
}
