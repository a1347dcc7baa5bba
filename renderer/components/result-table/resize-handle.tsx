import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';

interface Props {
  /** Called with the width that the column shall have, in pixels. */
  readonly onResize: (pixels: number) => void;
  readonly onFit: () => void;
}

/**
 * The end of a header, by which its column is drawn wider; a double click makes it as wide as its text. For the pointer
 * alone: by keyboard Shift with an arrow key does it from any cell of the column.
 */
export function ResizeHandle({ onResize, onFit }: Props) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const { left } = handle.parentElement?.getBoundingClientRect() ?? { left: 0 };
    const controller = new AbortController();
    // It stays under the pointer wherever that goes.
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
