import Switch from '@mui/material/Switch';
import { type ComponentProps, useId } from 'react';
import { PreferenceRow } from './preference-row.tsx';

interface Props extends Pick<ComponentProps<typeof PreferenceRow>, 'title' | 'detail' | 'note'> {
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A preference that can be switched on or off. */
export function SwitchRow({ title, detail, note, isOn, isDisabled = false, onChange }: Props) {
  const controlId = useId();
  const detailId = useId();
  return (
    <PreferenceRow
      title={title}
      controlId={controlId}
      detail={detail}
      detailId={detailId}
      note={note}
      control={
        <Switch
          checked={isOn}
          disabled={isDisabled}
          onChange={(_event, next) => onChange(next)}
          edge="end"
          slotProps={{ input: { id: controlId, 'aria-describedby': detailId } }}
        />
      }
    />
  );
}
