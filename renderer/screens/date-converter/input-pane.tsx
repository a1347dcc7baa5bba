import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import { dateConverter } from '#tools/date-converter/tool.ts';
import { CurrentEpoch } from './current-epoch.tsx';
import { EpochField } from './epoch-field.tsx';
import { longestDateField } from './longest-date-field.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { DateConverter } from './use-date-converter.ts';

/** All the ways to set the screen's one instant. */
export function InputPane({ converter }: { converter: DateConverter }) {
  return (
    <Pane
      title="Instant"
      below={
        <>
          <InputNotes name={dateConverter.inputs.epoch.name} />
          <CurrentEpoch />
        </>
      }
    >
      <Box sx={{ height: '100%', overflow: 'auto', p: 1.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <EpochField converter={converter} />
        <TimeZoneField label="Time zone" value={converter.timeZone} onChange={converter.setTimeZone} />
        <Pickers converter={converter} />
        <DateTextField converter={converter} />
        <ReadingNotes converter={converter} />
      </Box>
    </Pane>
  );
}

function Pickers({ converter }: { converter: DateConverter }) {
  const { picked, instant, readingOf, reading, setPicked } = converter;
  const isWrong = readingOf === 'picked' && reading?.ok === false;
  const problem = isWrong && <FieldError>{reading.error.message}</FieldError>;
  const isBeforeYear1 = instant !== undefined && readingOf !== 'picked' && picked.date === '';
  const shrink = { inputLabel: { shrink: true }, formHelperText: { sx: { mx: 0.5 } } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, alignItems: 'flex-start' }}>
      <TextField
        type="date"
        label="Date"
        size="small"
        value={picked.date}
        onChange={({ target }) => setPicked({ date: target.value })}
        error={isWrong && picked.date === ''}
        helperText={isBeforeYear1 ? 'Before the year 1: pickers have no such dates.' : picked.date === '' && problem}
        slotProps={shrink}
        sx={{ flex: '1 1 150px' }}
      />
      <TextField
        type="time"
        label="Time"
        size="small"
        value={picked.time}
        onChange={({ target }) => setPicked({ time: target.value })}
        error={isWrong && picked.time === ''}
        helperText={picked.date !== '' && problem}
        slotProps={{ ...shrink, htmlInput: { step: 0.001 } }}
        // With less, a phone shows midnight as 12:00:00.000, and hides that it is AM.
        sx={{ flex: '1 1 190px' }}
      />
    </Box>
  );
}

function DateTextField({ converter }: { converter: DateConverter }) {
  const { text, readingOf, reading, setText, leaveText } = converter;
  const error = readingOf === 'text' && reading?.ok === false ? reading.error : undefined;
  const suggestions = error?.suggestions ?? [];
  return (
    <Box>
      <TextField
        fullWidth
        label="Date text"
        size="small"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={leaveText}
        placeholder="ISO 8601, RFC 3339, RFC 2822, HTTP date, new Date(…)"
        error={error !== undefined}
        helperText={
          error === undefined ? (
            'ISO 8601, RFC 3339, RFC 2822, HTTP dates, new Date(…), an epoch'
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
        sx={{ '& input': { fontFamily: monospaceFont, fontSize: 13 } }}
      />
      {suggestions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" variant="outlined" onClick={() => setText(suggestion)}>
              Read as {suggestion}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
