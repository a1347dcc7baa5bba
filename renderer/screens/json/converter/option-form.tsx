import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { OptionChoices, OptionField } from '#tools/json/converter/option-fields.ts';
import { OptionInput } from './option-input.tsx';

interface Props {
  readonly fields: readonly OptionField[];
  readonly choices: OptionChoices;
  readonly onChange: (choices: OptionChoices) => void;
}

/** The options of a target; the less important ones are folded. */
export function OptionForm({ fields, choices, onChange }: Props) {
  const primary = fields.filter(({ isPrimary }) => isPrimary);
  const others = fields.filter(({ isPrimary }) => !isPrimary);
  const [areOthersShown, setAreOthersShown] = useState(others.some(({ name }) => name in choices));
  const shown = areOthersShown || primary.length === 0 ? [...primary, ...others] : primary;

  const choose = ({ name, defaultValue }: OptionField, value: string | boolean) => {
    const { [name]: _former, ...rest } = choices;
    onChange(value === defaultValue ? rest : { ...rest, [name]: value });
  };

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'end',
        }}
      >
        {shown.map((field) => (
          <OptionInput
            key={field.name}
            field={field}
            value={choices[field.name] ?? field.defaultValue}
            onChange={(value) => choose(field, value)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -1 }}>
        {primary.length > 0 && others.length > 0 && (
          <Button size="small" aria-expanded={areOthersShown} onClick={() => setAreOthersShown(!areOthersShown)}>
            {areOthersShown ? 'Fewer options' : countOf(others.length, 'more option')}
          </Button>
        )}
        {/* Always rendered: a button that disappears when pressed would lose the focus. */}
        <Button size="small" onClick={() => onChange({})}>
          Reset to defaults
        </Button>
      </Box>
    </>
  );
}
