import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import type { Result } from '#shared/result.ts';
import { hexaToOpacity, opacityToHexa } from '#tools/colors/picker/convert-opacity.ts';
import { choices } from '../choices.ts';

/**
 * Converts per cent to two hex digits and back: each field follows the other. A value that cannot be converted stays in
 * its field.
 */
export function OpacityConverter() {
  const headingId = useId();
  const kept = choices.use().opacity;
  const [typed, setTyped] = useState<{ readonly opacity?: string; readonly hexa?: string }>({});
  const { opacity, hexa } = { ...kept, ...typed };
  const toHexa = opacityToHexa(opacity);
  const toOpacity = hexaToOpacity(hexa);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1.5 }}>
        Opacity to hexa
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <OpacityField
          label="Opacity"
          unit="%"
          value={opacity}
          outcome={toHexa}
          onChange={(next) => {
            const converted = opacityToHexa(next);
            setTyped(converted.ok ? {} : { ...typed, opacity: next });
            if (converted.ok) {
              choices.change({ opacity: { opacity: next, hexa: converted.value } });
            }
          }}
        />
        <OpacityField
          label="Hexa"
          value={hexa}
          outcome={toOpacity}
          onChange={(next) => {
            const converted = hexaToOpacity(next);
            setTyped(converted.ok ? {} : { ...typed, hexa: next });
            if (converted.ok) {
              choices.change({ opacity: { opacity: converted.value, hexa: next } });
            }
          }}
        />
      </Box>
    </Box>
  );
}

interface Props {
  readonly label: string;
  readonly unit?: string;
  readonly value: string;
  readonly outcome: Result<string>;
  readonly onChange: (value: string) => void;
}

function OpacityField({ label, unit, value, outcome, onChange }: Props) {
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      error={!outcome.ok}
      helperText={outcome.ok ? ' ' : <FieldError>{outcome.error.message}</FieldError>}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 130px', maxWidth: 220 }}
      slotProps={{
        htmlInput: { maxLength: 20, spellCheck: false, autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {unit}
              <CopyButton content={outcome.ok ? value : undefined} label={label} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
