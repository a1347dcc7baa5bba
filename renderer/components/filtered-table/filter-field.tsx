import ClearIcon from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';

interface Props {
  readonly filter: string;
  readonly onChange: (filter: string) => void;
}

export function FilterField({ filter, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The pressed button disappears, and its user wants to type another filter.
    input.current?.focus();
  };
  return (
    <TextField
      inputRef={input}
      size="small"
      label="Filter"
      value={filter}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 200px', maxWidth: 480 }}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
        input: {
          endAdornment: filter !== '' && (
            <InputAdornment position="end">
              <IconButton
                data-hint="Clear the filter"
                size="small"
                edge="end"
                aria-label="Clear the filter"
                onClick={clear}
              >
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
