import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { focusRequests, nothingPasted, type PastedContent, pastedContent } from '#renderer/state/pasted-content.ts';
import { findScreen } from '#tools/screens.ts';
import { listenForPastes } from './listen-for-pastes.ts';

const boxDialog = createLazyPart('BoxDialog', async () => (await import('./box-dialog.tsx')).BoxDialog);

/** Home's box from everywhere: with Ctrl+Shift+V (⌘⇧V on a Mac), or by a paste where no field takes it. */
export function PasteAnywhere() {
  const { pathname } = useLocation();
  const isHome = findScreen(pathname)?.id === 'Home';
  const [content, setContent] = useState<PastedContent>();
  /** What had the focus before. */
  const former = useRef<Element>(null);

  const receive = useEffectEvent((pasted: PastedContent | undefined, focused: Element | null) => {
    if (isHome) {
      if (pasted !== undefined) {
        pastedContent.write(pasted);
      }
      focusRequests.write(focusRequests.read() + 1);
      return;
    }
    if (content === undefined) {
      former.current = focused;
    }
    setContent((before) => pasted ?? before ?? nothingPasted);
  });
  useEffect(() => listenForPastes((pasted, focused) => receive(pasted, focused)), []);

  const close = () => setContent(undefined);
  const cancel = () => {
    close();
    if (former.current instanceof HTMLElement) {
      former.current.focus();
    }
  };
  return (
    content !== undefined && (
      <LazyPartView
        part={boxDialog}
        props={{ content, onChange: setContent, onCancel: cancel, onOpened: close }}
        missing={(missing) => (
          <MissingPartNote {...missing} what="The box for what you paste" onClose={cancel} sx={overScreen} />
        )}
      />
    )
  );
}
