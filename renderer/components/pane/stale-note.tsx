import Box from '@mui/material/Box';
import { PaneNote } from './pane-note.tsx';
import { StaleTag } from './stale-tag.tsx';

/** A note below a result that does not belong to the present input. */
export function StaleNote({ children }: { children: string }) {
  return (
    <PaneNote role="status">
      <StaleTag>Stale</StaleTag>
      <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
    </PaneNote>
  );
}
