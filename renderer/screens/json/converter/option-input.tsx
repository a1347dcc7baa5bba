import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import type { OptionField } from '#tools/json/converter/option-fields.ts';

interface Props {
  readonly field: OptionField;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** An option: a checkbox, or a select or text field with its label above it, where a long label has room. */
export function OptionInput({ field, value, onChange }: Props) {
  const id = useId();
  const { label, kind } = field;
  if (kind === 'flag') {
    return (
      <FormControlLabel
        label={label}
        control={<Checkbox size="small" checked={value === true} onChange={(_event, next) => onChange(next)} />}
        sx={{
          m: 0,
          minHeight: controlHeight,
          alignSelf: 'center',
          '& .MuiFormControlLabel-label': { fontSize: 13, lineHeight: 1.3 },
        }}
      />
    );
  }
  const controlSx = { '& .MuiOutlinedInput-root': { height: controlHeight, fontSize: 13 } };
  return (
    <Box>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontSize: 12, lineHeight: 1.3, color: 'text.secondary' }}
      >
        {label}
      </Box>
      {kind === 'text' ? (
        <TextField
          id={id}
          fullWidth
          size="small"
          value={value}
          placeholder={field.defaultValue}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
          sx={controlSx}
        />
      ) : (
        <TextField
          select
          fullWidth
          size="small"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-labelledby': `${id}-label` },
              MenuProps: { slotProps: { list: { 'aria-labelledby': `${id}-label` } } },
              inputProps: { id },
            },
          }}
          sx={controlSx}
        >
          {field.choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
