import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import type { KeptValues } from './table/count-kept-values.ts';
import type { CsvTable } from './use-csv-table.ts';

interface Props {
  readonly table: CsvTable;
  readonly hasWrongOptions: boolean;
  /** How much of the rows the text shows. */
  readonly excerpt: { readonly shown: number; readonly of: number; readonly label: string } | undefined;
}

/** Under the rows: whether they are all there is, and what they are made of. */
export function RowsNotes({ table, hasWrongOptions, excerpt }: Props) {
  const { parsing, view } = table;
  const { result, isBusy, isStale } = parsing;
  if (result === undefined) {
    return null;
  }
  return (
    <>
      {hasWrongOptions ? (
        <StaleNote>These rows are of the last options that were right.</StaleNote>
      ) : (
        isStale && !isBusy && <StaleNote>These rows are of what was parsed before.</StaleNote>
      )}
      {result.truncated === 'stopped' && !isBusy && (
        <CancelledNote action="Parse all" onRetry={parsing.runAgain}>
          {`Cancelled: these are the first ${result.rowCount.toLocaleString()} rows only.`}
        </CancelledNote>
      )}
      {result.truncated === 'preview' && (
        <PaneNote role="status">
          The first {result.rowCount.toLocaleString()} rows only, as the option preview says.
        </PaneNote>
      )}
      {(result.truncated === 'memory' || result.truncated === 'row-too-long') && (
        <PaneNote role="status">
          <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 200px' }}>
            Not all was read: these are the first {result.rowCount.toLocaleString()} rows. The problems below say why.
          </Box>
        </PaneNote>
      )}
      {result.kept !== undefined && result.kept.count > 0 && <KeptNote kept={result.kept} />}
      {excerpt !== undefined && excerpt.shown < excerpt.of && (
        <PaneNote role="status">
          The first {excerpt.shown.toLocaleString()} of {excerpt.of.toLocaleString()} rows. Save… and Copy take all.
        </PaneNote>
      )}
      {view?.sort && (
        <PaneNote>
          Sorted: numbers by value if the whole column is numbers, else text by your language’s order; empty cells last.
          What is saved or copied is sorted and filtered likewise.
        </PaneNote>
      )}
    </>
  );
}

function KeptNote({ kept: { count, examples } }: { readonly kept: KeptValues }) {
  return (
    <PaneNote role="status">
      <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        {count.toLocaleString()} {count === 1 ? 'value stays' : 'values stay'} text, since a type would change what{' '}
        {count === 1 ? 'it says' : 'they say'}: {examples.map((example) => example.slice(0, 40)).join(', ')}
        {count > examples.length && ', …'}
      </Box>
    </PaneNote>
  );
}
