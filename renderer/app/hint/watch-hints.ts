/** The text of an element's `data-hint`, which is shown beside it. */
export interface ShownHint {
  readonly element: HTMLElement;
  readonly text: string;
}

/** The id of the element that shows the hint; the pointer may rest on it, so that it can be read and selected. */
export const hintId = 'hint';

/** Milliseconds that the pointer or the focus rests on an element before its hint is shown. */
const enterDelay = 400;
/** Milliseconds after a hint in which the next one is shown at once, as when going along a toolbar. */
const nextAtOnce = 800;
/** Milliseconds that a finger rests on an element before its hint is shown, and that it is shown afterwards. */
const touchDelay = 700;
const touchTime = 1500;

/**
 * Follows pointer, finger and focus over all elements with `data-hint`, by listeners on the document: a tooltip component
 * around each of a screen's forty buttons would be an eighth of the work of showing the screen. Escape hides a hint, as
 * WCAG 2.2, 1.4.13 requires.
 * @param show is called with each hint, again when the text changes, and with undefined when none is to be shown
 * @returns a function that ends it
 */
export function watchHints(show: (hint: ShownHint | undefined) => void): () => void {
  /** The element whose hint is shown, or is about to be, or was hidden by a press or by Escape. */
  let current: { readonly element: HTMLElement; readonly by: 'pointer' | 'focus' | 'touch' } | undefined;
  let isShown = false;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changes = new MutationObserver(() => current && open(current.element));
  // Elements disappear without an event: with their screen, by being scrolled away, or because they are removed.
  const sight = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && close(), {
    root: document,
  });

  function open(element: HTMLElement): void {
    const text = element.dataset.hint ?? '';
    if (text === '' || !element.isConnected) {
      close();
      return;
    }
    if (!isShown) {
      isShown = true;
      changes.observe(element, { attributeFilter: ['data-hint'] });
      sight.observe(element);
    }
    show({ element, text });
  }

  function hide(): void {
    clearTimeout(timer);
    if (isShown) {
      isShown = false;
      hiddenAt = performance.now();
      changes.disconnect();
      sight.disconnect();
      show(undefined);
    }
  }

  function close(): void {
    hide();
    current = undefined;
  }

  function enter(element: HTMLElement, by: 'pointer' | 'focus' | 'touch'): void {
    if (current?.element === element) {
      return;
    }
    const isNext = by !== 'touch' && (isShown || performance.now() - hiddenAt < nextAtOnce);
    close();
    current = { element, by };
    timer = setTimeout(() => open(element), by === 'touch' ? touchDelay : isNext ? 0 : enterDelay);
  }

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || (isShown && closest(target, `#${hintId}`))) {
      return;
    }
    const element = hinted(target);
    if (element) {
      enter(element, 'pointer');
    } else if (current?.by === 'pointer') {
      close();
    }
  };
  const onPointerOut = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget === null && current?.by === 'pointer') {
      close();
    }
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    const element = hinted(target);
    if (element && pointerType === 'touch') {
      enter(element, 'touch');
    } else if (element && element === current?.element) {
      // Whoever presses it knows what it does, and the hint must not cover what it opens. It is shown when the pointer
      // comes again.
      hide();
    } else if (current?.by === 'touch') {
      close();
    }
  };
  const onPointerUp = () => {
    if (current?.by === 'touch') {
      clearTimeout(timer);
      timer = setTimeout(close, isShown ? touchTime : 0);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const element = hinted(target);
    if (element && closest(target, ':focus-visible')) {
      enter(element, 'focus');
    }
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (current?.by === 'focus' && current.element === hinted(target)) {
      close();
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      hide();
    }
  };

  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointerout', onPointerOut, options);
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('pointerup', onPointerUp, options);
  document.addEventListener('pointercancel', onPointerUp, options);
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('keydown', onKeyDown, options);
  // The pointer may have been waiting on an element since before this code was loaded.
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-hint]:hover')].at(-1);
  if (waiting) {
    enter(waiting, 'pointer');
  }
  return () => {
    controller.abort();
    close();
  };
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined;
}

/** The innermost element with a hint that an event has happened in. */
const hinted = (target: EventTarget | null) => closest(target, '[data-hint]');
