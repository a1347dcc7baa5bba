import StaleIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { PaneNote } from './pane-note.tsx';

/** Shown below a result that does not belong to the present input. */
export function StaleNote({ children }: { children: string }) {
  return (
    <PaneNote role="status">
      <Chip icon={<StaleIcon />} label="Stale" size="small" color="warning" variant="outlined" />
      <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
    </PaneNote>
  );
}
