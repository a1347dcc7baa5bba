import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';

/** What is odd about an input that could nevertheless be read: the position first, if there is one. */
export function WarningNotes({ warnings }: { readonly warnings: readonly ToolError[] }) {
  return warnings.map(({ code, message, position }) => (
    <PaneNote key={code} role="status">
      <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', color: 'text.primary', overflowWrap: 'anywhere' }}>
        {position && (
          <Box component="strong" sx={{ color: 'warning.main', fontWeight: 600 }}>
            Line {formatNumber(position.line)}, column {formatNumber(position.column)}:{' '}
          </Box>
        )}
        {message}
      </Box>
    </PaneNote>
  ));
}
