import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { FieldError } from './field-error.tsx';

interface Props {
  /** The label before the field, and its accessible name. */
  readonly label: string;
  /** The value as typed; also empty if the browser cannot parse it as a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly minimum: number;
  readonly maximum: number;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** The unit after the number: “s”. */
  readonly unit?: string;
  readonly disabled?: boolean;
}

/** A whole number in a toolbar; errors are shown below it. */
export function NumberField({ label, value, onChange, minimum, maximum, problem, unit, disabled = false }: Props) {
  const inputId = useId();
  const problemId = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13 }}>
      <Box component="label" htmlFor={inputId} sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box>
        <OutlinedInput
          id={inputId}
          type="number"
          size="small"
          value={value}
          disabled={disabled}
          error={problem !== undefined}
          onChange={({ target }) => onChange(target.value)}
          endAdornment={unit !== undefined && <InputAdornment position="end">{unit}</InputAdornment>}
          slotProps={{ input: { min: minimum, max: maximum, step: 1, 'aria-describedby': problemId } }}
          sx={{ width: 104, height: controlHeight, fontSize: 13 }}
        />
        <Box id={problemId} sx={{ fontSize: 12, color: 'error.main' }}>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
        </Box>
      </Box>
    </Box>
  );
}
