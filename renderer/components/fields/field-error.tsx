import Box from '@mui/material/Box';
import { useSaidError } from '#renderer/state/messages/said-errors.ts';

/**
 * What is wrong with a field, as its helper text. It is shown at once, announced when typing pauses, and read as the
 * field's description.
 */
export function FieldError({ children }: { readonly children: string }) {
  useSaidError(children);
  return (
    <Box component="span" role="note">
      {children}
    </Box>
  );
}
