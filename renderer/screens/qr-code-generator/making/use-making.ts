import { useMemo } from 'react';
import { type TextInput, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { CodeInput } from '#tools/qr-code-generator/code/make-qr-code.ts';
import { qrCodeGenerator } from '#tools/qr-code-generator/tool.ts';
import type { QrCode } from '../code/make-code.ts';
import type { Check } from '../reading/check-code.ts';
import type { QrTasks } from '../tasks.ts';
import { type LogoInput, useLogo } from './use-logo.ts';
import { type OptionsInput, useOptions } from './use-options.ts';
import { type TemplateInput, useTemplate } from './use-template.ts';

export interface Making {
  readonly input: TextInput;
  readonly template: TemplateInput;
  readonly options: OptionsInput;
  readonly logo: LogoInput;
  readonly process: LiveTask<CodeInput, QrCode>;
  /** The check that reads the code back. */
  readonly check: LiveTask<CodeInput, Check>;
}

const limits = { timeLimit: 20_000, tooSlow: 'Making this code takes too long. Choose a smaller width.' };
const checkLimits = {
  timeLimit: 20_000,
  tooSlow: 'Reading the code back takes too long.',
  quietTime: 0,
  whenSuperseded: 'drop',
} as const;

/** A code that follows its text, options and logo; each new code is read back. */
export function useMaking(maker: TaskRunner<QrTasks>, reader: TaskRunner<QrTasks>): Making {
  const input = useTextInput(qrCodeGenerator.inputs.text.name);
  const template = useTemplate(input);
  const options = useOptions();
  const logoInput = useLogo();
  const { logo } = logoInput;
  const { settings } = options;
  const text = input.value;
  const codeInput = useMemo(
    (): CodeInput | undefined => (text === '' ? undefined : { text, settings, logo }),
    [text, settings, logo],
  );
  const process = useLiveTask(maker, 'make', codeInput, limits);
  const check = useLiveTask(reader, 'check', process.resultOf, checkLimits);
  return { input, template, options, logo: logoInput, process, check };
}
