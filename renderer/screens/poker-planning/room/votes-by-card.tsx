import Box from '@mui/material/Box';
import { showEstimate } from '#tools/poker-planning/card-types.ts';
import { type CardVotes, countVotes } from '#tools/poker-planning/count-votes.ts';
import { orderEstimates } from '#tools/poker-planning/order-estimates.ts';

interface Props {
  readonly estimates: readonly string[];
  /** The cards of the room, in whose order the votes are listed. */
  readonly cards: readonly string[];
}

/** The number of votes for each card. */
export function VotesByCard({ estimates, cards }: Props) {
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
      {sortCards({ estimates, cards }).map(({ estimate: card, count }) => (
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

/** The cards that received votes. */
function sortCards({ estimates, cards }: Props): CardVotes[] {
  const compare = orderEstimates(cards);
  return countVotes(estimates.map((estimate) => ({ estimate, count: 1 }))).sort((a, b) =>
    compare(a.estimate, b.estimate),
  );
}
