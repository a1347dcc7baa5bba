import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { changeUserPreferences, useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';

/** The settings that every editor has, for the “…” of a pane that contains one. */
export function EditorSwitches() {
  const { marksUnusual } = useUserPreferences();
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={marksUnusual}
          onChange={(_event, next) => changeUserPreferences({ marksUnusual: next })}
        />
      }
      label="Mark unusual characters"
      sx={{ ml: 0, gap: 1, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
    />
  );
}
