import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleTag } from '#renderer/components/pane/stale-tag.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { TextPosition } from '#shared/result.ts';
import type { FormatterState } from './formatter-state.ts';
import { JsonWarningList } from './json-warning-list.tsx';

interface Props {
  readonly state: FormatterState;
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

/** The notes below the result: whether it is current, warnings, and its size. */
export function ResultNotes({ state, onGoTo }: Props) {
  const { loaded, rendered, inputError, resultError, isInterrupted, isBusy } = state;
  const isStale = rendered !== undefined && (inputError !== undefined || resultError !== undefined || isInterrupted);
  return (
    <>
      {resultError && resultError.code !== 'invalid-query' && <ErrorNote error={resultError} />}
      {isInterrupted && !isBusy && (
        <PaneNote role="status">
          <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
          Cancelled. Change the input or an option to start again.
        </PaneNote>
      )}
      {loaded && rendered && inputError === undefined && <JsonWarningList warnings={loaded.warnings} onGoTo={onGoTo} />}
      {rendered && (
        <PaneNote role="status">
          {isStale && <StaleTag>Stale: the last good result</StaleTag>}
          <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
            {countOf(rendered.lineCount, 'line')}, {formatByteLength(rendered.byteLength)}
          </Box>
        </PaneNote>
      )}
    </>
  );
}
