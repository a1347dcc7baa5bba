import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ThisScreen } from '#renderer/state/this-screen.ts';
import type { Screen } from '#tools/screens.ts';

/** The place of a screen's work under its header: it fills the height left in the window. */
export function ScreenPlace({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <Box
      data-screen={screen.id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        gap: { xs: 1.5, md: 2 },
        px: { xs: 1, sm: 2 },
        pt: 0.5,
        pb: { xs: 1.5, md: 2 },
      }}
    >
      <ThisScreen value={screen.id}>{children}</ThisScreen>
    </Box>
  );
}
