import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { Screen } from '#shared/catalogue.ts';
import { searchScreens } from '#shared/search-screens.ts';

interface Props {
  readonly onClose: () => void;
}

/** Finds a screen by a few letters. */
export function CommandPalette({ onClose }: Props) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Go to a tool', sx: { overflow: 'visible' } } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Screen, false, false, false>
        open
        autoHighlight
        disablePortal
        options={searchScreens('')}
        filterOptions={(_options, { inputValue }) => [...searchScreens(inputValue)]}
        getOptionKey={({ path }) => path}
        getOptionLabel={({ entry }) => entry.heading}
        noOptionsText="No tool has that name"
        forcePopupIcon={false}
        onChange={(_event, screen) => {
          if (screen !== null) {
            onClose();
            void navigate(screen.path);
          }
        }}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        renderOption={({ key, ...props }, { icon, entry }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
            <ToolIcon name={icon} sx={{ color: 'text.secondary', fontSize: 20 }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography>{entry.heading}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {entry.detail}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(props) => <TextField {...props} autoFocus placeholder="Find a tool" aria-label="Find a tool" />}
        slotProps={{ listbox: { 'aria-label': 'Tools' } }}
        sx={{ p: 2 }}
      />
    </Dialog>
  );
}
