import ClearIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { isComposing } from './is-composing.ts';

interface Props {
  /** The accessible name and the placeholder. */
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** How much was found, shown and announced; empty while there is no query. */
  readonly status: string;
}

/** A field that filters what a page shows; Escape empties it. */
export function SearchField({ label, query, onChange, status }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The pressed button disappears.
    input.current?.focus();
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <TextField
        inputRef={input}
        size="small"
        placeholder={label}
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '' && !isComposing(event.nativeEvent)) {
            event.stopPropagation();
            clear();
          }
        }}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        slotProps={{
          htmlInput: { 'aria-label': label, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden sx={{ fontSize: 20 }} />
              </InputAdornment>
            ),
            endAdornment: query !== '' && (
              <InputAdornment position="end">
                <IconButton
                  data-hint="Clear the search"
                  size="small"
                  edge="end"
                  aria-label="Clear the search"
                  onClick={clear}
                >
                  <ClearIcon sx={{ fontSize: 20 }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </Box>
  );
}
