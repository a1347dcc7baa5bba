import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { hintId, type ShownHint, watchHints } from './watch-hints.ts';

/**
 * Shows the hint of whichever element needs it: `data-hint="Clear"` on any element is all that a hint takes, and
 * `data-hint-placement="top"` puts it there. The element still needs a name of its own, and what a hint adds to the name
 * belongs into its `aria-description`. A control that may be disabled, and then fires no pointer events, is put into a
 * `span` with the hint.
 */
export function HintLayer() {
  const [hint, setHint] = useState<ShownHint>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      watchHints((next) => {
        // What is fading out keeps its text and place.
        setHint((last) => next ?? last);
        setIsOpen(next !== undefined);
      }),
    [],
  );
  return (
    <Tooltip
      id={hintId}
      open={isOpen}
      title={hint?.text ?? ''}
      placement={hint?.element.dataset.hintPlacement === 'top' ? 'top' : 'bottom'}
      slotProps={{ popper: { anchorEl: hint?.element ?? null } }}
    >
      <span hidden />
    </Tooltip>
  );
}
