import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type Detail, DetailTable } from '#renderer/components/detail-table.tsx';
import { locale } from '#shared/formats/words/locale.ts';
import { listCode, listEpochs, listLocalFormats, listUtcFormats } from '#tools/date-converter/format/list-formats.ts';
import { relativeTimeOf } from '#tools/date-converter/format/relative-time.ts';
import { nanosecondsPerMillisecond } from '#tools/date-converter/temporal.ts';
import { useClock } from './use-clock.ts';

interface Props {
  readonly instant: bigint;
  readonly timeZone: string;
}

/** The instant in every format, beginning with how long ago it is and the local time. */
export function FormatsView({ instant, timeZone }: Props) {
  const details = useMemo(
    () => ({
      utc: listUtcFormats(instant),
      epochs: listEpochs(instant),
      local: listLocalFormats(instant, timeZone, locale()),
      code: listCode(instant, timeZone),
    }),
    [instant, timeZone],
  );
  return (
    <Box sx={{ '& table + table': { mt: 2 } }}>
      <RelativeGroup instant={instant} />
      <Group title={`In ${timeZone}`} details={details.local} />
      <Group title="In UTC" details={details.utc} />
      <Group title="Epoch" details={details.epochs} />
      <Group title="JavaScript" details={details.code} />
    </Box>
  );
}

interface GroupProps {
  readonly title: string;
  readonly details: readonly Detail[];
}

/** The heading of the first column says what the names have in common. */
function Group({ title, details }: GroupProps) {
  return <DetailTable label={title} headings={[title, 'Value']} details={details} />;
}

/** Separate from the other groups, which do not change as time passes. */
function RelativeGroup({ instant }: { instant: bigint }) {
  const now = useClock();
  const { short, exact } = relativeTimeOf(instant, BigInt(now) * nanosecondsPerMillisecond);
  return <Group title="From now" details={[{ name: 'Relative', value: short, note: exact }]} />;
}
