import Box from '@mui/material/Box';
import { memo, useEffect, useMemo, useRef } from 'react';
import { codeLineHeight } from '#renderer/components/code-editor/look/code-metrics.ts';
import type { TextRow } from '#shared/formats/text-rows/text-rows.ts';
import { partsInRow, type RowMatches } from './row-matches.ts';
import { type RowLanguage, segmentsOf } from './row-segments.ts';

interface Props {
  readonly row: TextRow;
  readonly language: RowLanguage;
  /** The position of the row, from 0. */
  readonly place: number;
  /** The matches in the text. */
  readonly matches: RowMatches | undefined;
  /** The index of the chosen match, if it begins in this row. */
  readonly chosen: number | undefined;
  /** Undefined if the row has no number. */
  readonly gutterWidth: string | undefined;
}

const rowStyle = { height: codeLineHeight, display: 'flex', whiteSpace: 'pre', overflowY: 'clip' } as const;

/** A row with its line number; a row that continues a line has none. */
export const RowView = memo(function RowView({ row, language, place, matches, chosen, gutterWidth }: Props) {
  const content = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matches !== undefined && chosen !== undefined) {
      // In a wide row, the match can be far to the right.
      content.current?.querySelector('mark[data-chosen]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [matches, chosen]);
  const parts = useMemo(() => matches && partsInRow(matches, place), [matches, place]);
  return (
    <div
      style={rowStyle}
      data-row={row.continued ? 'continued' : ''}
      data-found={chosen === undefined ? undefined : ''}
    >
      {gutterWidth === undefined ? (
        <Box component="span" sx={{ width: 12, flexShrink: 0 }} />
      ) : (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'sticky',
            left: 0,
            flexShrink: 0,
            boxSizing: 'content-box',
            px: 1.5,
            textAlign: 'right',
            userSelect: 'none',
            color: 'text.secondary',
            bgcolor: 'background.paper',
          }}
          style={{ width: gutterWidth }}
        >
          {row.continued ? '' : row.line}
        </Box>
      )}
      <span ref={content} data-row-text="">
        {segmentsOf(row, language, parts, chosen).map(({ from, text, className, isMatch, isChosen }) =>
          isMatch ? (
            <mark key={from} className={className} data-chosen={isChosen ? '' : undefined}>
              {text}
            </mark>
          ) : (
            <span key={from} className={className}>
              {text}
            </span>
          ),
        )}
      </span>
    </div>
  );
});
