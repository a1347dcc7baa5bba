import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ToolError } from '#shared/result.ts';
import { PaneNote } from './pane.tsx';

interface Props {
  readonly error: ToolError;
  /** Leads to the place in the text. */
  readonly onGoTo?: (() => void) | undefined;
  /** What else can be done about it: buttons. */
  readonly children?: ReactNode;
}

/** What is wrong with an input, under it: the place first where there is one. */
export function ErrorNote({ error, onGoTo, children }: Props) {
  const { message, position } = error;
  return (
    <PaneNote role="alert">
      <ErrorIcon aria-hidden color="error" sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', color: 'text.primary', overflowWrap: 'anywhere' }}>
        {position && (
          <Box component="strong" sx={{ color: 'error.main', fontWeight: 600 }}>
            Line {position.line}, column {position.column}:{' '}
          </Box>
        )}
        {message}
      </Box>
      {onGoTo && (
        <Button size="small" onClick={onGoTo}>
          Go to the place
        </Button>
      )}
      {children}
    </PaneNote>
  );
}
