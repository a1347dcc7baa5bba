import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { controlHeight } from '#renderer/components/density.ts';

interface Props<Value extends string | number> {
  /** The accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
}

/** A select that fits in a pane's toolbar. */
export function CompactSelect<Value extends string | number>({
  label,
  value,
  onChange,
  options,
  disabled = false,
}: Props<Value>) {
  return (
    <Select
      size="small"
      // The list has a name for the empty value.
      displayEmpty
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as Value)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ height: controlHeight, fontSize: 14 }}
      MenuProps={{ slotProps: { list: { 'aria-label': label }, paper: { sx: { maxHeight: 400 } } } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
