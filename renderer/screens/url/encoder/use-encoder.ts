import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { replacedBy, type TextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useKeptWithText } from '#renderer/state/kept/kept-with-text.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Direction } from '#shared/formats/direction.ts';
import type { EncodingMode } from '#tools/url/encoder/encoding-modes.ts';
import type { Conversion, Converted, EncoderTasks } from '#tools/url/encoder/tasks.ts';
import { choices } from './choices.ts';
import workerUrl from './worker.ts?worker&url';

const timeLimit = 60_000;
const tooSlow = `${takesLonger('This text', timeLimit)}. Convert it in parts.`;

const spawn = () => startWorker(workerUrl);

type HowReplaced = Parameters<TextInput['replace']> extends [string, ...infer How] ? How : never;

export interface Encoder {
  /** The text, which keeps its direction while it is being typed. */
  readonly input: TextInput;
  readonly direction: Direction;
  /** Chooses a direction, or converts again in the chosen one. */
  readonly convert: (direction: Direction) => void;
  /** Replaces the text, together with its direction. */
  readonly take: (text: string, direction: Direction, ...how: HowReplaced) => void;
  readonly mode: EncodingMode;
  readonly setMode: (mode: EncodingMode) => void;
  readonly process: LiveTask<Conversion, Converted>;
  /** The runner for the rows of a large result. */
  readonly runner: TaskRunner<EncoderTasks>;
  /** Makes the result the input and reverses the direction, so that the previous input becomes the result. */
  readonly swap: () => void;
}

/** Encodes or decodes in a worker as the input changes, in the direction that was chosen last. */
export function useEncoder(kept: TextInput): Encoder {
  const { value: text } = kept;
  const { mode, directions } = choices.use();
  const ofText = useKeptWithText<Direction>({
    list: directions,
    onChange: (list) => choices.change({ directions: list }),
    text,
    initial: 'encode',
  });
  const direction = ofText.value;
  const [isSwapping, setIsSwapping] = useState(false);
  const runner = useTaskRunner<EncoderTasks>(spawn);
  const input = useMemo(() => (text === '' ? undefined : { text, mode, direction }), [text, mode, direction]);
  // A superseded task soon ends by itself, and its worker keeps the visible rows.
  const process = useLiveTask(runner, 'convert', input, {
    timeLimit,
    tooSlow,
    whenSuperseded: 'drop',
    keeps: (former, present) => former.direction === present.direction,
  });
  const { isBusy } = process;

  // Both are replaced together: a text must not come back with the direction of another.
  const take: Encoder['take'] = (nextText, nextDirection, ...how) => {
    ofText.replace(nextText, nextDirection);
    kept.replace(nextText, ...how);
  };
  const type = (nextText: string) => {
    ofText.retype(nextText, direction);
    kept.setValue(nextText);
  };
  const swapNow = useEffectEvent(() => {
    const content = process.result?.content;
    if (typeof content === 'string' && process.resultOf === input) {
      take(content, direction === 'encode' ? 'decode' : 'encode', replacedBy('“Swap”'), { isInSight: true });
    }
  });
  useEffect(() => {
    // While the result does not belong to the latest text, swapping would lose that, so it waits.
    if (isSwapping && !isBusy) {
      setIsSwapping(false);
      swapNow();
    }
  }, [isSwapping, isBusy]);

  return {
    input: { ...kept, setValue: type, replace: (next, ...how) => take(next, direction, ...how) },
    direction,
    convert(next) {
      if (next === direction) {
        process.runAgain();
      } else {
        ofText.choose(next);
      }
    },
    take,
    mode,
    setMode: (next) => choices.change({ mode: next }),
    process,
    runner,
    swap: () => setIsSwapping(true),
  };
}
