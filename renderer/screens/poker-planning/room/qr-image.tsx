import Box from '@mui/material/Box';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** White modules around the code, as the standard requires. */
const margin = 4;

/**
 * @returns the modules as a single path of an SVG image, and how many there are in a row; undefined if the text is too
 * long
 */
function drawCode(text: string): { readonly path: string; readonly size: number } | undefined {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    const path = Array.from(data, (isDark, index) =>
      isDark ? `M${(index % size) + margin} ${Math.floor(index / size) + margin}h1v1h-1z` : '',
    ).join('');
    return { path, size: size + 2 * margin };
  } catch {
    return undefined;
  }
}

/** A QR code, black on white in both themes, since many readers accept nothing else. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (code === undefined) {
    return <p>The link is too long for a QR code.</p>;
  }
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 280, mx: 'auto', bgcolor: '#ffffff', borderRadius: 1 }}
    >
      <path d={code.path} fill="#000000" />
    </Box>
  );
}
