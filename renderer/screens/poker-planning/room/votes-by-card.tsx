import Box from '@mui/material/Box';
import { locale } from '#shared/formats/words/locale.ts';
import { showEstimate } from '#tools/poker-planning/card-types.ts';
import { readPoints } from '#tools/poker-planning/compute-statistics.ts';
import { type CardVotes, countVotes } from '#tools/poker-planning/count-votes.ts';

interface Props {
  readonly estimates: readonly string[];
}

/** The number of votes for each card. */
export function VotesByCard({ estimates }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Votes by card"
      sx={{
        m: 0,
        px: 2,
        py: 1.5,
        listStyle: 'none',
        display: 'grid',
        gap: 0.5,
        maxHeight: 200,
        overflow: 'auto',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {sortCards(estimates).map(({ estimate: card, count }) => (
        <Box
          component="li"
          key={card}
          sx={{ display: 'grid', gridTemplateColumns: '56px 1fr 40px', alignItems: 'center', gap: 1, fontSize: 13 }}
        >
          <Box component="span" sx={{ textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {showEstimate(card)}
          </Box>
          <Box aria-hidden sx={{ height: 10, borderRadius: 5, bgcolor: 'action.hover', overflow: 'hidden' }}>
            <Box
              sx={{
                width: `${(100 * count) / estimates.length}%`,
                height: '100%',
                borderRadius: 5,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            × {count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The cards that received votes, numbers first in ascending order. */
function sortCards(estimates: readonly string[]): CardVotes[] {
  const order = ({ estimate }: CardVotes) => readPoints(estimate) ?? Number.POSITIVE_INFINITY;
  return countVotes(estimates.map((estimate) => ({ estimate, count: 1 }))).sort((a, b) =>
    order(a) === order(b) ? a.estimate.localeCompare(b.estimate, locale()) : order(a) - order(b),
  );
}
