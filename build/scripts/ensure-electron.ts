import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-all.ts';

const folder = join(projectRoot, 'node_modules/electron');

/** @returns Electron's binary, if it is installed or in the folder given by ELECTRON_OVERRIDE_DIST_PATH */
function findProgram(): string | undefined {
  const pathFile = join(folder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : undefined;
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const program = override ? join(override, name ?? 'electron') : name && join(folder, 'dist', name);
  return program && existsSync(program) ? program : undefined;
}

/** Runs Electron's own installer. @returns what it has written to stderr if it failed */
function download(): Promise<string | undefined> {
  const installer = spawn(process.execPath, [join(folder, 'install.js')], { stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  installer.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  return new Promise((resolve) => {
    installer.once('error', ({ message }) => resolve(message));
    installer.once('close', (code) => resolve(code === 0 ? undefined : said));
  });
}

/**
 * Shortens a download error to its message, without the stack trace.
 * @example reasonOf('RequestError: getaddrinfo ENOTFOUND github.com\n    at …') // 'getaddrinfo ENOTFOUND github.com'
 */
export function reasonOf(said: string): string {
  const line =
    said.split('\n').find((text) => /^(?:\w*Error|Error): /u.test(text.trim())) ?? said.trim().split('\n')[0];
  return (line ?? '').trim().replace(/^(?:\w+: )+/u, '') || 'the download ended without a word';
}

/** The download address of Electron's binary; @electron/get reads the mirror from these variables. */
function downloadSource(environment: Readonly<Record<string, string | undefined>>): string {
  const { ELECTRON_MIRROR, npm_config_electron_mirror } = environment;
  return ELECTRON_MIRROR || npm_config_electron_mirror || 'https://github.com/electron/electron/releases';
}

/**
 * The error message for a missing Electron binary.
 * @param reason the reason, as the end of a sentence
 */
export function describeMissingElectron(reason: string, environment: NodeJS.ProcessEnv = process.env): string {
  return `Electron's program could not be downloaded from ${downloadSource(environment)} (${reason}): set ELECTRON_MIRROR to a mirror that you reach, or HTTPS_PROXY with ELECTRON_GET_USE_PROXY=1 to a proxy; \`npm start\` shows the same tools in a browser and needs none of it.`;
}

/**
 * Ensures that Electron's binary is installed, downloading it if necessary.
 * @returns its path
 * @throws Error with a sentence that says what is missing and what to do
 */
export async function ensureElectron(): Promise<string> {
  const found = findProgram();
  if (found !== undefined) {
    return found;
  }
  const said = await download();
  const program = findProgram();
  if (said !== undefined || program === undefined) {
    throw new Error(describeMissingElectron(reasonOf(said ?? '')));
  }
  return program;
}
