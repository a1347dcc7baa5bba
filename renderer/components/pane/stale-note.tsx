import StaleIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { PaneNote } from './pane.tsx';

/** Under a result that is not of what the input says now. */
export function StaleNote({ children }: { children: string }) {
  return (
    <PaneNote role="status">
      <Chip icon={<StaleIcon />} label="Stale" size="small" color="warning" variant="outlined" />
      <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
    </PaneNote>
  );
}
