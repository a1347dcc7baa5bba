import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { useNumberDraft } from '#renderer/components/hooks/use-number-draft.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { isOptionValue, type OptionDescription, type OptionValue } from '#tools/describe-operation.ts';
import type { ScreenOptions } from './use-screen-options.ts';

interface Props {
  readonly described: readonly OptionDescription[];
  readonly options: ScreenOptions;
  /** What is wrong with an option, which the error names. */
  readonly error: ToolError | undefined;
}

/** The controls of the options, according to their types. */
export function OptionControls({ described, options: { values, change }, error }: Props) {
  return (
    <Box
      role="group"
      aria-label="Options"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        flexShrink: 0,
      }}
    >
      {described.map((option) => (
        <OptionControl
          key={option.name}
          option={option}
          value={values[option.name] ?? null}
          onChange={(value) => change(option.name, value)}
          error={error?.option === option.name ? error.message : undefined}
        />
      ))}
    </Box>
  );
}

interface ControlProps<Kind extends OptionDescription['kind'] = OptionDescription['kind']> {
  readonly option: Extract<OptionDescription, { readonly kind: Kind }>;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  readonly error: string | undefined;
}

function OptionControl({ option, ...props }: ControlProps) {
  switch (option.kind) {
    case 'switch':
      return <SwitchControl option={option} {...props} />;
    case 'choice':
      return isShort(option) ? (
        <ToggleControl option={option} {...props} />
      ) : (
        <SelectControl option={option} {...props} />
      );
    case 'number':
      return <NumberControl option={option} {...props} />;
    case 'text':
      return <TextControl option={option} {...props} />;
  }
}

/** The most letters of all choices together that fit side by side. */
const fewLetters = 24;

const isShort = ({ choices }: ControlProps<'choice'>['option']) =>
  choices.length <= 4 && choices.map(({ label }) => label).join('').length <= fewLetters;

/** What a control's title does not say, above the control, where it does not cover the next one. */
const explained = (text: string | undefined) => ({ 'data-hint': text, 'data-hint-placement': 'top' });

function SwitchControl({ option, value, onChange }: ControlProps<'switch'>) {
  return (
    <FormControlLabel
      {...explained(option.description)}
      label={option.title}
      control={
        <Switch
          size="small"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-description': option.description } }}
        />
      }
      sx={{ minHeight: controlHeight, mx: 0, gap: 0.5 }}
    />
  );
}

function ToggleControl({ option, value, onChange }: ControlProps<'choice'>) {
  return (
    <ToggleButtonGroup
      {...explained(option.description)}
      aria-description={option.description}
      exclusive
      size="small"
      aria-label={option.title}
      value={value}
      onChange={(_, next: string | number | null) => next !== null && onChange(next)}
    >
      {option.choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function SelectControl({ option, value, onChange }: ControlProps<'choice'>) {
  return (
    <TextField
      {...explained(option.description)}
      select
      size="small"
      label={option.title}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-description': option.description } } }}
      sx={{ flex: '1 1 140px', maxWidth: 280 }}
    >
      {option.choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function NumberControl({ option, value, onChange, error }: ControlProps<'number'>) {
  const read = (text: string) => {
    const number = isBlank(text) ? Number.NaN : Number(text);
    return isOptionValue(option, number) ? number : undefined;
  };
  const draft = useNumberDraft(typeof value === 'number' ? value : Number.NaN, read, onChange);
  const isEmptyRight = option.default === null && (draft.text === '' || draft.text === 'NaN');
  const problem = draft.isValid || isEmptyRight ? error : `${rangeOf(option)}.`;
  return (
    <TextField
      {...explained(option.description)}
      size="small"
      type="number"
      label={option.title}
      value={draft.text === 'NaN' ? '' : draft.text}
      error={problem !== undefined}
      helperText={problem !== undefined && <FieldError>{problem}</FieldError>}
      onChange={({ target }) => {
        draft.setText(target.value);
        if (target.value === '' && option.default === null) {
          onChange(null);
        }
      }}
      slotProps={{
        htmlInput: {
          'aria-description': option.description,
          step: option.isInteger ? 1 : 'any',
          ...(option.minimum !== undefined && { min: option.minimum }),
          ...(option.maximum !== undefined && { max: option.maximum }),
        },
      }}
      sx={{ flex: '0 1 140px' }}
    />
  );
}

function rangeOf({ isInteger, minimum, maximum }: ControlProps<'number'>['option']): string {
  const what = isInteger ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined) {
    return `Type ${what} from ${formatNumber(minimum)} to ${formatNumber(maximum)}`;
  }
  if (minimum !== undefined) {
    return `Type ${what} of at least ${formatNumber(minimum)}`;
  }
  return maximum === undefined ? `Type ${what}` : `Type ${what} of at most ${formatNumber(maximum)}`;
}

function TextControl({ option, value, onChange, error }: ControlProps<'text'>) {
  return (
    <TextField
      {...explained(option.description)}
      size="small"
      label={option.title}
      placeholder={option.placeholder ?? ''}
      value={typeof value === 'string' ? value : ''}
      error={error !== undefined}
      helperText={error !== undefined && <FieldError>{error}</FieldError>}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        // The text may be a long key.
        htmlInput: {
          'aria-description': option.description,
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
          'data-longest': 100_000,
        },
        input: { sx: { fontFamily: monospaceFont, fontSize: 13 } },
      }}
      sx={{ flex: '1 1 220px' }}
    />
  );
}
