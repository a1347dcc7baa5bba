import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { IdLayout } from '#tools/uuid-generator/format-ids.ts';
import { type IdKind, isUuidKind } from '#tools/uuid-generator/id-kinds.ts';

interface Props {
  readonly kind: IdKind;
  readonly layout: IdLayout;
  readonly onChange: (change: Partial<IdLayout>) => void;
}

const options: readonly { readonly name: keyof IdLayout; readonly label: string; readonly isOfUuids: boolean }[] = [
  { name: 'isUpperCase', label: 'Upper case', isOfUuids: true },
  { name: 'hasNoHyphens', label: 'No hyphens', isOfUuids: true },
  { name: 'hasBraces', label: 'Braces', isOfUuids: false },
  { name: 'isQuotedList', label: 'Quotes and commas', isOfUuids: false },
];

/** How the identifiers are formatted; the identifiers themselves stay the same. */
export function LayoutOptions({ kind, layout, onChange }: Props) {
  return (
    <Box role="group" aria-label="Layout" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {options.map(({ name, label, isOfUuids }) => (
        <FormControlLabel
          key={name}
          label={label}
          disabled={isOfUuids && !isUuidKind(kind)}
          control={
            <Checkbox
              size="small"
              checked={layout[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
          }
        />
      ))}
    </Box>
  );
}
