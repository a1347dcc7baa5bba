import Box from '@mui/material/Box';
import { useSaidError } from '#renderer/state/said-errors.ts';

/**
 * What is wrong with a field, as its helper text: shown at once, said when typing pauses, and read with the field, which
 * is described by it.
 */
export function FieldError({ children }: { readonly children: string }) {
  useSaidError(children);
  return (
    <Box component="span" role="note">
      {children}
    </Box>
  );
}
