import { createSessionValue } from '#renderer/state/session-value.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';

export interface CsvSource {
  /** The text in the editor. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** A file in place of the text: it is read in a worker, and not kept between visits. */
  readonly file: File | undefined;
  readonly setFile: (file: File | undefined) => void;
  /** Whether the text will be there after the app closes. */
  readonly isKept: boolean;
}

/** Outlives the screen: who comes back to it finds the file there. Only where it is is held, not its content. */
const attachedFile = createSessionValue<File | undefined>(undefined);

/** What there is to parse. */
export function useCsvSource(): CsvSource {
  const { value, setValue, isKept } = useTextInput('lastCSVInputContent');
  const file = attachedFile.use();
  return {
    text: value,
    setText: setValue,
    file,
    setFile: attachedFile.write,
    isKept,
  };
}
