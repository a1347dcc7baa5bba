import RemoveIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { leaveRow } from '#renderer/components/leave-button.ts';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { describeTimeZone, type TimeZoneDescription } from '#tools/date-converter/zones/describe-time-zone.ts';
import { TimeZoneField } from './time-zone-field.tsx';

/** A pane too narrow for a separate column for daylight saving time, which is shown below the local time instead. */
const narrow = '@container (max-width: 519px)';

const small = { fontSize: 12, color: 'text.secondary' };

interface Props {
  readonly instant: bigint;
  readonly zones: readonly string[];
  readonly onZonesChange: (zones: readonly string[]) => void;
}

/** The local time at the instant in each of the chosen zones. */
export function ZonesView({ instant, zones, onZonesChange }: Props) {
  const rows = useMemo(() => zones.map((id) => describeTimeZone(instant, id)), [instant, zones]);
  return (
    <>
      <Box sx={{ p: 1.5, maxWidth: 480 }}>
        <TimeZoneField
          label="Add a time zone"
          placeholder="City, region or offset"
          value={null}
          onChange={(added) => onZonesChange([...zones.filter((id) => id !== added), added])}
        />
      </Box>
      {rows.length === 0 ? (
        <PaneMessage>No time zone is chosen. Add one by its name or a city in it.</PaneMessage>
      ) : (
        <Table
          size="small"
          aria-label="Time zones"
          sx={{ tableLayout: 'fixed', '& td, & th': { px: 1 }, '& th:first-of-type': { pl: 1.5 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Time zone</TableCell>
              <TableCell>Local time and offset</TableCell>
              <TableCell sx={{ [narrow]: { display: 'none' } }}>Daylight saving time</TableCell>
              <TableCell sx={{ width: { xs: 52, md: 76 }, position: 'relative' }}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ZoneRow key={row.id} row={row} onRemove={() => onZonesChange(zones.filter((id) => id !== row.id))} />
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

function ZoneRow({ row, onRemove }: { row: TimeZoneDescription; onRemove: () => void }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <ZoneName id={row.id} />
        </Box>
        {row.name !== undefined && <Box sx={small}>{row.name}</Box>}
      </TableCell>
      <TableCell>
        <Box sx={{ fontFamily: monospaceFont, fontSize: 13 }}>
          {row.weekday} {row.date} {row.time}
          <Box>{row.offset}</Box>
        </Box>
        <Box sx={{ display: 'none', [narrow]: { display: 'block', mt: 0.5 } }}>
          <DaylightSaving row={row} />
        </Box>
      </TableCell>
      <TableCell sx={{ [narrow]: { display: 'none' } }}>
        <DaylightSaving row={row} />
      </TableCell>
      <TableCell sx={{ '&&': { p: 0 }, textAlign: 'right' }}>
        <CopyButton content={`${row.date}T${row.time}${row.offset}`} label={row.id} />
        <IconButton
          data-remove
          data-hint={`Remove ${row.id}`}
          size="small"
          aria-label={`Remove ${row.id}`}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget);
            onRemove();
          }}
        >
          <RemoveIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** Allows line breaks after a slash or an underscore. */
function ZoneName({ id }: { id: string }) {
  return id.split(/(?<=[/_])/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));
}

function DaylightSaving({ row }: { row: TimeZoneDescription }) {
  const { isDaylightSaving, saving, nextChange } = row;
  return (
    <>
      <Box>{isDaylightSaving ? `In force${saving === undefined ? '' : ` (+${saving})`}` : 'Not in force'}</Box>
      <Box sx={small}>
        {nextChange === undefined ? (
          'No change ahead'
        ) : (
          <>
            Next change <Whole>{nextChange.from}</Whole> → <Whole>{nextChange.to}</Whole> ({nextChange.offset})
          </>
        )}
      </Box>
    </>
  );
}

/** A date without line breaks in it. */
function Whole({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
