import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ComponentProps, useId } from 'react';
import { PreferenceRow } from './preference-row.tsx';

interface Props<Value extends string | number> extends Pick<ComponentProps<typeof PreferenceRow>, 'title' | 'detail'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A preference with two or three values, all of which are visible. */
export function ChoiceRow<Value extends string | number>({ title, detail, value, options, onChange }: Props<Value>) {
  const titleId = useId();
  return (
    <PreferenceRow
      title={title}
      titleId={titleId}
      detail={detail}
      control={
        <ToggleButtonGroup
          exclusive
          value={value}
          // Pressing the chosen value again does not deselect it.
          onChange={(_event, next: Value | null) => next !== null && onChange(next)}
          aria-labelledby={titleId}
        >
          {options.map((option) => (
            <ToggleButton key={option.value} value={option.value}>
              {option.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    />
  );
}
