import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { controlHeight } from '#renderer/components/density.ts';
import { OptionCheck } from '#renderer/components/fields/option-check.tsx';
import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { choices } from '../choices.ts';

const name = 'Kinds that are masked';

/** Selects the kinds to mask; several can be chosen. */
export function KindsSelect() {
  const { without } = choices.use();
  const chosen = sensitiveKinds.map(({ id }) => id).filter((id) => !without.includes(id));
  const change = (next: readonly SensitiveKind[]) =>
    choices.change({ without: sensitiveKinds.map(({ id }) => id).filter((id) => !next.includes(id)) });
  return (
    <Select
      multiple
      displayEmpty
      size="small"
      value={chosen}
      onChange={({ target }) => change(target.value as SensitiveKind[])}
      renderValue={(shown) =>
        shown.length === sensitiveKinds.length
          ? 'All kinds'
          : `${formatNumber(shown.length)} of ${countOf(sensitiveKinds.length, 'kind')}`
      }
      slotProps={{ input: { 'aria-label': name } }}
      sx={{ height: controlHeight, fontSize: 14 }}
      MenuProps={{ slotProps: { list: { 'aria-label': name }, paper: { sx: { maxHeight: 400 } } } }}
    >
      {sensitiveKinds.map(({ id, title }) => (
        <MenuItem key={id} value={id} dense>
          <OptionCheck isChosen={chosen.includes(id)} />
          {title}
        </MenuItem>
      ))}
    </Select>
  );
}
