import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { controlHeight } from '#renderer/components/density.ts';
import { encodingOfLabel, type TextEncodingName, textEncodings } from '#shared/formats/text-encoding/encodings.ts';

interface Props {
  readonly value: TextEncodingName;
  readonly onChange: (encoding: TextEncodingName) => void;
}

const names = textEncodings.map(({ name }) => name);

function labelOf(name: TextEncodingName): string {
  return textEncodings.find((encoding) => encoding.name === name)?.label ?? name;
}

/**
 * “File encoding”: can be found by its name, its language, or any label of the WHATWG Encoding standard, such as
 * latin1.
 */
export function EncodingSelect({ value, onChange }: Props) {
  return (
    <Autocomplete
      size="small"
      disableClearable
      autoHighlight
      blurOnSelect
      options={names}
      value={value}
      getOptionLabel={labelOf}
      filterOptions={(options, { inputValue }) =>
        findEncodings(options, inputValue === labelOf(value) ? '' : inputValue)
      }
      onChange={(_, next) => onChange(next)}
      noOptionsText="The Encoding standard has no such label."
      sx={{ width: 212 }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'File encoding', spellCheck: false },
            input: { ...params.slotProps.input, sx: { height: controlHeight, fontSize: 14 } },
          }}
        />
      )}
    />
  );
}

function findEncodings(options: readonly TextEncodingName[], typed: string): TextEncodingName[] {
  const wanted = typed.trim().toLowerCase();
  const byLabel = encodingOfLabel(wanted);
  return options.filter((name) => name === byLabel || labelOf(name).toLowerCase().includes(wanted));
}
