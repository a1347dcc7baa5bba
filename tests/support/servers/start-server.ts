import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface RunningServer {
  /** `127.0.0.1:41234` */
  readonly host: string;
  readonly process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Sends the signal and waits for the end. @returns the exit code, or null after SIGKILL */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server from its sources in a separate process.
 * @param environment REDIS_URL and the like; the port is a free one unless PORT is given
 * @param script another server, which prints its address in the same words
 * @param root the folder of the project, or of another build of it
 */
export async function startServer(
  environment: Record<string, string> = {},
  script = 'server/index.ts',
  root = projectRoot,
): Promise<RunningServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  let output = '';
  const host = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const found = / is at http:\/\/(\S+)/u.exec(output)?.[1];
        if (found !== undefined) {
          resolve(found);
        }
      });
    }
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
  return {
    host,
    process: server,
    output: () => output,
    async end(signal) {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill(signal);
        await ended;
      }
      return server.exitCode;
    },
  };
}
