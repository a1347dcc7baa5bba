import {
  type AttachedInput,
  replacedBySample,
  type TextInput,
  useAttachedFile,
  useTextInput,
} from '#renderer/state/inputs/text-inputs.ts';
import type { NamedInput } from '#tools/text-inputs.ts';

/** The input of an operation: a text that is kept between visits, or the file in front of it. */
export interface OperationInput extends AttachedInput {
  readonly text: TextInput;
  /** The name of the input, and the placeholder of its empty editor. */
  readonly label: string;
  readonly placeholder: string | undefined;
  /** Replaces the input with the sample; undefined if there is none. */
  readonly sample: (() => void) | undefined;
}

export function useOperationInput({ name, label = 'Input', placeholder, default: sample }: NamedInput): OperationInput {
  const text = useTextInput(name);
  const attached = useAttachedFile(name);
  return {
    ...attached,
    text,
    label,
    placeholder,
    sample: sample === '' ? undefined : () => text.replace(sample, replacedBySample),
  };
}
