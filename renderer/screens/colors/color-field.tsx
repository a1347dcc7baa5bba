import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import type { Result } from '#shared/result.ts';
import { toHexWithAlpha } from '#tools/colors/color.ts';
import { longestColor } from '#tools/colors/parse-color.ts';
import type { ParsedColor } from '#tools/colors/parse-outcome.ts';
import { ColorSwatch } from './color-swatch.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The colour that the value stands for, or what is wrong with it. */
  readonly parsed: Result<ParsedColor>;
  /** A hint below the field while the value is valid. */
  readonly hint?: string;
  readonly endAdornment?: ReactNode;
}

/** A field for any CSS colour. Errors, and differences from how CSS would read the value, are shown below it. */
export function ColorField({ label, value, onChange, parsed, hint, endAdornment }: Props) {
  const [isTooLong, setIsTooLong] = useState(false);
  const isWrong = !parsed.ok && parsed.error.code !== 'blank';
  const problem = isTooLong
    ? 'What was pasted is too long for a colour, and was left out.'
    : isWrong
      ? explain(parsed, hint)
      : undefined;
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      error={isWrong || isTooLong}
      helperText={problem === undefined ? explain(parsed, hint) : <FieldError>{problem}</FieldError>}
      onChange={({ target }) => {
        setIsTooLong(false);
        onChange(target.value);
      }}
      onPaste={(event) => {
        // A field takes seconds for megabytes.
        if (event.clipboardData.getData('text/plain').length > longestColor) {
          event.preventDefault();
          setIsTooLong(true);
        }
      }}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
        input: {
          sx: { fontFamily: monospaceFont, fontSize: 13 },
          startAdornment: parsed.ok && (
            <InputAdornment position="start">
              <ColorSwatch css={toHexWithAlpha(parsed.value.color)} />
            </InputAdornment>
          ),
          endAdornment,
        },
      }}
    />
  );
}

function explain(parsed: Result<ParsedColor>, hint: string | undefined): string | undefined {
  if (parsed.ok) {
    return parsed.value.notes.length > 0 ? parsed.value.notes.join(' ') : hint;
  }
  return parsed.error.code === 'blank' ? hint : placeInLine(parsed.error);
}
