import Box from '@mui/material/Box';
import { memo, useEffect, useRef } from 'react';
import { codeLineHeight } from '#renderer/components/code-editor/editor-theme.ts';
import { type RowLanguage, segmentsOf } from './row-segments.ts';
import type { TextRow } from './text-rows.ts';

interface Props {
  readonly row: TextRow;
  readonly language: RowLanguage;
  readonly pattern: RegExp | undefined;
  readonly isFound: boolean;
  /** Undefined: the row has no number. */
  readonly gutterWidth: string | undefined;
}

const rowStyle = { height: codeLineHeight, display: 'flex', whiteSpace: 'pre', overflowY: 'clip' } as const;

/** One row with its line number; a row that continues a line has none. */
export const RowView = memo(function RowView({ row, language, pattern, isFound, gutterWidth }: Props) {
  const content = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFound && pattern !== undefined) {
      // In a wide row the match can be far to the right.
      content.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [isFound, pattern]);
  return (
    <div style={rowStyle} data-found={isFound ? '' : undefined}>
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
      <span ref={content}>
        {segmentsOf(row, language, pattern).map(({ from, text, className, isMatch }) =>
          isMatch ? (
            <mark key={from} className={className}>
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
