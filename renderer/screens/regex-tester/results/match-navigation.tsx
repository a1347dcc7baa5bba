import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';

interface Props {
  readonly matches: Matches | undefined;
  /** The index of the current match, from 0. */
  readonly current: number | undefined;
  readonly onGoTo: (index: number) => void;
}

/** The number of matches, with controls to go from one to the next. */
export function MatchNavigation({ matches, current, onGoTo }: Props) {
  const count = matches?.count ?? 0;
  const move = (step: number) => {
    const from = current ?? (step > 0 ? -1 : count);
    onGoTo((from + step + count) % count);
  };
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        // The space is as wide as most counts, so that the buttons do not move when one appears.
        sx={{ minWidth: '9ch', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {matches && describeCount(matches, current)}
      </Typography>
      <Box role="group" aria-label="Matches" sx={{ display: 'flex' }}>
        {(
          [
            ['Previous match', -1, PreviousIcon],
            ['Next match', 1, NextIcon],
          ] as const
        ).map(([name, step, Icon]) => (
          <span key={name} data-hint={name}>
            <IconButton size="small" aria-label={name} disabled={count === 0} onClick={() => move(step)}>
              <Icon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        ))}
      </Box>
    </>
  );
}

function describeCount({ count, isCut }: Matches, current: number | undefined): string {
  if (count === 0) {
    return 'No match';
  }
  const counted = isCut ? `more than ${formatNumber(count)} matches` : countOf(count, 'match', 'matches');
  return current === undefined ? capitalize(counted) : `${formatNumber(current + 1)} of ${counted}`;
}
