import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { Color } from '../color.ts';
import { ColorField } from '../color-field.tsx';
import { exactNames } from '../color-names.ts';
import { colorSession, sampleColor, useColorSession } from '../color-session.ts';
import { ColorSwatch } from '../color-swatch.tsx';
import { findNearestNames, type NearName } from '../find-nearest-names.ts';
import { parseColor } from '../parse-color.ts';

const shownNames = 8;

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
  { id: 'distance', header: 'ΔE 2000', text: ({ distance }) => distance.toFixed(2), align: 'right', width: 84 },
];

/** The named colours that look most like the colour that is looked at, which the picker has too. */
export function NearestNames() {
  const { text, color } = useColorSession();
  const parsed = parseColor(text);
  return (
    <Pane
      title="Nearest name"
      below={!parsed.ok && color !== undefined && <StaleNote>Names of the last colour that could be read</StaleNote>}
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
          <PaneMessage
            action={
              <Button variant="outlined" onClick={() => colorSession.setText(sampleColor)}>
                Use a sample
              </Button>
            }
          >
            Type any colour: the names that CSS has for colours near to it show here.
          </PaneMessage>
        ) : (
          <Names color={color} />
        )}
      </Box>
    </Pane>
  );
}

function Names({ color }: { color: Color }) {
  const names = useMemo(() => findNearestNames(color, shownNames), [color]);
  const [nearest] = names;
  const isExact = nearest !== undefined && exactNames({ ...color, alpha: 1 }).includes(nearest.name);
  return (
    <>
      <Box role="status" sx={{ px: 1.5, pb: 1.5, fontSize: 13 }}>
        {nearest && (
          <>
            {isExact ? 'This is ' : 'Nearest is '}
            <strong>{[nearest.name, ...nearest.otherNames].join(' or ')}</strong>
            {isExact ? '.' : `, at a distance of ${nearest.distance.toFixed(2)}: ${judge(nearest.distance)}.`}
            {color.alpha < 1 && ' Names are of opaque colours: alpha is left out.'}
          </>
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 120, borderTop: 1, borderColor: 'divider' }}>
        <ResultTable
          label="Nearest names"
          columns={columns}
          rowCount={names.length}
          rowAt={(index) => names[index] as NearName}
          copiesOnClick
          emptyText=""
        />
      </Box>
    </>
  );
}

/** What a distance means to the eye, as it is usually said of ΔE 2000. */
function judge(distance: number): string {
  if (distance < 1) {
    return 'no eye tells them apart';
  }
  if (distance < 2) {
    return 'told apart by a close look';
  }
  return distance < 10 ? 'told apart at a glance' : 'quite another colour';
}
