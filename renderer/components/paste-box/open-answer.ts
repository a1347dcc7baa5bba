import { handOver } from '#renderer/state/files/handed-files.ts';
import { handText } from '#renderer/state/inputs/handed-texts.ts';
import { type PastedContent, textOf } from '#renderer/state/inputs/pasted-content.ts';
import { replaceTextInput } from '#renderer/state/inputs/replace-text-input.ts';
import { replacedBy, replacedByPaste } from '#renderer/state/inputs/text-inputs.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { notTextFile } from '#shared/not-text-file.ts';
import { longestText } from '#shared/text-checks.ts';
import type { Recognised } from '#tools/recognise.ts';
import { screenOf } from '#tools/screen-of.ts';

/** The path of the screen that has received its input, or what is wrong. */
export type Opened = { readonly path: string } | { readonly problem: string };

/** The screen that continues with an answer, and how. */
export type Destination = Pick<Recognised, 'screenId' | 'input' | 'operation' | 'options' | 'takesFile' | 'text'>;

/**
 * Puts pasted or sent content into the tool of an answer. The caller navigates there. Content larger than an input, and
 * a file in another encoding than UTF-8 and UTF-16, are passed as a file if the screen accepts those.
 * @param what describes what happened to the previous content; omitted for pasted content
 */
export function openAnswer(content: PastedContent, destination: Destination, what?: string): AppThunk<Promise<Opened>> {
  return async (dispatch) => {
    const { screenId, input, operation, options = {}, takesFile, text: part } = destination;
    const { path, entry } = screenOf(screenId);
    const { file } = content;
    const size = part?.length ?? file?.size ?? content.text.length;
    const isInput = takesFile !== true && size <= longestText;
    const text = isInput ? (part ?? (await textOf(content))) : undefined;
    if (text === undefined && (takesFile === true || entry.takesFiles !== undefined)) {
      handOver(screenId, [file ?? new File([content.text], 'pasted.txt', { type: 'text/plain' })]);
    } else if (text === undefined) {
      const tooLarge = `This is too large for ${entry.heading}: it takes ${formatByteLength(longestText)} at most.`;
      return { problem: isInput && file !== undefined ? notTextFile(file.name).message : tooLarge };
    } else if (input === undefined) {
      handText(screenId, { text, operation, options });
    } else {
      const ofContent = file === undefined ? replacedByPaste : replacedBy(`“${file.name}”`);
      dispatch(replaceTextInput({ name: input, value: text, what: what ?? ofContent }));
    }
    dismissHiddenScreens(path);
    return { path };
  };
}
