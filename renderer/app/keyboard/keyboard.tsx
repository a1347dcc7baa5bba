import { useLocation } from 'react-router-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { openPanel } from '#renderer/state/messages/open-panel.ts';
import { findScreen } from '#tools/screens.ts';
import { useFieldLimit } from './use-field-limit.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';

const commandPalette = createLazyPart(
  'CommandPalette',
  async () => (await import('../palette/command-palette.tsx')).CommandPalette,
);

const shortcutsDialog = createLazyPart(
  'ShortcutsDialog',
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

const close = () => openPanel.write(undefined);
const openers = { openPalette: () => openPanel.write('palette'), openShortcuts: () => openPanel.write('shortcuts') };

/** Handles the keys that work on every screen, and shows what they open. */
export function Keyboard() {
  const opened = openPanel.use();
  useShortcuts(openers);
  useFieldLimit();
  useScreenFocus(findScreen(useLocation().pathname)?.id);
  return (
    <>
      {opened === 'palette' && (
        <LazyPartView
          part={commandPalette}
          props={{ onClose: close, onShortcuts: openers.openShortcuts }}
          missing={(missing) => (
            <MissingPartNote {...missing} what="The search for tools" onClose={close} sx={overScreen} />
          )}
        />
      )}
      {opened === 'shortcuts' && (
        <LazyPartView
          part={shortcutsDialog}
          props={{ onClose: close }}
          missing={(missing) => (
            <MissingPartNote {...missing} what="The list of keys" onClose={close} sx={overScreen} />
          )}
        />
      )}
    </>
  );
}
