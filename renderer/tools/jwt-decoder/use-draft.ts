import { useMemo, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import type { DecodedToken } from './decode-token.ts';
import type { SignedToken, SignRequest } from './sign-token.ts';
import type { JwtTasks } from './tasks.ts';
import type { KeyInput } from './use-token.ts';

/** What is to be signed, as typed. */
export interface Draft {
  readonly header: string;
  readonly payload: string;
}

const emptyDraft: Draft = { header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}', payload: '{\n  "sub": "me"\n}' };

export interface DraftProcess {
  readonly draft: Draft;
  /** Whether the draft is no longer the one that is there at first. */
  readonly isStarted: boolean;
  readonly change: (change: Partial<Draft>) => void;
  /** Takes over what the decoded token has. */
  readonly takeFrom: (token: DecodedToken | undefined) => void;
  readonly signed: SignedToken | undefined;
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly error: ToolError | undefined;
}

/** Signs what is typed in a worker as it changes. */
export function useDraft(runner: TaskRunner<JwtTasks>, key: KeyInput, isShown: boolean): DraftProcess {
  const [draft, setDraft] = useState<Draft>();
  const shown = draft ?? emptyDraft;
  const request = useMemo<SignRequest | undefined>(
    () => (isShown ? { ...shown, key: key.text, format: key.format } : undefined),
    [shown, key, isShown],
  );
  const { result, error, isStale, isBusy } = useLiveTask(runner, 'sign', request, { timeLimit: 20_000 });
  return {
    draft: shown,
    isStarted: draft !== undefined,
    change: (change) => setDraft({ ...shown, ...change }),
    takeFrom: (token) =>
      setDraft({ header: token?.header.text ?? shown.header, payload: token?.payload?.text ?? shown.payload }),
    signed: result,
    isStale,
    isBusy,
    error,
  };
}
