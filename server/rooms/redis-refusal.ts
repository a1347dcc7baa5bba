import { ErrorReply } from 'redis';

/** The meaning of an error reply of Redis. */
export interface Refusal {
  /** The first word of the error: `READONLY`, `NOPERM` and the like. */
  readonly code: string;
  /**
   * - `full`: the memory is full; existing data can be read and removed.
   * - `one-key`: the key holds something other than a room.
   * - `unflagged`: a Redis before version 7 does not know the flags of a script.
   * - `elsewhere`: another server, or this one a little later, would accept the command: a new connection finds it.
   * - `all`: nothing can be stored until somebody changes that.
   */
  readonly kind: 'full' | 'one-key' | 'unflagged' | 'elsewhere' | 'all';
}

const kinds: Readonly<Record<string, Refusal['kind']>> = {
  OOM: 'full',
  WRONGTYPE: 'one-key',
  READONLY: 'elsewhere',
  LOADING: 'elsewhere',
  MOVED: 'elsewhere',
  ASK: 'elsewhere',
  CLUSTERDOWN: 'elsewhere',
  MASTERDOWN: 'elsewhere',
};

/**
 * Interprets an error of the client.
 * @returns undefined if the error is not a reply of Redis, such as a broken connection
 * @example readRefusal(new ErrorReply('READONLY You can't write against a read only replica.')) // { code: 'READONLY', kind: 'elsewhere' }
 */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof ErrorReply)) {
    return undefined;
  }
  const { message } = error;
  if (/compiling script|Unexpected (?:flag|engine) in script shebang/u.test(message)) {
    return { code: 'ERR', kind: 'unflagged' };
  }
  // The error for what an ACL forbids a script has a different text in each version of Redis, and no code of its own.
  if (/ACL failure in script|user executing the script/u.test(message)) {
    return { code: 'NOPERM', kind: 'all' };
  }
  // Before version 7, Redis puts the error code of a command in a script after the position in the script.
  const code = /user_script[^-]*-([A-Z]+) /u.exec(message)?.[1] ?? message.split(' ', 1)[0] ?? '';
  return { code, kind: kinds[code] ?? 'all' };
}
