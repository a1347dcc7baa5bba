import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaneNote } from './pane-note.tsx';

interface Props {
  /** "The repair was cancelled." */
  readonly children: string;
  /** "Repair again" */
  readonly action: string;
  readonly onRetry: () => void;
}

/** Says after Cancel what was ended, and offers to start it again. */
export function CancelledNote({ children, action, onRetry }: Props) {
  return (
    <PaneNote role="status">
      <Box sx={{ mr: 'auto' }}>{children}</Box>
      <Button size="small" onClick={onRetry}>
        {action}
      </Button>
    </PaneNote>
  );
}
