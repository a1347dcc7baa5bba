import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { registerPendingEdit } from '#renderer/state/inputs/pending-edits.ts';
import { letGo, ScreenLifeContext, takeBack } from '#renderer/workers/screen-life.ts';
import type { Editor } from './editor.ts';

interface KeptEditor {
  readonly editor: Editor;
  readonly maximumLength: number;
  readonly end: () => void;
}

/**
 * An editor in an element of the page. It survives while its screen is hidden; what was typed is passed on before.
 * @param maximumLength characters; another editor takes the place of this one when it changes
 * @param create makes an editor in the element
 * @returns the editor; undefined in the first rendering
 */
export function useKeptEditor(
  host: RefObject<HTMLElement | null>,
  maximumLength: number,
  create: (parent: HTMLElement) => Editor,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const createNow = useEffectEvent(create);
  const life = useContext(ScreenLifeContext);
  const kept = useRef<KeptEditor>(undefined);
  useLayoutEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const stay = ({ editor: shown, end }: KeptEditor) => {
      takeBack(life, end);
      const unregister = registerPendingEdit(shown.flush);
      return () => {
        unregister();
        shown.flush();
        letGo(life, end);
      };
    };
    // The editor has become visible again together with its screen, and is intact.
    if (kept.current?.maximumLength === maximumLength) {
      return stay(kept.current);
    }
    kept.current?.end();
    const created = createNow(host.current);
    setEditor(created);
    const end = () => {
      life.released.delete(end);
      kept.current = undefined;
      created.destroy();
    };
    kept.current = { editor: created, maximumLength, end };
    return stay(kept.current);
  }, [host, maximumLength, life]);
  return editor;
}
