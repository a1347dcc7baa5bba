import type { TextInputName } from '#tools/text-inputs.ts';
import { type AttachedInput, type TextInput, useAttachedFile, useTextInput } from './text-inputs.ts';

export interface TextOrFile {
  /** The text in the editor. */
  readonly text: string;
  readonly setText: TextInput['setValue'];
  /** The file that stands in place of the text. It is read in a worker, and is not kept between visits. */
  readonly file: File | undefined;
  readonly setFile: AttachedInput['setFile'];
  readonly replace: TextInput['replace'];
}

/** An input of a tool that takes either a text in the editor or a file that may be too large for it. */
export function useTextOrFile(name: TextInputName): TextOrFile {
  const { value, setValue, replace } = useTextInput(name);
  const { file, setFile } = useAttachedFile(name);
  return { text: value, setText: setValue, file, setFile, replace };
}
