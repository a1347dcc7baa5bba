import { useMemo, useState } from 'react';
import { type TextInput, useTextInput } from '#renderer/state/text-inputs.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Conversion, ConversionRequest } from './convert.ts';
import type { OptionChoices, OptionField } from './option-fields.ts';
import { findTarget, type SourceId, sources, type Target, type TargetId } from './targets.ts';
import type { ConverterTasks } from './tasks.ts';

const timeLimit = 60_000;
const tooSlow = `This document takes longer than ${timeLimit / 1000} seconds to convert. Convert a part of it: types are the same for a few of many alike records.`;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const noChoices: OptionChoices = {};

export interface Converter {
  readonly input: TextInput;
  readonly source: SourceId;
  readonly setSource: (source: SourceId) => void;
  readonly target: Target;
  readonly setTarget: (target: TargetId) => void;
  readonly rootName: TextInput;
  /** The options of the target; undefined until they are loaded. */
  readonly fields: readonly OptionField[] | undefined;
  readonly choices: OptionChoices;
  /** Kept for each target as long as the screen is shown. */
  readonly setChoices: (choices: OptionChoices) => void;
  readonly process: LiveTask<ConversionRequest, Conversion>;
}

/** What is to be converted into what, and what came of it: in a worker, as any of it changes. */
export function useConverter(): Converter {
  const runner = useTaskRunner<ConverterTasks>(spawn);
  const input = useTextInput('lastJSON2Convert');
  const sourceInput = useTextInput('lastJSON2ConvertOptionSource');
  const targetInput = useTextInput('lastJSON2ConvertOptionTarget');
  const rootName = useTextInput('lastJSON2ConvertOptionRootClassname');
  const [choicesOf, setChoicesOf] = useState<Partial<Record<TargetId, OptionChoices>>>({});

  const source = sources.find(({ value }) => value === sourceInput.value)?.value ?? 'json';
  const target = useMemo(() => findTarget(targetInput.value), [targetInput.value]);
  const choices = choicesOf[target.id] ?? noChoices;
  const request = useMemo(
    () => ({ text: input.value, source, target: target.id, rootName: rootName.value, options: choices }),
    [input.value, source, target, rootName.value, choices],
  );
  const description = useLiveTask(runner, 'describe', target.id, { quietTime: 0 });
  const process = useLiveTask(runner, 'convert', isBlank(input.value) ? undefined : request, { timeLimit, tooSlow });

  return {
    input,
    source,
    setSource: sourceInput.setValue,
    target,
    setTarget: targetInput.setValue,
    rootName,
    fields: description.resultOf === target.id ? description.result : undefined,
    choices,
    setChoices: (next) => setChoicesOf({ ...choicesOf, [target.id]: next }),
    process,
  };
}
