import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { joinWork } from '#renderer/components/awaited-result.tsx';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { PutBack } from '#tools/safe-to-share/put-back.ts';
import type { PutBackRequest } from '#tools/safe-to-share/tasks.ts';
import { maskSecrets } from '#tools/safe-to-share/tool.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Masking } from '../use-masking.ts';

interface Props {
  readonly task: LiveTask<PutBackRequest, PutBack>;
  /**
   * Whether the values belong to a text that was copied, saved or sent; otherwise they belong to the present text under
   * “Mask”.
   */
  readonly isTaken: boolean;
  /** Whether there is any text that could contain values. */
  readonly hasValues: boolean;
  /** The search for the values, which comes first if they do not belong to a text that was taken. */
  readonly masking: Masking;
  readonly isEmpty: boolean;
}

/** The most placeholders that a note names. */
const mostNamed = 8;

function nameUnknown(names: readonly string[]): string {
  const more = names.length > mostNamed ? ` and ${countOf(names.length - mostNamed, 'other')}` : '';
  const list = names.slice(0, mostNamed).join(', ');
  return `There is no value for ${list}${more}: ${names.length === 1 ? 'it comes' : 'they come'} from another text.`;
}

/** The answer with the real values put back. */
export function ResultPane({ task, isTaken, hasValues, masking, isEmpty }: Props) {
  const { result, isStale } = task;
  const work = masking.isBusy ? masking : task;
  const text = result?.text;
  // A stale result is of another answer, or has other values.
  const usable = isStale ? undefined : text;
  return (
    <Pane
      title="Real text"
      work={joinWork(masking, task)}
      actions={
        <>
          <CopyButton content={usable} />
          <SaveButton
            getContent={() => usable}
            disabled={usable === undefined}
            suggestedName="answer.txt"
            filter={{ name: 'TXT', extensions: ['txt'] }}
          />
          <SendToButton text={usable} />
        </>
      }
      below={
        <>
          {masking.isCancelled && (
            <CancelledNote action="Look again" onRetry={masking.runAgain}>
              The search for the values was cancelled.
            </CancelledNote>
          )}
          {task.isCancelled && (
            <CancelledNote action="Put back again" onRetry={task.runAgain}>
              The work was cancelled.
            </CancelledNote>
          )}
          {isStale && <StaleNote>Made from an earlier answer, or with earlier values</StaleNote>}
          {result !== undefined && !isStale && (
            <>
              {result.unknown.length > 0 && (
                <PaneNote role="note">
                  <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
                  {nameUnknown(result.unknown)}
                </PaneNote>
              )}
              <PaneNote role="status">
                {countOf(result.count, 'placeholder')} put back, with the values of the text{' '}
                {isTaken ? 'that you took from “Mask” last.' : 'that is under “Mask” now.'}
              </PaneNote>
            </>
          )}
        </>
      }
    >
      <BusyIndicator isBusy={work.isBusy} label="Putting back" progress={work.progress} onCancel={work.cancel} />
      {text !== undefined && <CodeEditor label="Real text" value={text} readOnly wrap />}
      {!hasValues ? (
        <PaneMessage
          action={
            <Button variant="outlined" component={Link} to={screenOf(maskSecrets.id).path}>
              Mask a text
            </Button>
          }
        >
          There is no text under “Mask”, so no placeholder has a value.
        </PaneMessage>
      ) : (
        isEmpty && (
          <PaneMessage>
            Paste an answer under “Answer with placeholders”: its placeholders become the real values.
          </PaneMessage>
        )
      )}
    </Pane>
  );
}
