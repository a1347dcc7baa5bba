import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { passFiles } from '#renderer/state/files/handed-files.ts';
import {
  focusRequests,
  nothingPasted,
  type PastedContent,
  pastedContent,
} from '#renderer/state/inputs/pasted-content.ts';
import { replacePastedContent } from '#renderer/state/inputs/replace-pasted-content.ts';
import { replacedByPaste } from '#renderer/state/inputs/text-inputs.ts';
import { awaitedScreen } from '#renderer/state/screens/awaited-screen.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { findScreen, type ScreenId } from '#tools/screens.ts';
import { bringAgain, bringEarlyInput } from '../bring-again.ts';
import { copyTransfer } from '../early-input.ts';
import { listenForPastes, type Pasted } from './listen-for-pastes.ts';

const boxDialog = createLazyPart('BoxDialog', async () => (await import('./box-dialog.tsx')).BoxDialog);

interface EarlyPaste {
  /** The screen that the paste was meant for. */
  readonly screenId: ScreenId;
  readonly pasted: Pasted;
  readonly data: DataTransfer;
  readonly focused: Element | null;
}

/** Opens Home's box from anywhere: on Ctrl+Shift+V (⌘⇧V on a Mac), or on a paste that no field takes. */
export function PasteAnywhere() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const shown = findScreen(pathname)?.id;
  const isHome = shown === 'Home';
  const [content, setContent] = useState<PastedContent>();
  /** The element that had the focus before. */
  const former = useRef<Element>(null);

  const showBox = useEffectEvent((pasted: Pasted | undefined, focused: Element | null) => {
    if (pasted !== undefined && !('text' in pasted)) {
      setContent(undefined);
      passFiles(pasted);
      return;
    }
    if (isHome) {
      if (pasted !== undefined) {
        dispatch(
          replacePastedContent({
            former: pastedContent.read(),
            next: pasted,
            write: pastedContent.write,
            what: replacedByPaste,
          }),
        );
      }
      focusRequests.write(focusRequests.read() + 1);
      return;
    }
    if (content === undefined) {
      former.current = focused;
    }
    setContent((before) => pasted ?? before ?? nothingPasted);
  });

  const early = useRef<readonly EarlyPaste[]>([]);
  const onPasted = useEffectEvent((pasted: Pasted, focused: Element | null, event: ClipboardEvent) => {
    const screenId = awaitedScreen.read();
    if (screenId === undefined) {
      showBox(pasted, focused);
    } else {
      early.current = [...early.current, { screenId, pasted, data: copyTransfer(event.clipboardData), focused }];
    }
  });
  useEffect(() => {
    const stop = listenForPastes({
      onBox: (...asked) => showBox(...asked),
      onPasted: (...received) => onPasted(...received),
    });
    bringEarlyInput('paste');
    return stop;
  }, []);

  const awaited = awaitedScreen.use();
  const takeEarly = useEffectEvent((now: ScreenId | undefined) => {
    const over = early.current.filter(({ screenId }) => screenId !== now);
    early.current = early.current.filter(({ screenId }) => screenId === now);
    for (const { screenId, pasted, data, focused } of over) {
      if (screenId !== shown || !bringAgain('paste', data)) {
        showBox(pasted, focused);
      }
    }
  });
  useEffect(() => takeEarly(awaited), [awaited]);

  const close = () => setContent(undefined);
  const cancel = () => {
    // Escape has emptied the box first, a click beside it has not.
    if (content !== undefined) {
      dispatch(
        replacePastedContent({
          former: content,
          next: nothingPasted,
          write: setContent,
          what: 'Closed',
          isWritten: true,
        }),
      );
    }
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
