import { useEffect, useRef } from 'react';
import { findField } from '#renderer/components/find-field.ts';

const touchOnly = '(hover: none) and (pointer: coarse)';

/** Events that end the wait for a field: the user is doing something else. */
const interruptions = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to a screen when it opens: to its first field, so the user can type or paste at once. The content
 * region gets the focus if there is no field, or on a touch screen, where the on-screen keyboard would appear. The
 * focus stays where it is on a tab link that was followed, in a dialog over the screen, and on a page that has just
 * been loaded.
 */
export function useScreenFocus(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    const region = document.getElementById('content');
    if (shown.current === id || region === null) {
      return undefined;
    }
    shown.current = id;
    if (document.activeElement?.closest('main > header a') != null) {
      return undefined;
    }
    // A question that is open over the screen is answered first: Escape and Enter belong to it.
    if (document.activeElement?.closest('[role="dialog"]') != null) {
      return undefined;
    }
    // The user has asked for a preference by its name.
    if (document.activeElement?.closest('[data-wanted]') != null) {
      return undefined;
    }
    region.focus({ preventScroll: true });
    return matchMedia(touchOnly).matches ? undefined : focusField(region);
  }, [id]);
}

/** Focuses the first field as soon as it exists. @returns a function that stops waiting for it */
function focusField(region: HTMLElement): () => void {
  const work = () =>
    [...region.children].find((child) => child.tagName !== 'HEADER' && child.checkVisibility()) ?? region;
  const controller = new AbortController();
  const observer = new MutationObserver(() => attempt());
  const stop = () => {
    observer.disconnect();
    controller.abort();
  };
  const attempt = () => {
    if (document.activeElement !== region && document.activeElement !== document.body) {
      stop();
      return;
    }
    const field = findField(work());
    if (field !== undefined) {
      stop();
      field.focus({ preventScroll: true });
    }
  };
  observer.observe(region, { childList: true, subtree: true });
  for (const type of interruptions) {
    window.addEventListener(type, stop, { capture: true, signal: controller.signal });
  }
  attempt();
  return stop;
}
