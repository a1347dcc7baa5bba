import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { desktopBridge } from '#renderer/platform/index.ts';
import { useAppDispatch } from '#renderer/state/hooks.ts';
import { pastedContent } from '#renderer/state/pasted-content.ts';
import { createSessionValue } from '#renderer/state/session-value.ts';
import { toasterClosed } from '#renderer/state/toaster.ts';
import { useToaster } from '#renderer/state/use-toaster.ts';
import type { Payload } from '#shared/ipc.ts';

/** What the clipboard had when it was last taken: what was typed since stays, unless somebody has copied something else. */
const takenText = createSessionValue('', { isCleared: true });

/**
 * Tells the shell that the quick box is there, and begins anew each time before it is shown: with the clipboard's text,
 * where the shell has read it and it is another than before, and with the focus on the field, all of it selected, so
 * that what is pasted or typed takes its place.
 * @returns for the element that has the field in it
 */
export function useShown(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();
  const toast = useToaster();

  const begin = useEffectEvent((beginning: Payload<'quickBoxShown'>) => {
    // What was said the last time is over.
    dispatch(toasterClosed());
    if (beginning.clipboard === 'text' && beginning.text !== takenText.read()) {
      takenText.write(beginning.text);
      flushSync(() => pastedContent.write({ text: beginning.text }));
    } else if (beginning.clipboard === 'too-large') {
      toast({
        message: 'The clipboard has more text than the quick box begins with. Paste it by hand.',
        type: 'warning',
      });
    }
    // Before the box shows: a key that came between would be added to what is there.
    const field = root.current?.querySelector('textarea');
    field?.focus();
    field?.select();
    desktopBridge?.quickBoxReady();
  });
  useEffect(() => {
    document.title = 'Quick box – Web Toolbox';
    const unsubscribe = desktopBridge?.onQuickBoxShown((beginning) => begin(beginning));
    desktopBridge?.quickBoxStarted();
    return unsubscribe;
  }, []);
  return root;
}
