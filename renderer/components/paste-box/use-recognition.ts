import { useMemo, useRef } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useIsOffered } from '#renderer/state/host/offered.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { type RecognitionRequest, recognitionHeadLength } from '#renderer/workers/recognition-worker/request.ts';
import { useRecognitionRunner } from '#renderer/workers/recognition-worker/use-recognition-runner.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import type { Recognised } from '#tools/recognise.ts';
import { useAnswerPlace } from './answer-place.ts';
import { copyProblem } from './copy-problem.ts';
import { isEmpty } from './field-content.ts';

/** Milliseconds: a picture may be large, and its reader has to be loaded. */
const timeLimit = 30_000;

/** Milliseconds of a pause in typing, short enough for the answer to be there before the user looks. */
const quietTime = 60;

const none: readonly Recognised[] = [];

export interface RecognitionState {
  /** Undefined if there is nothing to examine. */
  readonly request: RecognitionRequest | undefined;
  /** The candidates, best first; those for the previous content while the present one is being examined. */
  readonly list: readonly Recognised[];
  /** Whether the list belongs to the present content. */
  readonly isCurrent: boolean;
  /** Why there is no answer. */
  readonly error: ToolError | undefined;
  /** Opens the tool of an answer with the content. */
  readonly open: (recognised: Recognised) => void;
  /** Copies the whole answer, or says why nothing was copied. */
  readonly copy: (recognised: Recognised) => void;
}

/**
 * Asks the worker what some content can be.
 * @param content the same object until something changed
 * @param onOpened called when a tool is opened with it, before it shows
 * @param what says what replaced the tool's previous content; omitted for pasted content
 */
export function useRecognition(
  content: PastedContent,
  onOpened: (() => void) | undefined,
  what?: string,
): RecognitionState {
  const runner = useRecognitionRunner();
  const request = useMemo(() => requestOf(content), [content]);
  const task = useLiveTask(runner, 'recognise', request, { timeLimit, quietTime });
  const { result, resultOf } = task;
  // Until the present content has been examined, the error is the previous one's.
  const error = task.isBusy ? undefined : task.error;
  const isCurrent = request !== undefined && (resultOf === request || error !== undefined);
  const isOffered = useIsOffered();
  const list = useMemo(
    () =>
      request === undefined || error !== undefined || result === undefined
        ? none
        : result.filter(({ screenId }) => isOffered(screenId)),
    [request, error, result, isOffered],
  );

  const { open, onCopied } = useAnswerPlace(onOpened, what);
  const copyContent = useCopy();
  const toast = useToaster();
  const copies = useRef(0);
  const copy = (recognised: Recognised) => {
    if (request === undefined) {
      return;
    }
    copies.current += 1;
    const number = copies.current;
    const answer = runner.run('answer', { request, recognised }, { timeLimit }).then((outcome) => {
      const whole = outcome.status === 'done' && outcome.value.ok ? outcome.value.value : undefined;
      // If another copy was begun meanwhile, that one says what has become of it.
      if (whole === undefined && copies.current === number) {
        toast({ message: copyProblem(outcome, request, recognised), type: 'error' });
      }
      return whole;
    });
    void copyContent(answer).then((isCopied) => isCopied && onCopied?.());
  };
  return { request, list, isCurrent, error, open: (recognised) => void open(content, recognised), copy };
}

/** @returns undefined if there is nothing to examine */
function requestOf(content: PastedContent): RecognitionRequest | undefined {
  const { file, text } = content;
  if (file !== undefined) {
    return { file };
  }
  return isEmpty(content) || text.slice(0, recognitionHeadLength).trim() === ''
    ? undefined
    : { text: text.slice(0, recognitionHeadLength), size: text.length };
}
