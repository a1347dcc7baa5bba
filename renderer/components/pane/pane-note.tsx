import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLeaveForField } from '../leave-button.ts';

/** A strip at the foot of a pane. */
export function PaneNote({ children, role }: { children: ReactNode; role?: 'note' | 'status' }) {
  const note = useLeaveForField<HTMLDivElement>();
  return (
    <Box
      ref={note}
      {...(role === undefined ? {} : { role })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
