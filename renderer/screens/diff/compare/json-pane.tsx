import Box from '@mui/material/Box';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { isOfNotation, type JsonDifference } from '#tools/diff/json/compare-json.ts';
import { describeJsonCounts, describeListed, kindNames, writeJsonDifferences } from '#tools/diff/json/describe-json.ts';
import { choices } from '../choices.ts';
import { CompareAsSelect, Spaced } from './compare-as-select.tsx';
import type { JsonTask } from './use-json-comparison.ts';

interface Props {
  readonly task: JsonTask;
  readonly isEmpty: boolean;
}

const columns: readonly Column<JsonDifference>[] = [
  { id: 'kind', header: 'Difference', text: ({ kind }) => kindNames[kind] },
  {
    id: 'path',
    header: 'Path',
    text: ({ path, formerPath }) => (formerPath === undefined ? path : `${path} (was ${formerPath})`),
    isCode: true,
  },
  { id: 'a', header: 'Original', text: ({ a }) => a ?? '', isCode: true },
  { id: 'b', header: 'Changed', text: ({ b }) => b ?? '', isCode: true },
];

/** The differences between two JSON documents, one per row. */
export function JsonPane({ task, isEmpty }: Props) {
  const { result, isStale } = task;
  const { tellsSpelling } = choices.use();
  const rows = (result?.listed ?? []).filter(({ kind }) => tellsSpelling || !isOfNotation(kind));
  const counts = result && { ...result.counts, ...(tellsSpelling ? {} : { spelling: 0, order: 0 }) };
  const isUsable = rows.length > 0 && !isStale;
  const write = isUsable ? () => writeJsonDifferences(rows) : undefined;
  return (
    <Pane
      title="Differences"
      work={task}
      options={
        <>
          <CompareAsSelect />
          <Spaced>
            <CompactSelect
              label="Order of keys and notation"
              value={tellsSpelling ? 'told' : 'ignored'}
              onChange={(next) => choices.change({ tellsSpelling: next === 'told' })}
              options={[
                { value: 'told', label: 'Order and notation too' },
                { value: 'ignored', label: 'Values only' },
              ]}
            />
          </Spaced>
        </>
      }
      actions={
        <>
          <CopyButton content={write} />
          <SaveButton
            getContent={() => write?.()}
            disabled={write === undefined}
            suggestedName="differences.txt"
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={write && (async () => write())} />
        </>
      }
      below={
        <>
          {task.error !== undefined && task.error.option === undefined && <ErrorNote error={task.error} />}
          {task.isCancelled && (
            <CancelledNote action="Compare again" onRetry={task.runAgain}>
              The comparison was cancelled.
            </CancelledNote>
          )}
          {isStale && <StaleNote>From the last documents that could be read</StaleNote>}
          {[...(counts === undefined ? [] : describeListed(counts, rows)), ...(result?.notes ?? [])].map((note) => (
            <PaneNote key={note} role="note">
              {note}
            </PaneNote>
          ))}
        </>
      }
    >
      <BusyIndicator isBusy={task.isBusy} label="Comparing" onCancel={task.cancel} />
      {counts === undefined ? (
        <PaneMessage>
          {isEmpty || task.error === undefined
            ? 'Put one JSON document under “Original” and the other under “Changed”: what differs shows here as you type.'
            : 'There is nothing to compare until both are JSON.'}
        </PaneMessage>
      ) : (
        <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          <Box role="status" sx={{ px: 1.5, py: 0.75, fontSize: 13, borderBottom: 1, borderColor: 'divider' }}>
            {describeJsonCounts(counts)}
          </Box>
          <Box sx={{ flex: 1, minHeight: 0 }}>
            {rows.length > 0 && (
              <ResultTable
                label="Differences of the documents"
                columns={columns}
                rows={rows}
                copiesOnClick
                emptyText="No difference"
              />
            )}
          </Box>
        </Box>
      )}
    </Pane>
  );
}
