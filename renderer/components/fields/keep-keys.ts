/**
 * Keeps the keys that are pressed in an element until the focus moves into the list that it opens, and passes them on to
 * that list: someone who opens it by the keyboard does not wait until its code has loaded.
 * @returns a function that ends it
 */
export function keepKeysForList(opener: HTMLElement): () => void {
  const kept: KeyboardEventInit[] = [];
  const controller = new AbortController();
  const { signal } = controller;

  const keep = (event: KeyboardEvent) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    // Whoever leaves does not want the list.
    if (!(ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      kept.push({ key, code, shiftKey, bubbles: true, cancelable: true });
    }
  };
  const passOn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('[role="listbox"]') === null) {
      return;
    }
    controller.abort();
    // The list moves the focus while it is being mounted, and takes keys after that.
    queueMicrotask(() => {
      for (const key of kept) {
        for (const type of ['keydown', 'keyup']) {
          document.activeElement?.dispatchEvent(new KeyboardEvent(type, key));
        }
      }
    });
  };
  opener.addEventListener('keydown', keep, { signal, capture: true });
  document.addEventListener('focusin', passOn, { signal });
  return () => controller.abort();
}
