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
    const isTouch = matchMedia(touchOnly).matches;
    // The focus skips the region: with each step the browser would compute the styles of the whole screen.
    const target = (isTouch ? undefined : findWorkField(region)) ?? region;
    target.focus({ preventScroll: true });
    return isTouch || target !== region ? undefined : awaitField(region);
  }, [id]);
}

/** Finds the first field of the screen that shows, below its header. */
function findWorkField(region: HTMLElement): HTMLElement | undefined {
  const work = [...region.children].find((child) => child.tagName !== 'HEADER' && child.checkVisibility());
  return findField(work ?? region);
}

/** Focuses the first field as soon as it comes. @returns a function that stops waiting for it */
function awaitField(region: HTMLElement): () => void {
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
    const field = findWorkField(region);
    if (field !== undefined) {
      stop();
      field.focus({ preventScroll: true });
    }
  };
  observer.observe(region, { childList: true, subtree: true });
  for (const type of interruptions) {
    window.addEventListener(type, stop, { capture: true, signal: controller.signal });
  }
  return stop;
}
