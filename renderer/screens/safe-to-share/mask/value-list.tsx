import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { FoundValue, ValuePlace } from '#tools/safe-to-share/mask-text.ts';
import type { MaskSummary } from '#tools/safe-to-share/tasks.ts';
import { leftValues } from '../choices.ts';
import { ValueRow } from './value-row.tsx';

interface Props {
  /** The first of the values. */
  readonly values: readonly FoundValue[];
  readonly summary: MaskSummary;
  readonly onMaskedChange: (value: FoundValue, isMasked: boolean) => void;
  /** Goes to a position in the input; undefined if the input is not in an editor. */
  readonly onGoTo: ((place: ValuePlace) => void) | undefined;
}

/** The number of rows that are rendered at first, and added at a time. */
const step = 100;

/** `3 values masked in 4 places, 1 left as it is, 2 kinds`. */
function write({ valueCount, maskedCount, placeCount, kindCount }: MaskSummary): string {
  const left = valueCount - maskedCount;
  return [
    `${countOf(maskedCount, 'value')} masked in ${countOf(placeCount, 'place')}`,
    ...(left > 0 ? [`${formatNumber(left)} left as ${left === 1 ? 'it is' : 'they are'}`] : []),
    ...(kindCount > 1 ? [countOf(kindCount, 'kind')] : []),
  ].join(', ');
}

/** The values found in the text, shown below the result with the reason for each; each can be left unmasked. */
export function ValueList({ values, summary, onMaskedChange, onGoTo }: Props) {
  const left = leftValues.use();
  const [shownCount, setShownCount] = useState(step);
  const more = values.length - shownCount;
  return (
    <Box
      component="section"
      aria-label="What was found"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        flex: '0 1 auto',
        maxHeight: '50%',
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box role="status" sx={{ px: 1.5, py: 1, fontSize: 13, fontWeight: 600 }}>
        {write(summary)}
      </Box>
      <Box
        component="ul"
        aria-label="Values"
        tabIndex={0}
        sx={{ m: 0, p: 0, pb: 0.5, overflowY: 'auto', listStyle: 'none', minHeight: 96 }}
      >
        {values.slice(0, shownCount).map((value) => (
          <ValueRow
            key={value.name}
            value={value}
            isMasked={!left.includes(value.identity)}
            onMaskedChange={onMaskedChange}
            onGoTo={onGoTo}
          />
        ))}
        {more <= 0 && summary.valueCount > values.length && (
          <Box component="li" sx={{ px: 1.5, py: 0.5, fontSize: 13, color: 'text.secondary' }}>
            … and {formatNumber(summary.valueCount - values.length)} more, masked as well.
          </Box>
        )}
        {more > 0 && (
          <Box component="li" sx={{ px: 1.5, py: 0.5 }}>
            <Button size="small" onClick={() => setShownCount(shownCount + step)}>
              Show {formatNumber(Math.min(step, more))} of {formatNumber(more)} more
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
