import Box from '@mui/material/Box';
import { locale } from '#shared/formats/words/locale.ts';
import { showEstimate } from '#tools/poker-planning/card-types.ts';
import { readPoints } from '#tools/poker-planning/compute-statistics.ts';

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
      {countCards(estimates).map(({ card, count }) => (
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
function countCards(estimates: readonly string[]): { readonly card: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const estimate of estimates) {
    counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
  }
  const order = (card: string) => readPoints(card) ?? Number.POSITIVE_INFINITY;
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) =>
      order(a.card) === order(b.card) ? a.card.localeCompare(b.card, locale()) : order(a.card) - order(b.card),
    );
}
