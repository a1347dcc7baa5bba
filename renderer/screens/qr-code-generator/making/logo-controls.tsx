import LogoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { choices, logoShares } from '../choices.ts';
import type { LogoInput } from './use-logo.ts';

const listShares = () => logoShares.map((value) => ({ value, label: `${formatPercent(value)} of the width` }));

/** The controls for an image in the middle of the code. */
export function LogoControls({ logo, problem, choose, remove }: LogoInput) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        ...(logo !== undefined && { gridColumn: '1 / -1' }),
      }}
    >
      <Button
        ref={chooser}
        variant="outlined"
        size="small"
        startIcon={<LogoIcon />}
        onClick={() => input.current?.click()}
      >
        {logo === undefined ? 'Add a logo…' : 'Change the logo…'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Logo image"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            void choose(file);
          }
          target.value = '';
        }}
      />
      {logo !== undefined && (
        <>
          <CompactSelect
            label="Logo size"
            value={logo.share}
            options={listShares()}
            onChange={(logoShare) => choices.change({ logoShare })}
          />
          <Button
            size="small"
            onClick={() => {
              chooser.current?.focus();
              remove();
            }}
          >
            Remove the logo
          </Button>
          <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{logo.name}</Box>
        </>
      )}
      {problem !== undefined && (
        <Box sx={{ fontSize: 12, color: 'error.main', overflowWrap: 'anywhere' }}>
          <FieldError>{problem}</FieldError>
        </Box>
      )}
    </Box>
  );
}
