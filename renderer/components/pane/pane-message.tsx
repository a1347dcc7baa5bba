import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLeaveForField } from '../leave-button.ts';

interface Props {
  readonly children: ReactNode;
  /** A button that gives the pane something to show, and disappears with the message. */
  readonly action?: ReactNode;
}

/** The message of a pane that has nothing to show. */
export function PaneMessage({ children, action }: Props) {
  const box = useLeaveForField<HTMLDivElement>();
  return (
    <Box
      ref={box}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5, maxWidth: 480 }}
    >
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
      {action}
    </Box>
  );
}
