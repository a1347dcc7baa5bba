import { useMemo, useState } from 'react';
import { createFirstTask } from '#renderer/workers/first-task.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { KeyFormat } from '#tools/jwt-decoder/keys/key-formats.ts';
import type { Verification, VerifyRequest } from '#tools/jwt-decoder/signature/verify-signature.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import type { DecodedToken } from '#tools/jwt-decoder/token/decode-token.ts';

const timeLimit = 20_000;
const tooSlow = `${takesLonger('This', timeLimit)}. Paste a single token: one has a few kilobytes.`;

export interface TokenProcess {
  /** The content of the text, as far as it can be read. */
  readonly token: DecodedToken | undefined;
  /** The last token without errors, for the parts that the present one lacks. */
  readonly lastWhole: DecodedToken | undefined;
  /** What is wrong with the text, or with parts of it. */
  readonly problems: readonly ToolError[];
  /** Why nothing of the text can be read. */
  readonly error: ToolError | undefined;
  readonly isBusy: boolean;
  readonly isCancelled: boolean;
  readonly cancel: () => void;
  readonly decodeNow: () => void;
}

const inputOf = (text: string) => (isBlank(text) ? undefined : text);

/** Creates a decoder for a text that the screen is about to show. */
export function createFirstDecoding(spawn: () => Worker) {
  const { begin, take } = createFirstTask<JwtTasks, 'decode'>(spawn, 'decode', timeLimit);
  return { begin: (text: string) => begin(inputOf(text)), take };
}

/** Decodes a text in a worker as it changes. */
export function useToken(runner: TaskRunner<JwtTasks>, text: string): TokenProcess {
  const task = useLiveTask(runner, 'decode', inputOf(text), { timeLimit, tooSlow });
  const { result, error, isStale } = task;
  const [lastWhole, setLastWhole] = useState<DecodedToken>();
  if (result !== undefined && result !== lastWhole && result.problems.length === 0) {
    setLastWhole(result);
  }
  const token = isStale ? undefined : result;
  return {
    token,
    lastWhole: isBlank(text) ? undefined : lastWhole,
    problems: error === undefined ? (token?.problems ?? []) : [error],
    error,
    isBusy: task.isBusy,
    isCancelled: task.isCancelled,
    cancel: task.cancel,
    decodeNow: task.runAgain,
  };
}

export interface KeyInput {
  readonly text: string;
  readonly format: KeyFormat;
}

/** The state of the signature: `unknown` while there is no key or no token to check. */
export type SignatureState =
  | { readonly state: 'unknown' }
  | { readonly state: 'checking' }
  | ({ readonly state: 'checked' } & Verification);

/** Verifies the signature in a worker as the token, the key or the detached payload changes. */
export function useVerification(
  runner: TaskRunner<JwtTasks>,
  token: DecodedToken | undefined,
  key: KeyInput,
  detachedPayload: string,
): SignatureState {
  const request = useMemo<VerifyRequest | undefined>(
    () =>
      token?.written === undefined || key.text === ''
        ? undefined
        : {
            token: token.written,
            isUnencoded: token.isUnencoded,
            detachedPayload: token.isDetached ? detachedPayload : undefined,
            key: key.text,
            format: key.format,
          },
    [token, key, detachedPayload],
  );
  const { result, resultOf, error } = useLiveTask(runner, 'verify', request, { timeLimit, tooSlow });
  if (request === undefined) {
    return { state: 'unknown' };
  }
  if (error !== undefined) {
    return { state: 'checked', verdict: 'impossible', details: [error.message], warnings: [] };
  }
  // A verdict on an earlier token or key does not apply.
  return result === undefined || resultOf !== request ? { state: 'checking' } : { state: 'checked', ...result };
}
