import RetryIcon from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FallbackProps } from 'react-error-boundary';
import { type ChunkFailure, ChunkLoadError } from './chunk-load-error.ts';

const advice: Record<ChunkFailure, string> = {
  missing:
    'The server no longer has this part of the app: it may have been updated. If Retry does not help, reload the page.',
  timeout: 'It did not arrive within two minutes. Check your connection, then retry.',
  error: 'Check your connection, then retry.',
};

/** Stands in for a screen that could not be loaded or that failed; the rest of the app goes on. */
export function ErrorPanel({ error, resetErrorBoundary }: FallbackProps) {
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Alert
      severity="error"
      sx={{ alignSelf: 'flex-start', maxWidth: 720 }}
      action={
        <Button color="inherit" startIcon={<RetryIcon />} onClick={resetErrorBoundary}>
          Retry
        </Button>
      }
    >
      <AlertTitle>{isChunk ? 'This screen could not be loaded' : 'This screen has failed'}</AlertTitle>
      <Typography variant="body2">
        {isChunk ? advice[error.kind] : 'What you typed is still there. Retry opens the screen again.'}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
      </Typography>
    </Alert>
  );
}
