import {
  type AttachedInput,
  replacedBySample,
  type TextInput,
  useAttachedFile,
  useTextInput,
} from '#renderer/state/text-inputs.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import { type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';

/** The input of an operation: a text that is kept between visits, or the file in front of it. */
export interface OperationInput extends AttachedInput {
  readonly text: TextInput;
  /** The name of the input, and the placeholder of its empty editor. */
  readonly label: string;
  readonly placeholder: string | undefined;
  /** Replaces the input with the sample; undefined if there is none. */
  readonly sample: (() => void) | undefined;
}

/** @param name the input named by `takesText` of the screen */
export function useOperationInput(id: ScreenId, name: string): OperationInput {
  const inputName = name as TextInputName;
  const text = useTextInput(inputName);
  const attached = useAttachedFile(inputName);
  const { label = 'Input', placeholder } = screenOf(id).entry.inputs?.[name] ?? {};
  const sample = textInputDefaults[inputName];
  return {
    ...attached,
    text,
    label,
    placeholder,
    sample: sample === '' ? undefined : () => text.replace(sample, replacedBySample),
  };
}
