import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import { isBlank } from '#shared/text-checks.ts';
import { formatIsoWithOffset } from '#tools/date-converter/format/format-instant.ts';
import { listDifference } from '#tools/date-converter/format/list-difference.ts';
import { measureDifference } from '#tools/date-converter/format/measure-difference.ts';
import { readDateText } from '#tools/date-converter/parse/read-date-text.ts';
import { inTimeZone } from '#tools/date-converter/zones/time-zone.ts';
import { longestDateField } from './longest-date-field.ts';

/** The second instant as typed. */
export interface SecondInstant {
  readonly text: string;
  /** When it was typed, in milliseconds since 1970. */
  readonly typedAt: number;
}

interface Props {
  readonly instant: bigint;
  readonly timeZone: string;
  readonly second: SecondInstant;
  readonly onSecondChange: (second: SecondInstant) => void;
  readonly onUseNow: () => void;
}

/** The difference between the second instant and the first. */
export function DifferenceView({ instant, timeZone, second, onSecondChange, onUseNow }: Props) {
  const { text, typedAt } = second;
  const read = useMemo(
    () => (isBlank(text) ? undefined : readDateText(text, { timeZone, now: typedAt })),
    [text, typedAt, timeZone],
  );
  const error = read?.ok === false ? read.error : undefined;
  const other = read?.ok ? read.value : undefined;
  const change = (next: string) => onSecondChange({ text: next, typedAt: Date.now() });
  const details = useMemo(
    () =>
      other === undefined ? [] : listDifference(measureDifference(instant, other.nanoseconds, timeZone), timeZone),
    [instant, other, timeZone],
  );
  return (
    <>
      <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label="Second date"
          size="small"
          value={text}
          onChange={({ target }) => change(target.value)}
          placeholder="2026-01-01T00:00:00Z or an epoch"
          error={error !== undefined}
          helperText={
            error === undefined ? (
              [...(other === undefined ? [] : [`Read as ${other.format}.`]), ...(other?.notes ?? [])].join(' ')
            ) : (
              <FieldError>{placeInLine(error)}</FieldError>
            )
          }
          slotProps={{
            htmlInput: {
              'data-longest': longestDateField,
              spellCheck: false,
              autoComplete: 'off',
              autoCapitalize: 'none',
            },
            formHelperText: { sx: { mx: 0.5 } },
          }}
          sx={{ flex: '1 1 240px', '& input': { fontFamily: monospaceFont, fontSize: 13 } }}
        />
        <Button variant="outlined" sx={{ minHeight: 37 }} onClick={onUseNow}>
          Use now
        </Button>
      </Box>
      {other === undefined ? (
        <PaneMessage action={error === undefined && <SampleButton onClick={() => change('2000-01-01T00:00:00Z')} />}>
          {error === undefined
            ? 'Type a second date: the difference from the instant at the left is shown here.'
            : 'The difference is shown as soon as the second date can be read.'}
        </PaneMessage>
      ) : (
        <>
          <Box sx={{ px: 2, pb: 1, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            From {formatIsoWithOffset(inTimeZone(instant, timeZone), 'auto')} to{' '}
            {formatIsoWithOffset(inTimeZone(other.nanoseconds, timeZone), 'auto')}
          </Box>
          <DetailTable label="Difference" headings={['Unit', 'Difference']} details={details} />
        </>
      )}
    </>
  );
}
