import { useMemo } from 'react';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replacedByPaste, type TextInput, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Conversion, ConversionRequest } from '#tools/json/converter/convert-document.ts';
import { type OptionChoices, type OptionField, validChoices } from '#tools/json/converter/option-fields.ts';
import { findTarget, type SourceId, sources, type Target, type TargetId } from '#tools/json/converter/targets.ts';
import type { ConverterTasks } from '#tools/json/converter/tasks.ts';
import workerUrl from '#tools/json/converter/tasks.ts?worker&url';
import { jsonConverter } from '#tools/json/tool.ts';
import { choices as keptChoices } from './choices.ts';

const timeLimit = 60_000;
const tooSlow = `${takesLonger('This document', timeLimit)} to convert. Convert a part of it: a few similar elements give the same types as many.`;

const spawn = () => startWorker(workerUrl);

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
  /** Why the options could not be loaded. */
  readonly fieldsError: ToolError | undefined;
  readonly choices: OptionChoices;
  /** Sets the options, which are kept separately for each target. */
  readonly setChoices: (choices: OptionChoices) => void;
  readonly process: LiveTask<ConversionRequest, Conversion>;
}

/** The state of the conversion, which runs in a worker whenever its input, target or options change. */
export function useConverter(): Converter {
  const runner = useTaskRunner<ConverterTasks>(spawn);
  const input = useTextInput(jsonConverter.inputs.document.name);
  const sourceInput = useTextInput(jsonConverter.inputs.source.name);
  const targetInput = useTextInput(jsonConverter.inputs.target.name);
  const rootName = useTextInput(jsonConverter.inputs.rootName.name);
  const { optionsOf } = keptChoices.use();
  useHandedText(({ text, options }) => {
    sourceInput.setValue(options.source ?? 'json');
    input.replace(text, replacedByPaste);
  });

  const source = sources.find(({ value }) => value === sourceInput.value)?.value ?? 'json';
  const target = useMemo(() => findTarget(targetInput.value), [targetInput.value]);
  const choices = optionsOf[target.id] ?? noChoices;
  const request = useMemo(
    () => ({ text: input.value, source, target: target.id, rootName: rootName.value, options: choices }),
    [input.value, source, target, rootName.value, choices],
  );
  const description = useLiveTask(runner, 'describe', target.id, { quietTime: 0 });
  const fields = description.resultOf === target.id ? description.result : undefined;
  const shownChoices = useMemo(
    () => (fields === undefined ? choices : validChoices(fields, choices)),
    [fields, choices],
  );
  const process = useLiveTask(runner, 'convert', isBlank(input.value) ? undefined : request, {
    timeLimit,
    tooSlow,
    keeps: (former, present) => former.target === present.target,
  });

  return {
    input,
    source,
    setSource: sourceInput.setValue,
    target,
    setTarget: targetInput.setValue,
    rootName,
    fields,
    fieldsError: description.error,
    choices: shownChoices,
    setChoices: (next) => {
      const { [target.id]: _former, ...others } = optionsOf;
      keptChoices.change({ optionsOf: Object.keys(next).length === 0 ? others : { ...others, [target.id]: next } });
    },
    process,
  };
}
