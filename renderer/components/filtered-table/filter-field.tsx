import { ClearableField } from '../fields/clearable-field.tsx';

interface Props {
  readonly filter: string;
  readonly onChange: (filter: string) => void;
}

export function FilterField({ filter, onChange }: Props) {
  return (
    <ClearableField
      label="Filter"
      value={filter}
      onChange={onChange}
      clearLabel="Clear the filter"
      sx={{ flex: '1 1 200px', maxWidth: 480 }}
    />
  );
}
