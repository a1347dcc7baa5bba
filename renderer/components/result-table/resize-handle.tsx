import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';

interface Props {
  /** Called with the requested width of the column, in pixels. */
  readonly onResize: (pixels: number) => void;
  readonly onFit: () => void;
}

/**
 * The edge of a header that is dragged to resize its column; a double click fits the column to its text. It is for the
 * pointer only: with the keyboard, Shift and an arrow key resize the column from any of its cells.
 */
export function ResizeHandle({ onResize, onFit }: Props) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const { left } = handle.parentElement?.getBoundingClientRect() ?? { left: 0 };
    const controller = new AbortController();
    // Keeps receiving events wherever the pointer goes.
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => onResize(clientX - left);
    handle.addEventListener('pointermove', move, controller);
    for (const type of ['pointerup', 'pointercancel'] as const) {
      handle.addEventListener(type, () => controller.abort(), controller);
    }
    event.preventDefault();
  };
  return (
    <Box
      aria-hidden
      data-resize
      onPointerDown={follow}
      onDoubleClick={onFit}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        right: 0,
        width: 10,
        cursor: 'col-resize',
        touchAction: 'none',
        '&::after': { content: '""', position: 'absolute', insetBlock: 8, right: 0, width: '1px', bgcolor: 'divider' },
        '&:hover::after, &:active::after': { insetBlock: 0, width: '2px', bgcolor: 'focus.main' },
      }}
    />
  );
}
