import { ErrorReply } from 'redis';

/** What Redis means when it answers with an error. */
export interface Refusal {
  /** The first word of the error: `READONLY`, `NOPERM` and the like. */
  readonly code: string;
  /**
   * - `full`: the memory is; what is there can be read and removed.
   * - `one-key`: something else than a room is in its place.
   * - `unflagged`: a Redis before 7 does not know a script's flags.
   * - `elsewhere`: another server, or this one a little later, would take it: a connection made anew finds it.
   * - `all`: nothing can be kept, until somebody changes that.
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
 * Reads an error of the client.
 * @returns undefined for one that is not an answer of Redis, such as a connection that broke
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
  // What an ACL forbids a script has another text in each version of Redis, and no code of its own.
  if (/ACL failure in script|user executing the script/u.test(message)) {
    return { code: 'NOPERM', kind: 'all' };
  }
  // Redis before 7 puts what a command in a script was refused with behind where that was.
  const code = /user_script[^-]*-([A-Z]+) /u.exec(message)?.[1] ?? message.split(' ', 1)[0] ?? '';
  return { code, kind: kinds[code] ?? 'all' };
}
