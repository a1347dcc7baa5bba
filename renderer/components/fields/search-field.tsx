import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClearableField } from './clearable-field.tsx';

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
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <ClearableField
        name={label}
        placeholder={label}
        value={query}
        onChange={onChange}
        clearLabel="Clear the search"
        isClearedByEscape
        icon={<SearchIcon aria-hidden sx={{ fontSize: 20 }} />}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </Box>
  );
}
