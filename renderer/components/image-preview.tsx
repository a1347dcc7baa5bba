import Box from '@mui/material/Box';
import { useState } from 'react';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';

interface Props {
  /** The image; its type tells the format. */
  readonly content: Blob;
  /** Describes the image for users who cannot see it. */
  readonly alt: string;
}

/** Shows an image as large as its container allows. Scripts in an SVG image do not run in an `img`. */
export function ImagePreview({ content, alt }: Props) {
  const url = useObjectUrl(content);
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly text: string }>();
  const text = loaded?.url === url ? loaded?.text : undefined;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 2,
      }}
    >
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setLoaded({ url, text: `${formatDimensions({ width, height })} pixels` })
          }
          onError={() => setLoaded({ url, text: 'The browser cannot show this image.' })}
          sx={{ flex: '0 1 auto', minHeight: 0, maxWidth: '100%', objectFit: 'contain', ...checkered }}
        />
      )}
      <Box role="status" sx={{ flexShrink: 0, fontSize: 12, color: 'text.secondary' }}>
        {text}
      </Box>
    </Box>
  );
}

/** Shows squares where an image is transparent. */
export const checkered = {
  backgroundImage: 'repeating-conic-gradient(rgba(128, 128, 128, 0.18) 0 25%, transparent 0 50%)',
  backgroundSize: '16px 16px',
} as const;
