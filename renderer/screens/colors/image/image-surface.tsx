import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { colorAt, type Place, pixelUnder } from '#tools/colors/image/pixels.ts';
import { colorSession, writeColor } from '../color-session.ts';
import type { ShownImage } from './image-session.ts';
import { Magnifier } from './magnifier.tsx';

/** CSS pixels per pixel of the image, or the largest size that fits. */
export type Zoom = 'fit' | number;

/** The greatest enlargement of small images, which makes their pixels easier to hit. */
const largestFit = 32;
const surfaceHeight = 340;

interface Props {
  readonly image: ShownImage;
  readonly zoom: Zoom;
}

/** The image, with a magnifier at the pixel under the pointer or under the keyboard’s cursor. */
export function ImageSurface({ image: { url, name, pixels }, zoom }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const room = useWidth(scroller);
  const [place, setPlace] = useState<Place>();
  const [said, setSaid] = useState('');
  const { width, height } = pixels;
  const fit = Math.min(room / width, surfaceHeight / height);
  const scale = zoom !== 'fit' ? zoom : fit > 1 ? Math.min(largestFit, Math.floor(fit)) : fit;

  const placeUnder = (event: PointerEvent): Place | undefined => {
    const box = picture.current?.getBoundingClientRect();
    return box && pixelUnder(box, pixels, { x: event.clientX, y: event.clientY });
  };

  const pick = (at: Place) => {
    const color = colorAt(pixels, at.x, at.y);
    colorSession.setColor(color);
    setSaid(`Picked ${writeColor(color)}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = place ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(from);
      return;
    }
    const size = event.shiftKey ? 10 : 1;
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [-size, 0],
      ArrowRight: [size, 0],
      ArrowUp: [0, -size],
      ArrowDown: [0, size],
      Home: [-from.x, 0],
      End: [width - 1 - from.x, 0],
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const x = Math.min(width - 1, Math.max(0, from.x + move[0]));
      const y = Math.min(height - 1, Math.max(0, from.y + move[1]));
      setPlace({ x, y });
      setSaid(`${x}, ${y}: ${writeColor(colorAt(pixels, x, y))}`);
      bringIntoView(scroller.current, { x: (x + 0.5) * scale, y: (y + 0.5) * scale });
    }
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={scroller}
        sx={{
          height: surfaceHeight,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          display: 'flex',
        }}
      >
        <Box
          role="application"
          aria-label={`${name}: arrow keys move from pixel to pixel, Enter picks the colour`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setPlace(place ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) })}
          onBlur={() => setPlace(undefined)}
          sx={{ position: 'relative', m: 'auto', flexShrink: 0, cursor: 'crosshair', outlineOffset: -2 }}
          onPointerMove={(event) => setPlace(placeUnder(event))}
          onPointerLeave={() => setPlace(undefined)}
          onPointerDown={(event) => setPlace(placeUnder(event))}
          onClick={(event) => {
            const box = picture.current?.getBoundingClientRect();
            if (box !== undefined) {
              // A click has only integer coordinates, so the pixel that the magnifier showed is taken.
              pick(place ?? pixelUnder(box, pixels, { x: event.clientX, y: event.clientY }));
            }
          }}
        >
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            style={{
              width: width * scale,
              height: height * scale,
              display: 'block',
              imageRendering: scale > 1 ? 'pixelated' : 'auto',
              background: 'repeating-conic-gradient(#b0b0b0 0% 25%, #fff 0% 50%) 0 0 / 16px 16px',
            }}
          />
          {place && (
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                boxSizing: 'content-box',
                forcedColorAdjust: 'none',
                border: '1px solid #fff',
                outline: '1px solid #000',
                pointerEvents: 'none',
                transform: 'translate(-1px, -1px)',
              }}
              style={{ left: place.x * scale, top: place.y * scale, width: scale, height: scale }}
            />
          )}
        </Box>
      </Box>
      {place && <Magnifier pixels={pixels} place={place} isAtLeft={place.x > width / 2} />}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
      >
        {said}
      </Box>
    </Box>
  );
}

/** The inner width of an element, in CSS pixels. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(300);
  useEffect(() => {
    const { current } = element;
    if (current === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function bringIntoView(scroller: HTMLElement | null, { x, y }: Place): void {
  const margin = 24;
  if (scroller !== null) {
    scroller.scrollTo({
      left: Math.min(x - margin, Math.max(scroller.scrollLeft, x + margin - scroller.clientWidth)),
      top: Math.min(y - margin, Math.max(scroller.scrollTop, y + margin - scroller.clientHeight)),
    });
  }
}
