import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { longestText } from '#shared/text-checks.ts';
import type { AppliedPatch, ApplyRequest } from '#tools/diff/tasks.ts';
import { applyChoices } from '../choices.ts';

interface Props {
  readonly task: LiveTask<ApplyRequest, AppliedPatch>;
  readonly isEmpty: boolean;
  readonly fileName: string;
  readonly onChooseFile: (file: number) => void;
  readonly onUseSample: () => void;
}

/** The text after applying the patch. */
export function ResultPane({ task, isEmpty, fileName, onChooseFile, onUseSample }: Props) {
  const { result, isStale } = task;
  const { isReversed } = applyChoices.use();
  const text = result?.text;
  const usable = isStale ? undefined : text;
  return (
    <Pane
      title="Result"
      work={task}
      options={
        <>
          {result !== undefined && result.files.length > 1 && (
            <CompactSelect
              label="File of the patch"
              value={result.file}
              onChange={onChooseFile}
              options={result.files.map(({ name, removed, added }, index) => ({
                value: index,
                label: `${name} (+${formatNumber(added)} −${formatNumber(removed)})`,
              }))}
            />
          )}
          <CompactSelect
            label="Direction"
            value={isReversed ? 'undo' : 'apply'}
            onChange={(next) => applyChoices.change({ isReversed: next === 'undo' })}
            options={[
              { value: 'apply', label: 'Apply' },
              { value: 'undo', label: 'Undo' },
            ]}
          />
        </>
      }
      actions={
        <>
          <CopyButton content={usable} />
          <SaveButton
            getContent={() => usable}
            disabled={usable === undefined}
            suggestedName={fileName}
            filter={{ name: 'Text', extensions: [extensionOf(fileName) || 'txt'] }}
          />
          <SendToButton text={usable} />
        </>
      }
      below={
        <>
          {task.isCancelled && (
            <CancelledNote action="Apply again" onRetry={task.runAgain}>
              The work was cancelled.
            </CancelledNote>
          )}
          {isStale && text !== undefined && <StaleNote>From the last patch that could be read</StaleNote>}
          {!isStale && result?.problem !== undefined && (
            <ErrorNote error={{ code: 'hunk-does-not-fit', message: result.problem }} />
          )}
          {!isStale &&
            result?.notes.map((note) => (
              <PaneNote key={note} role="note">
                {note}
              </PaneNote>
            ))}
        </>
      }
    >
      <BusyIndicator isBusy={task.isBusy} label="Applying" onCancel={task.cancel} />
      {isEmpty ? (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a unified patch under “Patch”, as “git diff” writes it: the text with it applied shows here.
        </PaneMessage>
      ) : (
        text !== undefined &&
        (text.length <= longestText ? (
          <CodeEditor label="Result" value={text} readOnly />
        ) : (
          <PaneMessage>This text is too large to show here. Save it to see it.</PaneMessage>
        ))
      )}
    </Pane>
  );
}
