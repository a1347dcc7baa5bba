import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { findUnusualCharacters } from '#shared/formats/unusual-characters/find-unusual-characters.ts';

/** A text whose unusual characters are marked without changing its layout, because it lies under a field. */
export function UnusualMarked({ text }: { readonly text: string }) {
  const found = useMemo(() => findUnusualCharacters(text), [text]);
  let at = 0;
  return (
    <>
      {found.map(({ start, end }) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <span key={start}>
            {before}
            <Box component="span" data-unusual="" sx={markLook}>
              {text.slice(start, end)}
            </Box>
          </span>
        );
      })}
      {text.slice(at)}
    </>
  );
}

const markLook = { bgcolor: 'marks.found', outline: 1, outlineColor: 'warning.main', borderRadius: '2px' } as const;
