import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The first line of an `Alert`; that of MUI looks the same, and would be one more part in the first scripts. */
export function AlertHeading({ level, children }: { level?: 'h1'; children: ReactNode }) {
  return (
    <Typography component={level ?? 'div'} gutterBottom sx={{ fontWeight: 500, mt: '-2px' }}>
      {children}
    </Typography>
  );
}
