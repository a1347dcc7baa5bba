import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { letterOfKey } from '#renderer/components/letter-of-key.ts';
import { type AnswerPlace, OtherPlace } from '#renderer/components/paste-box/answer-place.ts';
import { PasteBox } from '#renderer/components/paste-box/paste-box.tsx';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { desktopBridge } from '#renderer/platform/index.ts';
import { pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { followOtherTabs } from '#renderer/state/kept/follow-tabs.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { Announcer } from '../overlays/announcer.tsx';
import { Toaster } from '../overlays/toaster.tsx';
import { useSystemTheme } from '../theme/use-system-theme.ts';
import { packPasted } from './pasted-message.ts';
import { QuickBoxFoot } from './quick-box-foot.tsx';
import { useShown } from './use-shown.ts';

const unanswered = 'Web Toolbox did not answer. Start it again.';

function logFailure(thrown: unknown): void {
  console.error(unanswered, thrown);
}

/** Opens answers in the app's own window. The quick box hides when that appears, and when an answer has been copied. */
function createPlace(bridge: NonNullable<typeof desktopBridge>): AnswerPlace {
  return {
    open: async (content, destination) => {
      const packed = await packPasted(content, destination);
      if (!packed.ok) {
        return packed.error;
      }
      return bridge.openPasted(packed.value).then(
        () => undefined,
        (thrown: unknown) => {
          logFailure(thrown);
          return unanswered;
        },
      );
    },
    openAddress: (address) => void bridge.openScreen(address).catch(logFailure),
    onCopied: bridge.leaveQuickBox,
  };
}

/** Hides the quick box on Escape and opens the app's window on Ctrl+O (⌘O), wherever the focus is. */
function useKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isPlain = !(ctrlKey || metaKey || shiftKey || altKey);
      const act =
        key === 'Escape' && isPlain && !isComposing(event)
          ? desktopBridge?.leaveQuickBox
          : letterOfKey(event) === 'o' && ctrlKey !== metaKey && !shiftKey && !altKey
            ? desktopBridge?.openWindow
            : undefined;
      if (act !== undefined) {
        event.preventDefault();
        // Otherwise Escape would empty the field.
        event.stopPropagation();
        act();
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Shows only the box “Paste anything”, in the desktop app's small window that a shortcut shows and hides. */
export function QuickBox() {
  const content = pastedContent.use();
  const place = useMemo(() => desktopBridge && createPlace(desktopBridge), []);
  const store = useStore() as AppStore;
  useEffect(() => followOtherTabs(store), [store]);
  useSystemTheme();
  const root = useShown();
  useKeys();
  return (
    <OtherPlace value={place}>
      <Box
        component="main"
        ref={root}
        sx={{
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          height: '100dvh',
          // A frameless window has no border of its own.
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <Box component="h1" sx={{ position: 'absolute', m: 0 }}>
          <VisuallyHidden>Quick box</VisuallyHidden>
        </Box>
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 1.5 }}>
          <PasteBox content={content} onChange={pastedContent.write} isPasteOnly />
        </Box>
        <QuickBoxFoot onOpenWindow={() => desktopBridge?.openWindow()} />
      </Box>
      <Toaster />
      <Announcer />
    </OtherPlace>
  );
}
