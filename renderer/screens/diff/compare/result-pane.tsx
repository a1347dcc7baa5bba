import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { describeCounts } from '#tools/diff/text/describe-differences.ts';
import { choices } from '../choices.ts';
import { CompareAsSelect, Spaced } from './compare-as-select.tsx';
import { DiffNavigation } from './diff-navigation.tsx';
import { DiffRows, type DiffRowsHandle } from './diff-rows.tsx';
import type { Comparison } from './use-text-comparison.ts';

interface Props {
  readonly comparison: Comparison;
  readonly isEmpty: boolean;
  /** Whether there is room for the texts side by side. */
  readonly isWide: boolean;
  /** The name of the file in a patch. */
  readonly fileName: string;
  readonly onUseSample: () => void;
}

/** The differences, with controls to go from one to the next. */
export function ResultPane({ comparison, isEmpty, isWide, fileName, onUseSample }: Props) {
  const { task, shown, openFold, readPatch } = comparison;
  const { result } = task;
  const patch = result?.hasPatch === true ? () => readPatch(fileName) : undefined;
  return (
    <Pane
      title="Differences"
      work={task}
      options={<Options isWide={isWide} />}
      actions={
        <>
          <CopyButton content={patch} />
          <SaveButton
            getContent={() => patch?.()}
            disabled={patch === undefined}
            suggestedName={`${fileName}.patch`}
            filter={{ name: 'Patch', extensions: ['patch', 'diff'] }}
          />
          <SendToButton text={patch} />
        </>
      }
      below={
        <>
          {task.error && <ErrorNote error={task.error} />}
          {task.isCancelled && (
            <CancelledNote action="Compare again" onRetry={task.runAgain}>
              The comparison was cancelled.
            </CancelledNote>
          )}
          {!isEmpty &&
            result?.notes.map((note) => (
              <PaneNote key={note} role="note">
                {note}
              </PaneNote>
            ))}
        </>
      }
    >
      <BusyIndicator isBusy={task.isBusy} label="Comparing" progress={task.progress} onCancel={task.cancel} />
      {isEmpty ? (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put one text under “Original” and the other under “Changed”: what differs shows here as you type.
        </PaneMessage>
      ) : (
        shown !== undefined && <Differences shown={shown} onOpenFold={openFold} />
      )}
    </Pane>
  );
}

interface DifferencesProps {
  readonly shown: NonNullable<Comparison['shown']>;
  readonly onOpenFold: (gap: number) => void;
}

function Differences({ shown, onOpenFold }: DifferencesProps) {
  // The counts are those of the rows that are laid out: with the counts of a newer result, a difference would be looked
  // up in the wrong rows.
  const { counts, id } = shown.of;
  const rows = useRef<DiffRowsHandle>(null);
  const [current, setCurrent] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another comparison has other differences.
  useEffect(() => setCurrent(undefined), [id]);
  const move = (step: 1 | -1) => {
    const count = counts.changes;
    const next = ((current ?? (step > 0 ? -1 : count)) + step + count) % count;
    setCurrent(next);
    rows.current?.show(shown.changeRows[next * 2] ?? 0);
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <DiffNavigation summary={describeCounts(counts)} count={counts.changes} current={current} onMove={move} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DiffRows ref={rows} shown={shown} current={current} onOpenFold={onOpenFold} />
      </Box>
    </Box>
  );
}

function Options({ isWide }: { readonly isWide: boolean }): ReactNode {
  const { style, whiteSpace, isCaseIgnored, precision } = choices.use();
  return (
    <>
      <CompareAsSelect />
      {isWide && (
        <Spaced>
          <CompactSelect
            label="View"
            value={style}
            onChange={(next) => choices.change({ style: next })}
            options={[
              { value: 'split', label: 'Side by side' },
              { value: 'unified', label: 'Unified' },
            ]}
          />
        </Spaced>
      )}
      <Spaced>
        <CompactSelect
          label="White space"
          value={whiteSpace}
          onChange={(next) => choices.change({ whiteSpace: next })}
          options={[
            { value: 'none', label: 'White space counts' },
            { value: 'amount', label: 'Ignore its amount' },
            { value: 'all', label: 'Ignore white space' },
          ]}
        />
      </Spaced>
      <Spaced>
        <CompactSelect
          label="Letter case"
          value={isCaseIgnored ? 'ignored' : 'counts'}
          onChange={(next) => choices.change({ isCaseIgnored: next === 'ignored' })}
          options={[
            { value: 'counts', label: 'Case counts' },
            { value: 'ignored', label: 'Ignore case' },
          ]}
        />
      </Spaced>
      <Spaced>
        <CompactSelect
          label="Marks within lines"
          value={precision}
          onChange={(next) => choices.change({ precision: next })}
          options={[
            { value: 'words', label: 'Mark words' },
            { value: 'characters', label: 'Mark characters' },
          ]}
        />
      </Spaced>
    </>
  );
}
