import LogoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { choices, logoShares } from '../choices.ts';
import { rasterize } from '../rasterize.ts';
import type { LogoImage, NamedLogo } from './use-making.ts';

interface Props {
  readonly logo: NamedLogo | undefined;
  readonly onLogo: (logo: LogoImage | undefined) => void;
}

/** Pixels; a larger logo would only make the SVG larger. */
const longestSide = 512;

const listShares = () => logoShares.map((value) => ({ value, label: `${formatPercent(value)} of the width` }));

/** The controls for an image in the middle of the code. */
export function LogoControls({ logo, onLogo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const raster = await rasterize(file, longestSide);
    setProblem(raster.ok ? undefined : `${file.name}: ${raster.error.message}`);
    if (raster.ok) {
      onLogo({ ...raster.value, name: file.name });
    }
  };
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
              onLogo(undefined);
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
