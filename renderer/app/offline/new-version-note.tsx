import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** Announces a new version without forcing it: the open page continues with its own files. */
export function NewVersionNote() {
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    !isPutOff && (
      <Paper
        role="status"
        elevation={4}
        sx={{
          position: 'fixed',
          right: 16,
          bottom: 16,
          zIndex: 'snackbar',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          maxWidth: 'calc(100% - 32px)',
          px: 2,
          py: 1,
        }}
      >
        <Typography variant="body2">There is a new version of Web Toolbox.</Typography>
        <Button size="small" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button size="small" color="inherit" onClick={() => setIsPutOff(true)}>
          Later
        </Button>
      </Paper>
    )
  );
}
