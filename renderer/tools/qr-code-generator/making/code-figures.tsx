import Box from '@mui/material/Box';
import type { QrCode } from '../code/make-code.ts';

/** What kind of code it is, in a line. */
export function CodeFigures({ code }: { readonly code: QrCode }) {
  const { version, moduleCount, level, mask, byteCount, modes, filled, width } = code;
  const count = (number: number) => number.toLocaleString('en');
  const figures = [
    `Version ${version} (${moduleCount} × ${moduleCount} modules)`,
    `level ${level}`,
    `mask ${mask}`,
    `${count(byteCount)} ${byteCount === 1 ? 'byte' : 'bytes'}, ${modes.map((mode) => mode.toLowerCase()).join(' and ')} mode`,
    `${Math.round(filled * 100)} % full`,
    `${count(width)} × ${count(width)} pixels`,
  ];
  return (
    <Box role="status" sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
      {figures.join(' · ')}
    </Box>
  );
}
