import { useEffect, useRef } from 'react';
import { findField } from '#renderer/components/find-field.ts';

const touchOnly = '(hover: none) and (pointer: coarse)';

/** What takes the focus away from the wait for a field: the user has something else in mind. */
const interruptions = ['pointerdown', 'keydown'] as const;

/**
 * A screen that is gone to gets the focus: its first field, so that one can type or paste at once; where it has none, and
 * on a touch screen, whose keyboard would come up, the region of the work. A tab that was followed keeps it, a dialog over
 * the screen does, and so does the page when it has just been loaded.
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
    // A question that stands over the screen is answered first: Escape and Enter are for it.
    if (document.activeElement?.closest('[role="dialog"]') != null) {
      return undefined;
    }
    // A preference that was asked for by its name.
    if (document.activeElement?.closest('[data-wanted]') != null) {
      return undefined;
    }
    region.focus({ preventScroll: true });
    return matchMedia(touchOnly).matches ? undefined : focusField(region);
  }, [id]);
}

/** Focuses the first field as soon as it is there. @returns what gives up waiting for it */
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
