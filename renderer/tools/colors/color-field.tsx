import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import type { Result } from '#shared/result.ts';
import { toHexWithAlpha } from './color.ts';
import { ColorSwatch } from './color-swatch.tsx';
import { longestColor, type ParsedColor } from './parse-color.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the value means. */
  readonly parsed: Result<ParsedColor>;
  /** Said below the field while nothing is wrong. */
  readonly hint?: string;
  readonly endAdornment?: ReactNode;
}

/** A field for any colour of CSS; what is wrong with it, or what CSS reads differently, stands below. */
export function ColorField({ label, value, onChange, parsed, hint, endAdornment }: Props) {
  const [isTooLong, setIsTooLong] = useState(false);
  const isWrong = !parsed.ok && parsed.error.code !== 'blank';
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      error={isWrong || isTooLong}
      helperText={isTooLong ? 'What was pasted is too long for a colour, and was left out.' : explain(parsed, hint)}
      onChange={({ target }) => {
        setIsTooLong(false);
        onChange(target.value);
      }}
      onPaste={(event) => {
        // A field takes seconds over megabytes.
        if (event.clipboardData.getData('text/plain').length > longestColor) {
          event.preventDefault();
          setIsTooLong(true);
        }
      }}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
        formHelperText: { role: isWrong || isTooLong ? 'alert' : undefined, sx: { overflowWrap: 'anywhere' } },
        input: {
          sx: { fontFamily: '"JetBrains Mono Variable", monospace', fontSize: 13 },
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
  const { code, message, position } = parsed.error;
  if (code === 'blank') {
    return hint;
  }
  return position === undefined ? message : `Character ${position.column}: ${message}`;
}
