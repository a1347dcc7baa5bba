import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Holds what stays within reach while a dialog or a popover is open. MUI hides every other child of the body from screen
 * readers then; it passes over a `slot`, which must not be hidden in that way (ARIA in HTML).
 */
export const placeOverDialogs = document.createElement('slot');
document.body.append(placeOverDialogs);

/** Renders what dialogs must not hide from screen readers: messages, and the live regions of announcements. */
export function OverDialogs({ children }: { readonly children: ReactNode }) {
  // Without an element of React's around them, a message that takes the place of another below a resting pointer would
  // count as hovered, and would stay until the pointer moves.
  return createPortal(<div style={{ display: 'contents' }}>{children}</div>, placeOverDialogs);
}
