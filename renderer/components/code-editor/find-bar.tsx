import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';

export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
}

interface Props {
  readonly query: FindQuery;
  /** What came of the last search: "No matches", "Wrapped to the top". */
  readonly status: string;
  readonly onQueryChange: (query: FindQuery) => void;
  readonly onMove: (backwards: boolean) => void;
  readonly onClose: () => void;
}

/** The line above a text in which one types what to find: Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ query, status, onQueryChange, onMove, onClose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onMove(event.shiftKey);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  const hasText = query.text !== '';
  return (
    <Box
      role="search"
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <InputBase
        autoFocus
        value={query.text}
        placeholder="Find"
        onChange={(event) => onQueryChange({ ...query, text: event.target.value })}
        inputProps={{ 'aria-label': 'Find', spellCheck: false }}
        sx={{
          flex: 1,
          minWidth: 80,
          px: 1,
          fontSize: 13,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          '&.Mui-focused': { borderColor: 'primary.main' },
        }}
      />
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {status}
      </Typography>
      <Tooltip title="Match case">
        <ToggleButton
          value="match-case"
          size="small"
          aria-label="Match case"
          selected={query.matchCase}
          onChange={() => onQueryChange({ ...query, matchCase: !query.matchCase })}
          sx={{ height: 28, minHeight: 28, px: 1, border: 0 }}
        >
          Aa
        </ToggleButton>
      </Tooltip>
      <FindButton label="Previous match" shortcut="Shift+Enter" isDisabled={!hasText} onClick={() => onMove(true)}>
        <ArrowUpward fontSize="small" />
      </FindButton>
      <FindButton label="Next match" shortcut="Enter" isDisabled={!hasText} onClick={() => onMove(false)}>
        <ArrowDownward fontSize="small" />
      </FindButton>
      <FindButton label="Close find" shortcut="Escape" onClick={onClose}>
        <Close fontSize="small" />
      </FindButton>
    </Box>
  );
}

interface FindButtonProps {
  readonly label: string;
  readonly shortcut: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function FindButton({ label, shortcut, isDisabled = false, onClick, children }: FindButtonProps) {
  return (
    <Tooltip title={`${label} (${shortcut})`}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
