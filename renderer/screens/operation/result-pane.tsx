import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { OperationResult } from '#renderer/workers/operation-worker/create-operation-tasks.ts';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { OptionControls } from './option-controls.tsx';
import { ResultContent } from './result-content.tsx';
import type { OperationScreen } from './use-operation-screen.ts';

interface Props {
  readonly screen: OperationScreen;
  /** Whether the screen has no input, beside which an error would show. */
  readonly isAlone?: boolean;
  /** Puts a sample into the input; undefined if there is none. */
  readonly sample?: (() => void) | undefined;
}

/** The options, and the result of the operation. */
export function ResultPane({ screen, isAlone = false, sample }: Props) {
  const { description, options, task, isEmpty, inputError, optionError } = screen;
  const { result } = task;
  const text = typeof result?.data === 'string' ? result.data : undefined;
  return (
    <Pane
      // Remounted when the options arrive, instead of letting the content move down.
      key={description === undefined ? 'waiting' : 'ready'}
      title="Result"
      work={task}
      actions={
        <>
          {isAlone && (
            <IconButton data-hint="Run again" size="small" aria-label="Run again" onClick={task.runAgain}>
              <RefreshIcon sx={{ fontSize: 20 }} />
            </IconButton>
          )}
          <CopyButton {...copied(result)} />
          <SaveButton
            getContent={() => result && contentOf(result)}
            disabled={result === undefined}
            suggestedName={result?.fileName ?? 'result.txt'}
            filter={filterOf(result?.fileName ?? 'result.txt')}
          />
          {text === undefined && result !== undefined ? (
            <SendToButton file={async () => fileOf(result)} />
          ) : (
            <SendToButton text={text} />
          )}
        </>
      }
      above={
        description !== undefined &&
        description.options.length > 0 && (
          <OptionControls described={description.options} options={options} error={optionError} />
        )
      }
      below={
        <>
          {isAlone && inputError && <ErrorNote error={inputError} />}
          {task.isCancelled && (
            <CancelledNote action="Start again" onRetry={task.runAgain}>
              The work was cancelled.
            </CancelledNote>
          )}
          {task.isStale ? (
            <StaleNote>Made from the last valid input and options</StaleNote>
          ) : (
            result?.notes?.map((note) => (
              <PaneNote key={note} role="status">
                {note}
              </PaneNote>
            ))
          )}
        </>
      }
    >
      <BusyIndicator
        isBusy={task.isBusy}
        label={description?.title ?? 'Loading'}
        progress={task.progress}
        onCancel={task.cancel}
      />
      {result !== undefined && <ResultContent result={result} title={description?.title ?? 'Result'} />}
      {isEmpty && (
        <PaneMessage
          action={
            sample && (
              <Button size="small" variant="outlined" color="inherit" onClick={sample}>
                Try a sample
              </Button>
            )
          }
        >
          The result shows here as you type.
        </PaneMessage>
      )}
    </Pane>
  );
}

const contentOf = ({ data, mediaType }: OperationResult) =>
  data instanceof Uint8Array ? new Blob([data], { type: mediaType }) : data;

const fileOf = (result: OperationResult) =>
  new File([contentOf(result)], result.fileName ?? 'result', { type: result.mediaType });

/** What “Copy” copies: a text or an image; the clipboard takes nothing else. */
function copied(result: OperationResult | undefined): Parameters<typeof CopyButton>[0] {
  if (result?.mediaType === 'image/png') {
    return { content: () => new Blob([result.data], { type: result.mediaType }), mediaType: result.mediaType };
  }
  return { content: typeof result?.data === 'string' ? result.data : undefined };
}

function filterOf(fileName: string): Parameters<typeof SaveButton>[0]['filter'] {
  const extension = extensionOf(fileName) || 'txt';
  return { name: extension.toUpperCase(), extensions: [extension] };
}
