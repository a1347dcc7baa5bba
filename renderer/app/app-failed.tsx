import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { FallbackProps } from 'react-error-boundary';
import { AlertHeading } from '#renderer/components/alert-heading.tsx';
import { homeRoute } from '#tools/screens.ts';

/** Replaces the whole app when something outside the screens has failed. */
export function AppFailed({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      <AlertHeading level="h1">Web Toolbox has failed</AlertHeading>
      What you typed is still there.
      <p>{String(error)}</p>
      <Button color="inherit" onClick={() => location.reload()}>
        Reload
      </Button>
      <Button
        color="inherit"
        onClick={() => {
          location.hash = homeRoute;
          resetErrorBoundary();
        }}
      >
        Go to Home
      </Button>
    </Alert>
  );
}
