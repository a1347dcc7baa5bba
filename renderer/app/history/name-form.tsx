import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { longestName } from '#renderer/state/history/entry.ts';

interface Props {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** The form for the name of an entry, which becomes a snippet. */
export function NameForm({ name, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
      }}
      onKeyDown={(event) => {
        // Keeps the list from handling its navigation keys and Escape.
        event.stopPropagation();
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
          onCancel();
        }
      }}
      sx={{ display: 'flex', gap: 1, px: 2, pb: 1.25 }}
    >
      <TextField
        autoFocus
        size="small"
        label="Name of the snippet"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: longestName, autoComplete: 'off' } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" color="inherit">
        Save
      </Button>
    </Box>
  );
}
