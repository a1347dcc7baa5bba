import ToggleButton from '@mui/material/ToggleButton';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { WarningNotes } from '#renderer/components/pane/warning-notes.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { describeAltered } from '#tools/base64/string/describe-altered.ts';
import type { EncodedString, EncodeOptions } from '#tools/base64/string/encode-string.ts';

export interface ResultOptions extends Pick<EncodeOptions, 'alphabet' | 'isPadded'> {
  readonly lineLength: (typeof lineLengths)[number]['value'];
}

interface Props {
  readonly task: LiveTask<unknown, EncodedString>;
  readonly isEmpty: boolean;
  readonly options: ResultOptions;
  readonly onOptionsChange: (change: Partial<ResultOptions>) => void;
  readonly onUseSample: () => void;
}

const alphabets = [
  { value: 'standard', label: 'Standard: + /' },
  { value: 'url-safe', label: 'URL-safe: - _' },
] as const;

const lineLengths = [
  { value: 0, label: 'One line' },
  { value: 64, label: '64 a line' },
  { value: 76, label: '76 a line' },
] as const;

/** The Base64 of the text. */
export function EncodedPane({ task, isEmpty, options, onOptionsChange, onUseSample }: Props) {
  const { result, isBusy, isStale, cancel } = task;
  return (
    <Pane
      title="Base64"
      work={task}
      options={
        <>
          <CompactSelect
            label="Alphabet"
            value={options.alphabet}
            options={alphabets}
            onChange={(alphabet) => onOptionsChange({ alphabet })}
          />
          <ToggleButton
            size="small"
            value="padding"
            selected={options.isPadded}
            onChange={() => onOptionsChange({ isPadded: !options.isPadded })}
          >
            Padding
          </ToggleButton>
          <CompactSelect
            label="Line length"
            value={options.lineLength}
            options={lineLengths}
            onChange={(lineLength) => onOptionsChange({ lineLength })}
          />
        </>
      }
      actions={
        <>
          <CopyButton content={result?.base64} />
          <SaveButton
            getContent={() => result?.base64}
            disabled={result === undefined}
            suggestedName="encoded.txt"
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={result?.base64} />
        </>
      }
      below={
        <>
          {result?.altered && !isStale && <WarningNotes warnings={[describeAltered(result.altered)]} />}
          {isStale && <StaleNote>Made from the last text that could be encoded</StaleNote>}
          {result && !isStale && (
            <PaneNote role="status">
              {formatByteLength(result.byteLength)} became {formatNumber(result.base64.length)} characters
            </PaneNote>
          )}
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Encoding" onCancel={cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a text under “Text to encode”: its Base64 shows here as you type.
        </PaneMessage>
      )}
      {!isEmpty && result === undefined && task.error !== undefined && (
        <PaneMessage>Nothing is encoded yet. The error is marked under “Text to encode”.</PaneMessage>
      )}
      {result && <CodeEditor label="Base64" value={result.base64} readOnly wrap />}
    </Pane>
  );
}
