import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import type { Template, TemplateField, TemplateValues } from '#tools/qr-code-generator/templates/templates.ts';
import { momentOf } from '#tools/qr-code-generator/templates/write-event.ts';

interface Props {
  /** The name of the whole form: "Wi-Fi" */
  readonly label: string;
  readonly template: Template;
  readonly values: TemplateValues;
  readonly onChange: (values: TemplateValues) => void;
}

/** The fields of a template, whose content becomes the text of the code. */
export function TemplateForm({ label, template, values, onChange }: Props) {
  const problems = template.check?.(values) ?? {};
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        flexShrink: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
        alignItems: 'start',
        p: 1.5,
        pt: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {template.fields(values).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problems[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </Box>
  );
}

/** The last day that iCalendar can write. It also makes browsers go on to the time after four digits of a year. */
const lastDay = '9999-12-31';

interface FieldProps {
  readonly field: TemplateField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ field: { label, kind = 'text', choices, hint }, value, problem, onChange }: FieldProps) {
  if (kind === 'switch') {
    return (
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={value === 'true'}
            onChange={({ target }) => onChange(target.checked ? 'true' : '')}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    );
  }
  const isTime = kind === 'date' || kind === 'moment';
  return (
    <TextField
      size="small"
      label={label}
      value={kind === 'date' ? value.slice(0, 10) : kind === 'moment' ? momentOf(value) : value}
      select={kind === 'choice'}
      multiline={kind === 'lines'}
      {...(isTime && { type: kind === 'date' ? 'date' : 'datetime-local' })}
      error={problem !== undefined}
      helperText={problem === undefined ? hint : <FieldError>{problem}</FieldError>}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        formHelperText: { sx: { mx: 0 } },
        ...(isTime && { inputLabel: { shrink: true } }),
        htmlInput: {
          autoComplete: 'off',
          spellCheck: false,
          ...(isTime && { max: kind === 'date' ? lastDay : `${lastDay}T23:59` }),
        },
      }}
      sx={kind === 'lines' ? { gridColumn: '1 / -1' } : {}}
      {...(kind === 'lines' && { maxRows: 4 })}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
