import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The message of a pane that has nothing to show. */
export function PaneMessage({ children, action }: Props) {
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5, maxWidth: 480 }}>
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
      {action}
    </Box>
  );
}
