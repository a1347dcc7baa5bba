import { handOver } from '#renderer/state/files/handed-files.ts';
import { handText } from '#renderer/state/inputs/handed-texts.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { replaceTextInput } from '#renderer/state/inputs/replace-text-input.ts';
import { longestInput, replacedBy, replacedByPaste } from '#renderer/state/inputs/text-inputs.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Recognised } from '#tools/recognise.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

/** The path of the screen that has received its input, or what is wrong. */
export type Opened = { readonly path: string } | { readonly problem: string };

/** The screen that continues with an answer, and how. */
export type Destination = Pick<Recognised, 'screen' | 'input' | 'operation' | 'options' | 'takesFile' | 'text'>;

/**
 * Puts pasted or sent content into the tool of an answer. The caller navigates there. Content larger than an input is
 * passed as a file if the screen accepts those.
 * @param what describes what happened to the former content; omitted for pasted content
 */
export function openAnswer(content: PastedContent, destination: Destination, what?: string): AppThunk<Promise<Opened>> {
  return async (dispatch) => {
    const { screen, input, operation, options = {}, takesFile, text: part } = destination;
    const { path, entry } = screenOf(screen);
    const { file } = content;
    const size = part?.length ?? file?.size ?? content.text.length;
    if (takesFile === true || (size > longestInput && entry.takesFiles !== undefined)) {
      handOver(screen, [file ?? new File([content.text], 'pasted.txt', { type: 'text/plain' })]);
    } else if (size > longestInput) {
      return { problem: `This is too large for ${entry.heading}: it takes ${formatByteLength(longestInput)} at most.` };
    } else {
      const text = part ?? (file === undefined ? content.text : await file.text());
      if (input === undefined) {
        handText(screen, { text, operation, options });
      } else {
        const ofContent = file === undefined ? replacedByPaste : replacedBy(`“${file.name}”`);
        dispatch(replaceTextInput({ name: input as TextInputName, value: text, what: what ?? ofContent }));
      }
    }
    dismissHiddenScreens(path);
    return { path };
  };
}
