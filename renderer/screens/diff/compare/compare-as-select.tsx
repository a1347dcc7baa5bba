import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { choices } from '../choices.ts';

/** Chooses whether the inputs are compared as text or as JSON. */
export function CompareAsSelect() {
  const { compares } = choices.use();
  return (
    <Spaced>
      <CompactSelect
        label="Compare as"
        value={compares}
        onChange={(next) => choices.change({ compares: next })}
        options={[
          { value: 'text', label: 'Text' },
          { value: 'json', label: 'JSON' },
        ]}
      />
    </Spaced>
  );
}

/** Adds space between two controls of a toolbar. */
export function Spaced({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ mr: 0.5 }}>{children}</Box>;
}
