import { useEffect, useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { hintId, type ShownHint, watchHints } from './watch-hints.ts';

/** This is loaded with the first hint: what places it is a tenth of all that a page loads. */
const hintTooltip = createLazyPart('hints', async () => (await import('./hint-tooltip.tsx')).HintTooltip);

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
        if (next !== undefined) {
          hintTooltip.askAgain();
        }
      }),
    [],
  );
  // A hint only adds to the name of its element: where it is missing, nothing says so.
  return hint && <LazyPartView part={hintTooltip} props={{ id: hintId, hint, isOpen }} missing={() => null} />;
}
