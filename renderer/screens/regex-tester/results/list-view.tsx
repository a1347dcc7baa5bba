import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { type Matches, nameGroup } from '#tools/regex-tester/matches/matches.ts';
import type { Listing, ListOptions } from './use-results.ts';

interface OptionsProps {
  readonly options: ListOptions;
  readonly onChange: (options: ListOptions) => void;
  readonly matches: Matches | undefined;
}

/** A menu of more groups would block the page. */
const mostChoices = 500;

/** What is listed for each match, and how. */
export function ListOptionBar({ options, onChange, matches }: OptionsProps) {
  const groups = Array.from(
    { length: Math.min(matches?.groupNames.length ?? 0, mostChoices) + 1 },
    (_, group) => group,
  );
  const toggles = [
    ['isUnique', 'Unique'],
    ['isSorted', 'Sorted'],
  ] as const;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <CompactSelect
        label="Extract"
        value={options.group < groups.length ? options.group : 0}
        onChange={(group) => onChange({ ...options, group })}
        options={groups.map((group) => ({
          value: group,
          label: matches === undefined ? 'Whole match' : nameGroup(matches, group),
        }))}
      />
      {toggles.map(([option, label]) => (
        <ToggleButton
          key={option}
          value={option}
          size="small"
          selected={options[option]}
          onClick={() => onChange({ ...options, [option]: !options[option] })}
        >
          {label}
        </ToggleButton>
      ))}
    </Box>
  );
}

/** The values found, joined by commas. */
export function ListResult({ listing }: { listing: Listing }) {
  const { result, isBusy, cancel } = listing;
  return (
    <>
      <BusyIndicator isBusy={isBusy} label="Listing" onCancel={cancel} />
      {result?.count === 0 && <PaneMessage>There is nothing to list.</PaneMessage>}
      {result !== undefined && result.count > 0 && (
        <CodeEditor label="Extracted list" value={result.joined} readOnly wrap />
      )}
    </>
  );
}

/** The number of values, and what is missing from the list. */
export function ListNotes({ listing: { result, error, isCancelled, runAgain } }: { listing: Listing }) {
  return (
    <>
      {error && <ErrorNote error={error} />}
      {isCancelled && (
        <CancelledNote action="List again" onRetry={runAgain}>
          Listing was cancelled.
        </CancelledNote>
      )}
      {result !== undefined && result.count > 0 && (
        <PaneNote role="status">
          {[
            countOf(result.count, 'value'),
            ...(result.repeated > 0 ? [`${countOf(result.repeated, 'repeated value')} left out`] : []),
            ...(result.withoutGroup > 0
              ? [`${countOf(result.withoutGroup, 'match', 'matches')} without this group`]
              : []),
          ].join(' · ')}
        </PaneNote>
      )}
    </>
  );
}
