import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import { checkered } from '#renderer/components/image-preview.tsx';

interface Props {
  /** The picture to show, with its type. */
  readonly image: Blob | undefined;
  readonly name: string;
  /** Facts about the result. */
  readonly facts?: readonly string[];
  readonly children: ReactNode;
}

/** A result with its picture beside it, or above it in a narrow window. */
export function ResultLayout({ image, name, facts = [], children }: Props) {
  return (
    <Box sx={{ px: 1.5, pb: 1.5 }}>
      {facts.length > 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2 }}>
        {image && <Thumbnail image={image} name={name} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}>{children}</Box>
      </Box>
    </Box>
  );
}

function Thumbnail({ image, name }: { readonly image: Blob; readonly name: string }) {
  const url = useObjectUrl(image);
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      sx={{
        flexShrink: 0,
        width: { xs: '100%', md: 200 },
        height: 160,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        fontSize: 12,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      {broken === url && broken !== undefined
        ? 'The browser cannot show this image.'
        : url && (
            <Box
              component="img"
              src={url}
              alt={`Preview of ${name}`}
              decoding="async"
              onError={() => setBroken(url)}
              sx={{ maxWidth: '100%', maxHeight: 158, objectFit: 'contain', ...checkered }}
            />
          )}
    </Box>
  );
}
