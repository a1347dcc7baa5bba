import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import FoldIcon from '@mui/icons-material/UnfoldLessOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from '#renderer/components/is-behind-dialog.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { choices } from '../choices.ts';

interface Props {
  /** A summary of the comparison: `2 differences: −1 +3 lines`. */
  readonly summary: string;
  readonly count: number;
  /** The index of the current difference, from 0. */
  readonly current: number | undefined;
  readonly onMove: (step: 1 | -1) => void;
}

/** The number of differences, with controls to go from one to the next, also by F7. */
export function DiffNavigation({ summary, count, current, onMove }: Props) {
  const { isFolded } = choices.use();
  const isDisabled = count === 0;
  useScreenAction({ label: 'Next difference', isDisabled, run: () => onMove(1) });
  useScreenAction({ label: 'Previous difference', isDisabled, run: () => onMove(-1) });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasOtherKey = event.ctrlKey || event.altKey || event.metaKey;
    if (event.key === 'F7' && !hasOtherKey && !event.defaultPrevented && !isDisabled && !isBehindDialog()) {
      event.preventDefault();
      onMove(event.shiftKey ? -1 : 1);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ mr: 'auto', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
        {current === undefined ? summary : `${formatNumber(current + 1)} of ${summary}`}
      </Box>
      <ToggleButton
        data-hint="Fold equal lines"
        value="folded"
        size="small"
        aria-label="Fold equal lines"
        selected={isFolded}
        onChange={() => choices.change({ isFolded: !isFolded })}
        sx={{ height: 30, px: 0.75, border: 0 }}
      >
        <FoldIcon sx={{ fontSize: 20 }} />
      </ToggleButton>
      {(
        [
          ['Previous difference', 'Shift+F7', -1, PreviousIcon],
          ['Next difference', 'F7', 1, NextIcon],
        ] as const
      ).map(([name, keys, step, Icon]) => (
        <span key={name} data-hint={`${name} (${keys})`}>
          <IconButton
            size="small"
            aria-label={name}
            aria-keyshortcuts={keys}
            disabled={isDisabled}
            onClick={() => onMove(step)}
          >
            <Icon sx={{ fontSize: 20 }} />
          </IconButton>
        </span>
      ))}
    </Box>
  );
}
