import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { maximumChoiceLength } from '#renderer/state/kept/kept-value.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import type { EntityForm, EntityScope } from '#tools/common-lists/encode-entities.ts';
import type { CodedText, EntityRequest, EntityTasks } from '#tools/common-lists/tasks.ts';
import workerUrl from '#tools/common-lists/tasks.ts?worker&url';
import { entityRequest, entitySamples } from './choices.ts';
import { replaceEntityText } from './replace-entity-text.ts';

const spawn = () => startWorker(workerUrl);

const scopes = [
  { value: 'special', label: '& < > " \' only' },
  { value: 'non-ascii', label: '… and non-ASCII' },
  { value: 'all', label: 'All characters' },
] as const satisfies readonly { value: EntityScope; label: string }[];

const forms = [
  { value: 'named', label: 'Names' },
  { value: 'decimal', label: 'Decimal' },
  { value: 'hexadecimal', label: 'Hexadecimal' },
] as const satisfies readonly { value: EntityForm; label: string }[];

/** Encodes a text with entities, and decodes it. */
export function EntityCoder() {
  const runner = useTaskRunner<EntityTasks>(spawn);
  const input = entityRequest.use();
  const { text, direction, scope, form } = input;
  const task = useLiveTask(runner, 'code', input, {
    keeps: (former, present) => former.direction === present.direction,
  });
  const { result, isBusy, isCancelled, error, cancel, runAgain } = task;
  const editor = useRef<CodeEditorHandle>(null);
  const [fileError, setFileError] = useState<ToolError>();

  const dispatch = useAppDispatch();
  const { change } = entityRequest;
  const notKept = entityRequest.notKept();
  const turn = (next: EntityRequest['direction']) =>
    // Only a sample is replaced; the user's own text stays.
    change({ direction: next, ...(text === entitySamples[direction] ? { text: entitySamples[next] } : {}) });
  const takeFileText = (next: string, fileName: string) => {
    setFileError(undefined);
    dispatch(replaceEntityText({ text: next }, replacedBy(fileName)));
  };

  return (
    <Pane
      title="Encode and decode"
      work={task}
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Direction"
            value={direction}
            onChange={(_, next: EntityRequest['direction'] | null) => next !== null && turn(next)}
          >
            <ToggleButton value="encode">Encode</ToggleButton>
            <ToggleButton value="decode">Decode</ToggleButton>
          </ToggleButtonGroup>
          {direction === 'encode' && (
            <>
              <CompactSelect
                label="Characters to encode"
                value={scope}
                options={scopes}
                onChange={(next) => change({ scope: next })}
              />
              <CompactSelect
                label="How entities are written"
                value={form}
                options={forms}
                onChange={(next) => change({ form: next })}
              />
            </>
          )}
        </>
      }
      actions={
        <>
          <CopyButton content={result?.text} />
          <SaveButton
            getContent={() => result?.text}
            disabled={result === undefined || result.text === ''}
            suggestedName={direction === 'encode' ? 'entities.txt' : 'text.txt'}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={result?.text} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          {isCancelled && (
            <CancelledNote action={direction === 'encode' ? 'Encode again' : 'Decode again'} onRetry={runAgain}>
              The work was cancelled.
            </CancelledNote>
          )}
          {result !== undefined && (
            <WarningList
              summary={summarise(result, direction)}
              warnings={result.notes}
              unlisted={result.noteCount - result.notes.length}
              onGoTo={(position) => editor.current?.goTo(position)}
            />
          )}
          {notKept !== undefined && <NotKeptNote reason={notKept} limit={maximumChoiceLength} />}
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Working" onCancel={cancel} />
      <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ flex: 1, minHeight: 0, borderBottom: 1, borderColor: 'divider' }}>
          <CodeEditor
            ref={editor}
            label={direction === 'encode' ? 'Text to encode' : 'Text to decode'}
            value={text}
            onChange={(next) => {
              setFileError(undefined);
              change({ text: next });
            }}
            onFileText={takeFileText}
            onFileRejected={setFileError}
            placeholder="Paste or type a text, or drop a file"
            wrap
          />
        </Box>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          {result !== undefined && result.text.length > longestText ? (
            <PaneMessage>
              {`The result has ${formatNumber(result.text.length)} characters, more than can be shown: copy or save it.`}
            </PaneMessage>
          ) : (
            <CodeEditor
              label={direction === 'encode' ? 'Text with entities' : 'Decoded text'}
              value={result?.text ?? ''}
              readOnly
              wrap
            />
          )}
        </Box>
      </Box>
    </Pane>
  );
}

function summarise({ noteCount }: CodedText, direction: EntityRequest['direction']): string {
  if (noteCount === 0) {
    return '';
  }
  return direction === 'encode'
    ? `${countOf(noteCount, 'character has', 'characters have')} no entity`
    : countOf(noteCount, 'malformed reference');
}
