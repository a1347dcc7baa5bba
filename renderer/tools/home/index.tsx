import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

// The Markdown renderer is a third of this screen's code: the notice need not wait for it.
const ChangeLog = lazy(() => import('./change-log.tsx').then(({ ChangeLog }) => ({ default: ChangeLog })));

export function Screen() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 840 }}>
      <Alert severity="info" variant="outlined">
        <AlertTitle>Last build: {new Date(__BUILD_TIME__).toUTCString()}</AlertTitle>
        {__PRODUCT__.description}
      </Alert>
      <section aria-labelledby="change-logs">
        <Typography variant="h2" id="change-logs" sx={{ fontSize: 20, mb: 1 }}>
          Change Logs
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ChangeLog />
        </Suspense>
      </section>
    </Box>
  );
}
