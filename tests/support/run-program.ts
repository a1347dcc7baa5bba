import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export type Outcome = 'passed' | 'failed' | 'hung';

export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** When it aborts, as by `AbortSignal.timeout`, the program is told to end, and can say what it was at. */
  readonly limit: AbortSignal;
  /** How long it may take to end once it was told to, in milliseconds; then it is killed. */
  readonly grace?: number;
  /** Called with what it prints; without it that goes where this process prints. */
  readonly onPrint?: (bytes: Buffer) => void;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program to its end.
 * @returns `passed` where it ended with 0 within its limit. Whatever it has started and left is gone then, and also where
 * this process is killed before; on Windows only where it can still say so (`killPrograms`).
 */
export async function runProgram(
  [program, ...parameters]: readonly [string, ...string[]],
  { cwd, env, limit, grace = 20_000, onPrint }: ProgramOptions,
): Promise<Outcome> {
  const output = onPrint === undefined ? 'inherit' : 'pipe';
  const child = spawn(program, parameters, {
    cwd,
    env,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    // It leads a group of processes: what it starts belongs to it, also when it is gone itself.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const guard = startGuard(child);
  child.stdout?.on('data', (bytes: Buffer) => onPrint?.(bytes));
  child.stderr?.on('data', (bytes: Buffer) => onPrint?.(bytes));
  let killer: NodeJS.Timeout | undefined;
  const tellToEnd = () => {
    child.kill('SIGINT');
    killer = setTimeout(() => killGroup(child), grace);
  };
  limit.addEventListener('abort', tellToEnd);
  const isWell = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      // What it leaves would hold its output open.
      killGroup(child);
      // From now on its number may be another's.
      guard?.kill('SIGKILL');
      child.once('close', () => resolve(code === 0));
    });
  });
  limit.removeEventListener('abort', tellToEnd);
  clearTimeout(killer);
  running.delete(child);
  return limit.aborted ? 'hung' : isWell ? 'passed' : 'failed';
}

/**
 * A killed process can end nothing: a shell waits for its own input to close, which this process alone holds open, and
 * kills the group then. It is in none of the groups that are killed, and hears no Ctrl+C.
 */
function startGuard({ pid }: ChildProcess): ChildProcess | undefined {
  if (pid === undefined || process.platform === 'win32') {
    return undefined;
  }
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -KILL "-$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', (error) => console.error(`What is left of a killed run stays: ${error.message}`));
  return guard;
}

/** Ends every program that runs, and what it has started: when this process is told to end. */
export function killPrograms(): void {
  for (const child of running) {
    killGroup(child);
  }
}

/** A process that is busy does not hear that the one which started it is gone: all of the group are killed. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) {
    return;
  }
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // None of them is there any more.
  }
}
