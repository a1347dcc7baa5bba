import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import { type EpochUnit, epochUnits } from '#tools/date-converter/epoch-units.ts';
import type { ParsedEpoch } from '#tools/date-converter/parse/parse-epoch.ts';
import { longestDateField } from './longest-date-field.ts';
import type { DateConverter } from './use-date-converter.ts';

const bySize = 'by-size';

/** The epoch, its unit, and the button that sets it to now. */
export function EpochField({ converter }: { converter: DateConverter }) {
  const { epoch, epochText, chosenUnit, setEpochText, setUnit, setNow } = converter;
  const isWrong = epoch?.ok === false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        label="Epoch value"
        size="small"
        // The text may be anything that was sent here; only a part of it is shown, but errors refer to all of it.
        value={epochText.slice(0, longestDateField)}
        onChange={({ target }) => setEpochText(target.value)}
        error={isWrong}
        helperText={isWrong ? <FieldError>{explainEpoch(epoch)}</FieldError> : explainEpoch(epoch)}
        placeholder="1737244800000"
        slotProps={{
          htmlInput: {
            'data-longest': longestDateField,
            inputMode: 'text',
            spellCheck: false,
            autoComplete: 'off',
            autoCapitalize: 'none',
          },
          formHelperText: { sx: { mx: 0.5 } },
        }}
        sx={{ flex: '1 1 180px', '& input': { fontFamily: monospaceFont, fontSize: 13 } }}
      />
      <TextField
        select
        label="Unit"
        size="small"
        value={chosenUnit ?? bySize}
        onChange={({ target }) => setUnit(epochUnits.find((unit) => unit === target.value))}
        sx={{ flex: '1 0 128px', maxWidth: 160 }}
      >
        <MenuItem value={bySize}>By size</MenuItem>
        {epochUnits.map((unit: EpochUnit) => (
          <MenuItem key={unit} value={unit}>
            {capitalize(unit)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={setNow} sx={{ minHeight: 37 }}>
        Now
      </Button>
    </Box>
  );
}

function explainEpoch(epoch: DateConverter['epoch']): string {
  if (epoch === undefined) {
    return 'Seconds, milliseconds, microseconds or nanoseconds since 1970';
  }
  if (!epoch.ok) {
    // The first character is plain to see.
    return epoch.error.position?.column === 1 ? epoch.error.message : placeInLine(epoch.error);
  }
  return [...explainUnit(epoch.value), ...(epoch.value.isCut ? ['Digits below a nanosecond are cut off.'] : [])].join(
    ' ',
  );
}

function explainUnit({ unit, isBySize, alternative }: ParsedEpoch): readonly string[] {
  return [
    `Read as ${unit}${isBySize ? ', by its size' : ''}.`,
    ...(alternative === undefined ? [] : [`As ${alternative.unit} it would be ${alternative.date}.`]),
  ];
}
