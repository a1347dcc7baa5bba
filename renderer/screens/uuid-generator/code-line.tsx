import TextField from '@mui/material/TextField';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import type { ToolError } from '#shared/result.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: ToolError | undefined;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** A single line of code, with its error below. */
export function CodeLine({ label, value, error, placeholder = '', onChange }: Props) {
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      placeholder={placeholder}
      error={error !== undefined}
      helperText={error && <FieldError>{placeInLine(error)}</FieldError>}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off', style: { fontFamily: monospaceFont, fontSize: 13 } },
        inputLabel: { shrink: true },
      }}
    />
  );
}
