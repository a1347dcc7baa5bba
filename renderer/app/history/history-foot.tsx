import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keyNames } from '../key-names.ts';
import type { Notice } from './use-entry-actions.ts';

interface Props {
  readonly notice: Notice | undefined;
  /** The number of entries that are not snippets. */
  readonly recentCount: number;
  readonly onClear: () => void;
}

/** The foot of the list: the last action with its Undo, and the control that clears the list. */
export function HistoryFoot({ notice, recentCount, onClear }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ flex: '1 1 160px', display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {notice?.text ?? `On this machine only. ${keyNames.before} brings back the one before.`}
        </Typography>
        {notice?.onUndo && (
          <Button size="small" onClick={notice.onUndo}>
            Undo
          </Button>
        )}
      </Box>
      <Button color="inherit" disabled={recentCount === 0} onClick={onClear}>
        Clear recent
      </Button>
    </Box>
  );
}
