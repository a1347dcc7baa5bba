import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Color } from '#tools/colors/color.ts';
import { exactNames } from '#tools/colors/color-names.ts';
import { describeDistance, findNearestNames, type NearName } from '#tools/colors/find-nearest-names.ts';
import { parseColor } from '#tools/colors/parse-color.ts';
import { usualCount } from '#tools/colors/usual-count.ts';
import { sampleColor } from '../choices.ts';
import { ColorField } from '../color-field.tsx';
import { colorSession, useColorSession } from '../color-session.ts';
import { ColorSwatch } from '../color-swatch.tsx';

const columns: readonly Column<NearName>[] = [
  {
    id: 'name',
    header: 'Name',
    text: ({ name }) => name,
    render: ({ name, hex, otherNames }) => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <ColorSwatch css={hex} />
        {[name, ...otherNames].join(', ')}
      </Box>
    ),
  },
  { id: 'hex', header: 'Hex', text: ({ hex }) => hex, isCode: true, width: 88 },
  {
    id: 'distance',
    header: 'ΔE 2000',
    text: ({ distance }) => formatNumber(distance, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    sortBy: ({ distance }) => distance,
    align: 'right',
    width: 84,
  },
];

/** The named colours that look most like the colour being examined, which the picker shares. */
export function NearestNames() {
  const { text, color } = useColorSession();
  const parsed = parseColor(text);
  return (
    <Pane
      title="Nearest name"
      below={!parsed.ok && color !== undefined && <StaleNote>Names for the last colour that could be read</StaleNote>}
    >
      <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ p: 1.5, pt: 2 }}>
          <ColorField
            label="Color"
            value={text}
            onChange={colorSession.setText}
            parsed={parsed}
            hint="Any CSS colour: the picker shows the same one."
          />
        </Box>
        {color === undefined ? (
          <PaneMessage action={<SampleButton onClick={() => colorSession.setText(sampleColor)} />}>
            Type any colour to see the CSS names of similar ones.
          </PaneMessage>
        ) : (
          <Names color={color} />
        )}
      </Box>
    </Pane>
  );
}

function Names({ color }: { color: Color }) {
  const names = useMemo(() => findNearestNames(color, usualCount), [color]);
  const [nearest] = names;
  const isExact = nearest !== undefined && exactNames({ ...color, alpha: 1 }).includes(nearest.name);
  return (
    <>
      <Box role="status" sx={{ px: 1.5, pb: 1.5, fontSize: 13 }}>
        {nearest && (
          <>
            {isExact ? 'This is ' : 'Nearest is '}
            <strong>{listWords([nearest.name, ...nearest.otherNames], 'or')}</strong>
            {isExact
              ? '.'
              : `, at a distance of ${formatNumber(nearest.distance, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}: ${describeDistance(nearest.distance)}.`}
            {color.alpha < 1 && ' CSS names only opaque colours, so alpha is ignored.'}
          </>
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 120, borderTop: 1, borderColor: 'divider' }}>
        <ResultTable label="Nearest names" columns={columns} rows={names} copiesOnClick emptyText="" />
      </Box>
    </>
  );
}
