import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { withoutExtension } from '#shared/formats/file-kinds/kind-of-file.ts';
import { describeConfidence } from '#tools/image-ocr/measure-confidence.ts';
import type { OcrSession, OcrSnapshot, QueuedImage } from '#tools/image-ocr/ocr-session.ts';
import { choices } from './choices.ts';
import { WordTable } from './word-table.tsx';

interface Props {
  readonly session: OcrSession;
  readonly snapshot: OcrSnapshot;
  readonly selected: QueuedImage | undefined;
  readonly onWord: (index: number) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The suggested name of the text file: after the image if there is only one. */
function fileNameFor([first, second]: readonly QueuedImage[]): string {
  const image = second === undefined ? first : undefined;
  const base = image && withoutExtension(image.name).replace(/[/\\:\p{Cc}]/gu, '_');
  return `${base || 'extracted-text'}.txt`;
}

/** The text of all images, which can be corrected, copied and saved, or the words of the selected image. */
export function TextPane({ session, snapshot: { images, text }, selected, onWord, onFiles }: Props) {
  const { view } = choices.use();
  const words = images.flatMap(({ result }) => result?.recognition.words ?? []);
  const recognised = images.filter(({ result }) => result !== undefined);
  const hasNoText = recognised.length > 0 && recognised.every(({ result }) => result?.recognition.text === '');
  return (
    <Pane
      title="Extracted text"
      options={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Show"
          value={view}
          onChange={(_, next: 'text' | 'words' | null) => next !== null && choices.change({ view: next })}
        >
          <ToggleButton value="text">Text</ToggleButton>
          <ToggleButton value="words">Words</ToggleButton>
        </ToggleButtonGroup>
      }
      actions={
        <>
          <CopyButton content={text} />
          <SaveButton
            getContent={() => text}
            disabled={text === ''}
            suggestedName={fileNameFor(images)}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={text} />
        </>
      }
      below={
        recognised.length > 0 && (
          <PaneNote role="status">
            {hasNoText
              ? recognised.length === 1
                ? 'No text was found in the image.'
                : 'No text was found in the images.'
              : describeConfidence(words)}
          </PaneNote>
        )
      }
    >
      {view === 'text' ? (
        <CodeEditor
          label="Extracted text"
          value={text}
          onChange={session.edit}
          onFiles={onFiles}
          wrap
          placeholder="The text of the images appears here. You can change it."
        />
      ) : (
        <WordTable image={selected} onWord={onWord} />
      )}
    </Pane>
  );
}
