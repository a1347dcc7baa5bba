import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { isUncertain } from '#tools/image-ocr/measure-confidence.ts';
import type { QueuedImage } from '#tools/image-ocr/ocr-session.ts';

interface Props {
  readonly image: QueuedImage;
  /** The index of the highlighted word. */
  readonly activeWord: number | undefined;
  readonly onWord: (index: number) => void;
}

/**
 * An image with boxes around the recognised words, dashed for words to check. The table of words gives the same
 * information to users who cannot see the image.
 */
export function MarkedImage({ image: { name, file, result }, activeWord, onWord }: Props) {
  const url = useObjectUrl(file);
  const active = useRef<SVGRectElement>(null);
  const recognition = result?.recognition;

  useEffect(() => {
    if (activeWord !== undefined) {
      active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [activeWord]);

  return (
    <Box sx={{ position: 'relative', width: 'fit-content', maxWidth: '100%', m: 'auto', lineHeight: 0 }}>
      {url !== undefined && (
        <Box component="img" src={url} alt={name} decoding="async" sx={{ maxWidth: '100%', height: 'auto' }} />
      )}
      {recognition && (
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${recognition.width} ${recognition.height}`}
          preserveAspectRatio="none"
          onClick={({ target }) => {
            const box = target instanceof SVGElement ? target.closest<SVGRectElement>('rect') : null;
            if (box !== null) {
              onWord(Number(box.dataset.index));
            }
          }}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            '& rect': {
              cursor: 'pointer',
              fill: 'transparent',
              stroke: '#1565c0',
              strokeWidth: 1,
              vectorEffect: 'non-scaling-stroke',
            },
            '& rect.uncertain': { stroke: '#b3261e', strokeWidth: 2, strokeDasharray: '4 2' },
            '& rect:hover': { fill: 'rgba(21, 101, 192, 0.15)' },
            '& rect.active': { fill: 'rgba(255, 193, 7, 0.4)', strokeWidth: 3 },
          }}
        >
          {recognition.words.map((word, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: A word has no other name, and words do not move.
              key={index}
              ref={index === activeWord ? active : undefined}
              className={[
                ...(isUncertain(word) ? ['uncertain'] : []),
                ...(index === activeWord ? ['active'] : []),
              ].join(' ')}
              x={word.left}
              y={word.top}
              width={word.width}
              height={word.height}
              data-index={index}
            >
              <title>{`${word.text}: ${formatPercent(word.confidence / 100)} sure`}</title>
            </rect>
          ))}
        </Box>
      )}
    </Box>
  );
}
