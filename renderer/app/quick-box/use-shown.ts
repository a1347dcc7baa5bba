import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { desktopBridge } from '#renderer/platform/index.ts';
import { pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { replacePastedContent } from '#renderer/state/inputs/replace-pasted-content.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import { toasterClosed } from '#renderer/state/messages/toaster.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { Payload } from '#shared/ipc.ts';

/** The clipboard's text when it was last taken: what was typed since is kept until something else has been copied. */
const takenText = createSessionValue('', { isCleared: true });

/**
 * Tells the shell that the quick box exists, and resets it each time before it is shown: with the clipboard's text if
 * the shell has read it and it has changed, with the field focused, and with all of its text selected, ready to be
 * replaced by pasting or typing.
 * @returns a ref for the element that contains the field
 */
export function useShown(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();
  const toast = useToaster();

  const begin = useEffectEvent((beginning: Payload<'quickBoxShown'>) => {
    // Closes the message from the last time.
    dispatch(toasterClosed());
    if (beginning.clipboard === 'text' && beginning.text !== takenText.read()) {
      const former = pastedContent.read();
      const isUsersOwn = former.file !== undefined || former.text !== takenText.read();
      takenText.write(beginning.text);
      const next = { text: beginning.text };
      const { write } = pastedContent;
      flushSync(() => {
        if (isUsersOwn) {
          dispatch(replacePastedContent({ former, next, write, what: replacedBy('the text of the clipboard') }));
        } else {
          write(next);
        }
      });
    } else if (beginning.clipboard === 'too-large') {
      toast({
        message: 'The text in the clipboard is too long to be put in here automatically. Paste it yourself.',
        type: 'warning',
      });
    }
    // This happens before the box shows: a key pressed in between would be added to the existing text.
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
