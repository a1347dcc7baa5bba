import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Editor } from './editor.ts';

/**
 * Gives an editor the text or bytes of its parent, unless they are what it shows.
 * @param reported the texts that the parent already knows, newest last
 */
export function useShownText(
  editor: Editor | undefined,
  shown: string | Uint8Array,
  reported: RefObject<string[]>,
): void {
  /** The bytes that the editor has been given: they are the same when its screen is shown again. */
  const given = useRef<{ readonly editor: Editor; readonly bytes: Uint8Array }>(undefined);
  useLayoutEffect(() => {
    if (editor === undefined) {
      return;
    }
    if (typeof shown !== 'string') {
      reported.current = [];
      if (given.current?.editor !== editor || given.current.bytes !== shown) {
        given.current = { editor, bytes: shown };
        editor.setText(shown);
      }
      return;
    }
    given.current = undefined;
    const known = reported.current.lastIndexOf(shown);
    if (known === -1) {
      reported.current = [shown];
      editor.setText(shown);
    } else {
      reported.current = reported.current.slice(known);
    }
  }, [editor, shown, reported]);
}
