import { useMemo } from 'react';
import { valueReplaced } from '#renderer/state/inputs/replaced-value.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import { emptyDraft } from '#tools/jwt-decoder/signature/empty-draft.ts';
import type { SignedToken, SignRequest } from '#tools/jwt-decoder/signature/sign-token.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import type { DecodedToken } from '#tools/jwt-decoder/token/decode-token.ts';
import { choices } from '../choices.ts';
import type { KeyInput } from '../decoding/use-token.ts';

/** What is to be signed, as typed. */
export interface Draft {
  readonly header: string;
  readonly payload: string;
}

export interface DraftProcess {
  readonly draft: Draft;
  /** Whether the draft differs from the initial one. */
  readonly isStarted: boolean;
  readonly change: (change: Partial<Draft>) => void;
  /** Takes over the content of the decoded token; a message can bring back the draft that it replaces. */
  readonly takeFrom: (token: DecodedToken | undefined) => void;
  readonly signed: SignedToken | undefined;
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly error: ToolError | undefined;
}

/** Signs the draft in a worker whenever it changes. */
export function useDraft(runner: TaskRunner<JwtTasks>, key: KeyInput, isShown: boolean): DraftProcess {
  const dispatch = useAppDispatch();
  const kept = choices.use();
  const isStarted = kept.header !== undefined || kept.payload !== undefined;
  const { header = emptyDraft.header, payload = emptyDraft.payload } = kept;
  const request = useMemo<SignRequest | undefined>(
    () => (isShown ? { header, payload, key: key.text, format: key.format } : undefined),
    [header, payload, key, isShown],
  );
  const { result, error, isStale, isBusy } = useLiveTask(runner, 'sign', request, { timeLimit: 20_000 });
  const setDraft = (next: Draft) => choices.change(next);
  const isDraft = (one: Draft) => {
    const present = choices.read();
    return present.header === one.header && present.payload === one.payload;
  };
  const takeFrom = (token: DecodedToken | undefined) => {
    const next = { header: token?.header.text ?? header, payload: token?.payload?.text ?? payload };
    const isLost = isStarted && !isDraft(next);
    setDraft(next);
    if (isLost) {
      dispatch(
        valueReplaced({
          what: replacedBy('the token’s header and payload'),
          undo: () => setDraft({ header, payload }),
          value: choices,
          isUnedited: () => isDraft(next),
        }),
      );
    }
  };
  return {
    draft: { header, payload },
    isStarted,
    change: (change) => setDraft({ header, payload, ...change }),
    takeFrom,
    signed: result,
    isStale,
    isBusy,
    error,
  };
}
