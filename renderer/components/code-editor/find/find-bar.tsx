import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { codeText } from '../look/code-metrics.ts';
import type { FindQuery } from './read-query.ts';

interface Props {
  readonly query: FindQuery;
  /** The outcome of the last search: "3 of 12", "No matches", or what is wrong with an expression. */
  readonly status: string;
  /** Whether the search was not carried out, for the reason given by the status. */
  readonly isRefused?: boolean;
  /** Counts the times that it was asked for, each of which focuses the field with its text selected. */
  readonly asked: number;
  readonly onQueryChange: (query: FindQuery) => void;
  readonly onMove: (backwards: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The bar above a text for entering a search: Enter goes to the next match, Shift+Enter back, Escape closes it. Regular
 * expressions are offered if the query says whether it is one.
 */
export function FindBar({ query, status, isRefused = false, asked, onQueryChange, onMove, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef<number>(undefined);
  useLayoutEffect(() => {
    // A screen that is shown again does not ask for it.
    if (answered.current !== asked) {
      answered.current = asked;
      field.current?.focus();
      field.current?.select();
    }
  }, [asked]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
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
        flexWrap: 'wrap',
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
        inputRef={field}
        value={query.text}
        placeholder="Find"
        onChange={(event) => onQueryChange({ ...query, text: event.target.value })}
        error={isRefused}
        inputProps={{ 'aria-label': 'Find', spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' }}
        sx={{
          flex: '1 1 100px',
          minWidth: 80,
          px: 1,
          ...(query.isExpression === true ? codeText : {}),
          fontSize: 13,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          '&.Mui-focused': { borderColor: 'focus.main' },
          '&.Mui-error': { borderColor: 'error.main' },
        }}
      />
      <Typography
        role="status"
        variant="caption"
        sx={{
          color: isRefused ? 'error.main' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          ...(isRefused ? {} : { whiteSpace: 'nowrap' }),
        }}
      >
        {status}
      </Typography>
      <Switch
        label="Match case"
        sign="Aa"
        isOn={query.matchCase}
        onChange={(matchCase) => onQueryChange({ ...query, matchCase })}
      />
      {query.isExpression !== undefined && (
        <Switch
          label="Regular expression"
          sign=".*"
          isOn={query.isExpression}
          onChange={(isExpression) => onQueryChange({ ...query, isExpression })}
        />
      )}
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

interface SwitchProps {
  readonly label: string;
  /** The sign that stands for the option in the bar. */
  readonly sign: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, sign, isOn, onChange }: SwitchProps) {
  return (
    <ToggleButton
      data-hint={label}
      value={label}
      size="small"
      aria-label={label}
      selected={isOn}
      onChange={() => onChange(!isOn)}
      sx={{ height: 28, minHeight: 28, minWidth: 34, px: 1, border: 0 }}
    >
      {sign}
    </ToggleButton>
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
    <span data-hint={`${label} (${shortcut})`}>
      <IconButton size="small" aria-label={label} aria-keyshortcuts={shortcut} disabled={isDisabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  );
}
