import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { findTimeZones, listTimeZones } from '#tools/date-converter/zones/find-time-zones.ts';
import { localTimeZone } from '#tools/date-converter/zones/time-zone.ts';

interface Props {
  readonly label: string;
  /** Null if nothing is chosen yet. */
  readonly value: string | null;
  readonly onChange: (timeZone: string) => void;
  readonly placeholder?: string;
  readonly helperText?: string;
}

/** The most zones shown at once: a user who is looking for one types a letter. */
const maximumShown = 100;

/** A field to choose a time zone by its name, a city in it, or an offset. */
export function TimeZoneField({ label, value, onChange, placeholder, helperText }: Props) {
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
      blurOnSelect
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
