import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSaidError } from '#renderer/state/messages/said-errors.ts';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { PaneNote } from './pane-note.tsx';

interface Props {
  readonly error: ToolError;
  /** Whether the input is a single line, which need not be named. */
  readonly isOfOneLine?: boolean;
  /** Goes to the position in the text. */
  readonly onGoTo?: (() => void) | undefined;
  /** Buttons for further actions on the error. */
  readonly children?: ReactNode;
}

/**
 * What is wrong with an input, shown below it: the position first, if there is one. It is announced when typing pauses.
 */
export function ErrorNote({ error, isOfOneLine = false, onGoTo, children }: Props) {
  const { message, position, retry } = error;
  const place =
    position && (isOfOneLine ? `Column ${formatNumber(position.column)}:` : `${capitalize(describePlace(position))}:`);
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
          Go to this position
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
