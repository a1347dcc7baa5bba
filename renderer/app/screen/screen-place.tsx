import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import type { Screen } from '#tools/screens.ts';

/** The area for a screen's content below its header, which fills the remaining height of the window. */
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
