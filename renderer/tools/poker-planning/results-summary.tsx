import Box from '@mui/material/Box';
import { showEstimate } from './card-types.ts';
import { computeStatistics, readPoints, type Statistics, showPoints } from './compute-statistics.ts';

interface Props {
  readonly estimates: readonly string[];
}

/** What the revealed votes say: figures, and how many took each card. */
export function ResultsSummary({ estimates }: Props) {
  const statistics = computeStatistics(estimates);
  if (statistics === undefined) {
    return null;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
      <Figures statistics={statistics} />
      <Box component="ul" aria-label="Votes by card" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
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
                  width: `${(100 * count) / statistics.voteCount}%`,
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
    </Box>
  );
}

function Figures({ statistics }: { statistics: Statistics }) {
  const { median, lowest, highest, agreement, numericCount } = statistics;
  const figures = [
    ['Median', showPoints(median)],
    ['Spread', numericCount === 0 ? '–' : `${showNumber(lowest)} to ${showNumber(highest)}`],
    ['Agreement', `${Math.round(agreement * 100)}%`],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
      {figures.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const showNumber = (points: number) => showEstimate(String(points));

/** The cards that were taken, numbers first and ascending. */
function countCards(estimates: readonly string[]): { readonly card: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const estimate of estimates) {
    counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
  }
  const order = (card: string) => readPoints(card) ?? Number.POSITIVE_INFINITY;
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => (order(a.card) === order(b.card) ? a.card.localeCompare(b.card) : order(a.card) - order(b.card)));
}
