import TransparentIcon from '@mui/icons-material/FormatColorResetOutlined';
import VisibleIcon from '@mui/icons-material/OpacityOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { type Color, formatHexColor, parseHexColor } from '#tools/qr-code-generator/options/hex-color.ts';

interface Props {
  readonly label: string;
  readonly color: Color;
  readonly disabled: boolean;
  /** Receives the colour in the notation of the options: `#rrggbbaa`. */
  readonly onChange: (color: string) => void;
  /** The label of the button that opens the browser's colour picker. */
  readonly pickerLabel: string;
  /** The label of a switch that makes the colour transparent. */
  readonly transparencyLabel?: string;
}

const textOf = (color: Color) => formatHexColor(color).replace(/ff$/, '');

/** A colour that can be picked or typed. */
export function ColorControl({ label, color, disabled, onChange, pickerLabel, transparencyLabel }: Props) {
  const shown = textOf(color);
  const [typed, setTyped] = useState(shown);
  // Text being typed is not rewritten under the caret, though its first three digits are already a colour.
  useEffect(() => {
    setTyped((before) => {
      const parsed = parseHexColor(before);
      return parsed !== undefined && textOf(parsed) === shown ? before : shown;
    });
  }, [shown]);
  const isWrong = parseHexColor(typed) === undefined;
  return (
    <Box>
      <TextField
        size="small"
        fullWidth
        label={label}
        value={typed}
        disabled={disabled}
        error={isWrong}
        helperText={isWrong && <FieldError>3, 4, 6 or 8 hexadecimal digits: #000000</FieldError>}
        onChange={({ target }) => {
          setTyped(target.value);
          const parsed = parseHexColor(target.value);
          if (parsed !== undefined) {
            onChange(formatHexColor(parsed));
          }
        }}
        onBlur={() => !isWrong && setTyped(shown)}
        slotProps={{
          formHelperText: { sx: { mx: 0 } },
          htmlInput: { spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ mr: 1 }}>
                <Box
                  component="input"
                  type="color"
                  aria-label={pickerLabel}
                  disabled={disabled}
                  value={formatHexColor(color).slice(0, 7)}
                  onChange={({ target }: { target: HTMLInputElement }) => {
                    const chosen = parseHexColor(target.value);
                    // Picking a colour makes it visible.
                    const alpha = color.alpha === 0 ? 255 : color.alpha;
                    if (chosen !== undefined) {
                      onChange(formatHexColor({ ...chosen, alpha }));
                    }
                  }}
                  sx={{
                    width: 24,
                    height: 24,
                    p: 0,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 0.5,
                    bgcolor: 'transparent',
                    forcedColorAdjust: 'none',
                    cursor: 'pointer',
                  }}
                />
              </InputAdornment>
            ),
            endAdornment: transparencyLabel !== undefined && (
              <InputAdornment position="end">
                <span data-hint={transparencyLabel}>
                  <Checkbox
                    size="small"
                    edge="end"
                    icon={<VisibleIcon />}
                    checkedIcon={<TransparentIcon />}
                    checked={color.alpha === 0}
                    disabled={disabled}
                    onChange={({ target }) => onChange(formatHexColor({ ...color, alpha: target.checked ? 0 : 255 }))}
                    slotProps={{ input: { 'aria-label': transparencyLabel } }}
                  />
                </span>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
