import { createSessionValue } from '#renderer/state/session-value.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';

export interface JsonSource {
  /** The text in the editor. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Text that is too large for the editor, in its place; held in memory only. */
  readonly file: File | undefined;
  readonly setFile: (file: File | undefined) => void;
  /** Whether the text will be there after the app closes. */
  readonly isKept: boolean;
}

/** Outlives the screen: what was pasted must be there when the user comes back to it. */
const attachedFile = createSessionValue<File | undefined>(undefined);

/** What there is to format. */
export function useSource(): JsonSource {
  const { value, setValue, isKept } = useTextInput('lastJSONFormatterValue');
  const file = attachedFile.use();
  return {
    text: value,
    setText: setValue,
    file,
    setFile: attachedFile.write,
    isKept: isKept && file === undefined,
  };
}
