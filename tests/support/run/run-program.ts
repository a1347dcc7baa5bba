import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export type Outcome = 'passed' | 'failed' | 'hung';

export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /**
   * When it aborts, for example by `AbortSignal.timeout`, the program is asked to end, and can report what it was
   * doing.
   */
  readonly limit: AbortSignal;
  /** The time in milliseconds that the program has to end when asked; after that, it is killed. */
  readonly grace?: number;
  /** Receives the output; without this function, the output goes to that of this process. */
  readonly onPrint?: (bytes: Buffer) => void;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program to its end.
 * @returns `passed` if it exited with 0 within its limit. All processes that it started and left behind have been
 * killed by then. They are also killed if this process is killed first; on Windows only if it can still call
 * `killPrograms`.
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
    // The program leads a process group: the processes that it starts belong to the group even after it has exited.
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
      // Processes that it has left behind would hold its output open.
      killGroup(child);
      // From now on, its process id may belong to another process.
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
 * Starts a shell that kills the group if this process is killed and cannot do so itself: the shell waits until its
 * standard input closes, which only this process holds open. The shell is in none of the killed groups, and does not
 * receive Ctrl+C.
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

/** Kills every running program and the processes that it has started. Called when this process is asked to end. */
export function killPrograms(): void {
  for (const child of running) {
    killGroup(child);
  }
}

/** Kills the whole group, since a busy process does not notice that its parent has gone. */
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
    // All processes of the group have already exited.
  }
}
