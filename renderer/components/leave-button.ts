import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findField } from './find-field.ts';

/** The button of a `FileDrop`, for screens that take files and no text. */
const findChooser = (root: ParentNode) => root.querySelector<HTMLElement>('[data-choose-files]:not(:disabled)');

/** The focus shows for whoever uses the keyboard. */
const hasVisibleFocus = ':focus-visible, :has(:focus-visible)';

/**
 * Moves the focus from a button that is about to disappear, or to be disabled, to the input: the first text field of the
 * section around it, or else of the page. Whoever pressed it with a key goes on there; after a tap, the focus would open
 * the keyboard of a touch screen.
 * @param around the button, or an element that contains it
 */
export function leaveForField(around: Element): void {
  if (around.matches(hasVisibleFocus)) {
    const section = around.closest('section') ?? document;
    const input = findField(section) ?? findChooser(section) ?? findField(document) ?? findChooser(document);
    input?.focus();
  }
}

/** The same for an element that disappears together with the buttons in it. */
export function useLeaveForField<E extends Element>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const around = element.current;
    return () => {
      if (around !== null) {
        leaveForField(around);
      }
    };
  }, []);
  return element;
}

/** The same for an element that makes way for a field, which gets the focus as soon as it is there. */
export function useMakeWayForField<E extends Element>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const around = element.current;
    return () => {
      const section = around?.closest('section');
      if (section != null && around?.matches(hasVisibleFocus) === true) {
        queueMicrotask(() => findField(section)?.focus());
      }
    };
  }, []);
  return element;
}

/**
 * Moves the focus from the button that removes its row to that of the next row, or else of the previous one; from that
 * of the only row to the input. All of them have `data-remove`.
 */
export function leaveRow(button: HTMLElement): void {
  const buttons = [...(button.closest('main') ?? document).querySelectorAll<HTMLElement>('[data-remove]')].filter(
    (other) => other.checkVisibility(),
  );
  const index = buttons.indexOf(button);
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour === undefined) {
    leaveForField(button);
  } else {
    neighbour.focus();
  }
}
