import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import type { Level } from '#tools/qr-code-generator/code/choose-segments.ts';
import { optionRules } from '#tools/qr-code-generator/options/option-rules.ts';
import type { OptionName } from '#tools/qr-code-generator/options/set-option.ts';
import { ColorControl } from './color-control.tsx';
import type { OptionsInput } from './use-options.ts';

const levels: readonly { readonly value: Level; readonly label: string }[] = [
  { value: 'L', label: 'L (7%)' },
  { value: 'M', label: 'M (15%)' },
  { value: 'Q', label: 'Q (25%)' },
  { value: 'H', label: 'H (30%)' },
];

const automatic = 'automatic';
const versions = Array.from({ length: 40 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} (${21 + index * 4} × ${21 + index * 4})`,
}));
const masks = Array.from({ length: 8 }, (_, index) => ({ value: String(index), label: String(index) }));

/** The common options; each control changes its entry in the JSON, and follows it. */
export function OptionControls({
  options,
  children,
}: {
  readonly options: OptionsInput;
  readonly children: ReactNode;
}) {
  const { settings, set, canSet } = options;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        alignItems: 'start',
        pt: 0.5,
      }}
    >
      <Choice
        label="Error correction"
        value={settings.level}
        options={levels}
        disabled={!canSet}
        onChange={(value) => set('errorCorrectionLevel', value)}
      />
      <Choice
        label="Version"
        value={settings.version === undefined ? automatic : String(settings.version)}
        options={[{ value: automatic, label: 'Automatic' }, ...versions]}
        disabled={!canSet}
        onChange={(value) => set('version', value === automatic ? null : Number(value))}
      />
      <Choice
        label="Mask"
        value={settings.mask === undefined ? automatic : String(settings.mask)}
        options={[{ value: automatic, label: 'Automatic' }, ...masks]}
        disabled={!canSet}
        onChange={(value) => set('maskPattern', value === automatic ? null : Number(value))}
      />
      <NumberOption label="Margin (modules)" name="margin" value={settings.margin} options={options} />
      <NumberOption label="Scale (px a module)" name="scale" value={settings.scale} options={withoutWidth(options)} />
      <NumberOption label="Width (px)" name="width" value={settings.width} options={options} placeholder="By scale" />
      <ColorControl
        label="Dark colour"
        pickerLabel="Pick the colour of dark modules"
        color={settings.dark}
        disabled={!canSet}
        onChange={(color) => set('color.dark', color)}
      />
      <ColorControl
        label="Light colour"
        pickerLabel="Pick the colour of light modules"
        color={settings.light}
        disabled={!canSet}
        onChange={(color) => set('color.light', color)}
        transparencyLabel="Transparent background"
      />
      {children}
    </Box>
  );
}

/** Choosing a scale removes the width, beside which it would have no effect. */
function withoutWidth(options: OptionsInput): OptionsInput {
  const { settings, setMany } = options;
  return settings.width === undefined
    ? options
    : { ...options, set: (name, value) => setMany({ [name]: value, width: null }) };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, disabled, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 400 } } } } } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface NumberProps {
  readonly label: string;
  readonly name: OptionName;
  readonly value: number | undefined;
  readonly options: OptionsInput;
  /** What an empty field means, if it may be empty. */
  readonly placeholder?: string;
}

/** A number field. An invalid value stays in the field together with the reason, and the option is not changed. */
function NumberOption({ label, name, value, options, placeholder }: NumberProps) {
  const canBeEmpty = placeholder !== undefined;
  const shown = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const problem = typed === shown ? undefined : findProblem(name, typed, canBeEmpty);
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={typed}
      disabled={!options.canSet}
      error={problem !== undefined}
      helperText={problem !== undefined && <FieldError>{problem}</FieldError>}
      onChange={({ target }) => {
        setTyped(target.value);
        if (findProblem(name, target.value, canBeEmpty) === undefined) {
          options.set(name, target.value === '' ? null : Number(target.value));
        }
      }}
      slotProps={{
        htmlInput: { min: 0, step: 1, placeholder },
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0 } },
      }}
    />
  );
}

function findProblem(name: OptionName, typed: string, canBeEmpty: boolean): string | undefined {
  if (typed === '') {
    return canBeEmpty ? undefined : 'Type a number.';
  }
  const read = optionRules[name]?.(Number(typed));
  return typeof read === 'string' ? `It ${read}` : undefined;
}
