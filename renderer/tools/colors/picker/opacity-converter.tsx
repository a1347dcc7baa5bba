import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import type { Result } from '#shared/result.ts';
import { hexaToOpacity, opacityToHexa } from './convert-opacity.ts';

/** Per cent to two hex digits and back: each field follows the other. */
export function OpacityConverter() {
  const headingId = useId();
  const [opacity, setOpacity] = useState('50');
  const [hexa, setHexa] = useState('80');
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
            setOpacity(next);
            const converted = opacityToHexa(next);
            if (converted.ok) {
              setHexa(converted.value);
            }
          }}
        />
        <OpacityField
          label="Hexa"
          value={hexa}
          outcome={toOpacity}
          onChange={(next) => {
            setHexa(next);
            const converted = hexaToOpacity(next);
            if (converted.ok) {
              setOpacity(converted.value);
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
      helperText={outcome.ok ? ' ' : outcome.error.message}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 130px', maxWidth: 220 }}
      slotProps={{
        htmlInput: { maxLength: 20, spellCheck: false, autoComplete: 'off' },
        formHelperText: { role: outcome.ok ? undefined : 'alert' },
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
