import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { KeptValues } from '#tools/csv-parser/table/count-kept-values.ts';
import { describeKept } from '#tools/csv-parser/table/describe-kept.ts';
import type { CsvTable } from '../use-csv-table.ts';

interface Props {
  readonly table: CsvTable;
  readonly hasWrongOptions: boolean;
  readonly onFirstRowIsData: () => void;
  /** How many of the rows the text shows. */
  readonly excerpt: { readonly shown: number; readonly of: number; readonly label: string } | undefined;
}

/** The notes below the rows: whether they are complete, and what they are derived from. */
export function RowsNotes({ table, hasWrongOptions, onFirstRowIsData, excerpt }: Props) {
  const { parsing, view } = table;
  const { result, isBusy, isStale } = parsing;
  if (result === undefined) {
    return null;
  }
  return (
    <>
      {hasWrongOptions ? (
        <StaleNote>These rows are from the last valid options.</StaleNote>
      ) : (
        isStale && !isBusy && <StaleNote>These rows are from what was parsed before.</StaleNote>
      )}
      {result.headerFrom === 'guess' && result.header !== undefined && !hasWrongOptions && (
        <PaneNote role="status">
          <Box sx={{ mr: 'auto' }}>The first row looks like a header, and is treated as one.</Box>
          <Button size="small" onClick={onFirstRowIsData}>
            It is data
          </Button>
        </PaneNote>
      )}
      {result.truncated === 'stopped' && !isBusy && (
        <CancelledNote action="Parse all" onRetry={parsing.runAgain}>
          {`Cancelled: these are the first ${formatNumber(result.rowCount)} rows only.`}
        </CancelledNote>
      )}
      {result.truncated === 'preview' && (
        <PaneNote role="status">
          The first {formatNumber(result.rowCount)} rows only, as the option preview says.
        </PaneNote>
      )}
      {(result.truncated === 'memory' || result.truncated === 'row-too-long') && (
        <PaneNote role="status">
          <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 200px' }}>
            Reading stopped after {formatNumber(result.rowCount)} rows. The problems below say why.
          </Box>
        </PaneNote>
      )}
      {result.kept !== undefined && result.kept.count > 0 && <KeptNote kept={result.kept} />}
      {excerpt !== undefined && excerpt.shown < excerpt.of && (
        <PaneNote role="status">
          The first {formatNumber(excerpt.shown)} of {formatNumber(excerpt.of)} rows. Save… and Copy take all.
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

function KeptNote({ kept }: { readonly kept: KeptValues }) {
  return (
    <PaneNote role="status">
      <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>{describeKept(kept)}</Box>
    </PaneNote>
  );
}
