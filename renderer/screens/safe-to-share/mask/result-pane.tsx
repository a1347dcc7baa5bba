import Box from '@mui/material/Box';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { longestText } from '#shared/text-checks.ts';
import { describeNothing } from '#tools/safe-to-share/describe-nothing.ts';
import type { FoundValue, ValuePlace } from '#tools/safe-to-share/mask-text.ts';
import { choices, leftValues } from '../choices.ts';
import { takenMeanings } from '../taken-meanings.ts';
import type { Masking } from '../use-masking.ts';
import { KindsSelect } from './kinds-select.tsx';
import { ValueList } from './value-list.tsx';

interface Props {
  readonly masking: Masking;
  readonly isEmpty: boolean;
  /** The file that is masked; undefined for a text. */
  readonly file: File | undefined;
  readonly onUseSample: () => void;
  readonly onGoTo: ((place: ValuePlace) => void) | undefined;
}

function changeMasked({ identity }: FoundValue, isMasked: boolean): void {
  const others = leftValues.read().filter((one) => one !== identity);
  leftValues.write(isMasked ? others : [...others, identity]);
}

/** `server.log` becomes `server.safe.log`. */
const safeName = (file: File | undefined) =>
  file === undefined ? 'safe.txt' : file.name.replace(/(\.[^.]{1,12})?$/u, (extension) => `.safe${extension}`);

/** The text without its secrets, and a list of those. */
export function ResultPane({ masking, isEmpty, file, onUseSample, onGoTo }: Props) {
  const { result, isStale } = masking;
  const { without } = choices.use();
  // A stale result may lack what was typed since, and would be mistaken for safe.
  const usable = isStale ? undefined : result;
  const take = <Content,>(content: Content): Content => {
    if (usable !== undefined) {
      takenMeanings.write(usable.meanings);
    }
    return content;
  };
  const text = usable?.text;
  const name = safeName(file);
  const extension = extensionOf(name) || 'txt';
  return (
    <Pane
      title="Safe text"
      work={masking}
      options={<KindsSelect />}
      actions={
        <>
          <CopyButton content={text === undefined || text === '' ? undefined : () => take(text)} />
          <SaveButton
            getContent={() => take(usable?.bytes === undefined ? text : new Blob([usable.bytes]))}
            disabled={text === undefined}
            suggestedName={name}
            filter={{ name: extension.toUpperCase(), extensions: [extension] }}
          />
          <SendToButton text={text === undefined || text === '' ? undefined : async () => take(text)} />
        </>
      }
      below={
        <>
          {masking.isCancelled && (
            <CancelledNote action="Mask again" onRetry={masking.runAgain}>
              The masking was cancelled.
            </CancelledNote>
          )}
          {isStale && <StaleNote>Made from the last text that could be read</StaleNote>}
          {/* A file may take minutes, and a previous text says nothing about it. */}
          {usable?.summary.valueCount === 0 && !masking.isBusy && !isEmpty && (
            <PaneNote role="status">
              {describeNothing(without)} Read it anyway: names and plain words are not recognised.
            </PaneNote>
          )}
        </>
      }
    >
      <BusyIndicator isBusy={masking.isBusy} label="Masking" progress={masking.progress} onCancel={masking.cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a log, a command or a configuration under “Text or file to mask”: secrets and personal data become
          placeholders as you type.
        </PaneMessage>
      )}
      {result !== undefined && !isEmpty && (
        <Box onCopy={() => take(undefined)} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          <Box sx={{ flex: '1 1 0', minHeight: 80, position: 'relative', overflow: 'hidden' }}>
            {result.text.length <= longestText ? (
              <CodeEditor label="Safe text" value={result.text} readOnly wrap />
            ) : (
              <PaneMessage>This text is too large to show here. Save it to see it.</PaneMessage>
            )}
          </Box>
          {result.summary.valueCount > 0 && (
            <ValueList values={result.listed} summary={result.summary} onMaskedChange={changeMasked} onGoTo={onGoTo} />
          )}
        </Box>
      )}
    </Pane>
  );
}
