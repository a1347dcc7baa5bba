import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

/**
 * Shows whether an option of a select is chosen, where several can be. Only the option itself can be used, and says so
 * to assistive technology: a control within another would not be reached.
 */
export function OptionCheck({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <Box inert sx={{ display: 'flex', mr: 0.5 }}>
      <Checkbox size="small" checked={isChosen} readOnly disableRipple sx={{ p: 0.5 }} />
    </Box>
  );
}
