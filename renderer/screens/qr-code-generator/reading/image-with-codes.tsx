import Box from '@mui/material/Box';
import { useObjectUrl } from '#renderer/components/hooks/use-object-url.ts';
import type { ImageReading } from '#tools/qr-code-generator/reading/read-image.ts';
import type { ImageToRead } from './use-reading.ts';

interface Props {
  readonly source: ImageToRead;
  readonly reading: ImageReading;
}

/** The image that was read, with each of its codes framed and numbered. */
export function ImageWithCodes({ source: { name, image }, reading }: Props) {
  const url = useObjectUrl(image);
  const { codes, width, height } = reading;
  const unit = Math.max(width, height) / 100;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box sx={{ position: 'relative', display: 'inline-block', maxWidth: '100%' }}>
        {url !== undefined && (
          <Box
            component="img"
            src={url}
            alt={`The image that is read: ${name}`}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 420, bgcolor: '#fff', borderRadius: 1 }}
          />
        )}
        {codes.length > 0 && (
          <Box
            component="svg"
            aria-hidden
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
          >
            {codes.map(({ corners }, index) => {
              const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
              const [first = { x: 0, y: 0 }] = corners;
              return (
                <g key={points}>
                  <polygon points={points} fill="none" stroke="#bf3a2b" strokeWidth={unit} strokeLinejoin="round" />
                  {codes.length > 1 && (
                    <>
                      <circle cx={first.x} cy={first.y} r={unit * 3.2} fill="#bf3a2b" />
                      <text
                        x={first.x}
                        y={first.y}
                        fontSize={unit * 4}
                        fontWeight={600}
                        fill="#fff"
                        textAnchor="middle"
                        dominantBaseline="central"
                      >
                        {index + 1}
                      </text>
                    </>
                  )}
                </g>
              );
            })}
          </Box>
        )}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{name}</Box>
    </Box>
  );
}
