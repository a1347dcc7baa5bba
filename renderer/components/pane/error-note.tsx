import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSaidError } from '#renderer/state/said-errors.ts';
import type { ToolError } from '#shared/result.ts';
import { PaneNote } from './pane.tsx';

interface Props {
  readonly error: ToolError;
  /** Whether it is of one line, which need not be named. */
  readonly isOfOneLine?: boolean;
  /** Leads to the place in the text. */
  readonly onGoTo?: (() => void) | undefined;
  /** What else can be done about it: buttons. */
  readonly children?: ReactNode;
}

/** What is wrong with an input, under it: the place first where there is one. It is said when typing pauses. */
export function ErrorNote({ error, isOfOneLine = false, onGoTo, children }: Props) {
  const { message, position, retry } = error;
  const place =
    position && (isOfOneLine ? `Column ${position.column}:` : `Line ${position.line}, column ${position.column}:`);
  useSaidError([place, message].filter(Boolean).join(' '));
  return (
    <PaneNote role="note">
      <ErrorIcon role="img" aria-label="Error" aria-hidden={false} color="error" sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', color: 'text.primary', overflowWrap: 'anywhere' }}>
        {place !== undefined && (
          <Box component="strong" sx={{ color: 'error.main', fontWeight: 600 }}>
            {place}{' '}
          </Box>
        )}
        {message}
      </Box>
      {onGoTo && (
        <Button size="small" onClick={onGoTo}>
          Go to the place
        </Button>
      )}
      {retry && (
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      )}
      {children}
    </PaneNote>
  );
}
