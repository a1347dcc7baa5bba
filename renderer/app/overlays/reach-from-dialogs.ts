import { placeOverDialogs } from './over-dialogs.tsx';

/** MUI's elements at both ends of a dialog: Tab gets to them on its way out, and is sent back from there. */
const atStart = 'sentinelStart';
const atEnd = 'sentinelEnd';

const findButtons = () => [...placeOverDialogs.querySelectorAll<HTMLElement>('button:not(:disabled)')];

/** Leads Tab from an end of the dialog to the buttons of messages, if there are any. */
function leaveDialog(event: FocusEvent): void {
  const { target, relatedTarget } = event;
  const end = target instanceof HTMLElement ? target.dataset.testid : undefined;
  if ((end !== atStart && end !== atEnd) || !(relatedTarget instanceof Element)) {
    return;
  }
  const button = findButtons().at(end === atEnd ? 0 : -1);
  if (button !== undefined && target instanceof Element && target.parentElement?.contains(relatedTarget)) {
    event.stopPropagation();
    button.focus();
  }
}

/** Leads Shift+Tab back to the end of the dialog. Otherwise the focus, and with it the page, would go behind that. */
function returnToDialog(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== findButtons()[0]) {
    return;
  }
  const ends = document.querySelectorAll<HTMLElement>(`[data-testid="${atEnd}"][tabindex="0"]`);
  const end = [...ends].at(-1);
  if (end !== undefined) {
    event.preventDefault();
    end.focus();
  }
}

/** A dialog would take the focus back. */
const keepFocus = (event: FocusEvent) => event.stopPropagation();

/**
 * Lets Tab get from the last control of a dialog to the buttons of messages, and on to its first one.
 * @returns a function that ends it
 */
export function reachFromDialogs(): () => void {
  document.addEventListener('focusin', leaveDialog, true);
  placeOverDialogs.addEventListener('focusin', keepFocus);
  placeOverDialogs.addEventListener('keydown', returnToDialog);
  return () => {
    document.removeEventListener('focusin', leaveDialog, true);
    placeOverDialogs.removeEventListener('focusin', keepFocus);
    placeOverDialogs.removeEventListener('keydown', returnToDialog);
  };
}
