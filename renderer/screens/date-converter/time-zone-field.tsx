import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { findTimeZones, listTimeZones } from '#tools/date-converter/zones/find-time-zones.ts';
import { localTimeZone } from '#tools/date-converter/zones/time-zone.ts';

interface Props {
  readonly label: string;
  /** The chosen zone; null for a field that adds zones, and is empty again after each. */
  readonly value: string | null;
  readonly onChange: (timeZone: string) => void;
  readonly placeholder?: string;
  readonly helperText?: string;
}

/** The most zones shown at once: a user who is looking for one types a letter. */
const maximumShown = 100;

/** A field to choose a time zone by its name, a city in it, or an offset. */
export function TimeZoneField({ label, value, onChange, placeholder, helperText }: Props) {
  const [typed, setTyped] = useState('');
  const zones = useMemo(listAllTimeZones, []);
  return (
    <Autocomplete
      size="small"
      autoHighlight
      handleHomeEndKeys
      options={zones}
      value={value}
      onChange={(_, next) => next !== null && onChange(next)}
      filterOptions={(_, { inputValue, getOptionLabel }) =>
        findTimeZones(value !== null && inputValue === getOptionLabel(value) ? '' : inputValue, zones).slice(
          0,
          maximumShown,
        )
      }
      isOptionEqualToValue={(option, chosen) => option === chosen}
      noOptionsText="No time zone has this name. Type a city, a region or an offset such as +05:30."
      {...(value === null && {
        inputValue: typed,
        onInputChange: (_, text, reason) => setTyped(reason === 'selectOption' ? '' : text),
      })}
      // Whoever adds a zone may add another; on a touch screen, the keyboard would cover what was added.
      blurOnSelect={value === null ? 'touch' : true}
      // A time zone can be changed, but not removed.
      sx={{ '& .MuiAutocomplete-clearIndicator': { display: 'none' } }}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={placeholder ?? ''} helperText={helperText} />
      )}
    />
  );
}

/** The machine's own zone first, whatever its name. */
function listAllTimeZones(): readonly string[] {
  const local = localTimeZone();
  return [...new Set([local, ...listTimeZones()])];
}
