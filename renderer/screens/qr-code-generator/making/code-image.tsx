import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { QrCode } from '../code/make-code.ts';

/** Shows squares where the image is transparent. */
const checkered = {
  backgroundColor: '#fff',
  backgroundImage: 'repeating-conic-gradient(rgba(128, 128, 128, 0.18) 0 25%, transparent 0 50%)',
  backgroundSize: '16px 16px',
} as const;

/** The limit in pixels. Larger images are shown as SVG, which is cheaper for the browser than millions of pixels. */
const widestShown = 2000;

/** The code, as large as there is room for. */
export function CodeImage({ code, text }: { readonly code: QrCode; readonly text: string }) {
  const url = useImageUrl(code);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexShrink: 0 }}>
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt={altText(text)}
          sx={{
            width: '100%',
            maxWidth: `min(${Math.max(code.width, 280)}px, 400px)`,
            aspectRatio: '1',
            imageRendering: code.width > 800 ? 'auto' : 'pixelated',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            ...checkered,
          }}
        />
      )}
    </Box>
  );
}

function useImageUrl({ png, svg, width }: QrCode): string | undefined {
  return useObjectUrl(
    useMemo(() => (width > widestShown ? new Blob([svg], { type: 'image/svg+xml' }) : png), [png, svg, width]),
  );
}

/** The alternative text of a code's image: its content, shortened. */
export function altText(text: string): string {
  return `QR code: ${shortenText(text, 200)}`;
}
