import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Electron from 'electron';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export type ElectronModule = typeof Electron;

/** The running desktop app, in the real Electron or in its double. */
export interface RunningApp {
  /** Runs a function in the main process. It is sent as text and can use only its two parameters and globals. */
  evaluate<Value, Argument>(
    run: (electron: ElectronModule, argument: Argument) => Value | Promise<Value>,
    argument: Argument,
  ): Promise<Value>;
  /** The pages of the open windows. */
  windows(): Page[];
  /** What the main process has written to its standard output and error. */
  log(): string;
  /** The exit code, once the process has ended. */
  readonly exited: Promise<number | null>;
  /** Quits the app and waits for its end. */
  close(): Promise<void>;
}

export interface DesktopApp extends RunningApp {
  /**
   * Starts the app again with the same profile, as a second click on its icon does.
   * @param workingDirectory the folder against which relative paths among the arguments are resolved
   * @returns the exit code of that process, once it has ended
   */
  startAgain(startArguments: readonly string[], workingDirectory?: string): Promise<number | null>;
}

export interface Launch {
  /** The folder that contains package.json and out/. */
  readonly appFolder: string;
  /** The profile: everything that the app keeps from one start to the next. */
  readonly userData: string;
  /** The arguments as given on a command line, after the program. */
  readonly startArguments: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** A program and its arguments. */
export type Command = readonly [program: string, ...commandArguments: string[]];
