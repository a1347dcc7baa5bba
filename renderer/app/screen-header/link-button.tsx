import LinkIcon from '@mui/icons-material/LinkOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import type { Screen } from '#tools/screens.ts';

const linkDialog = createLazyPart('Link', async () => (await import('../screen-links/link-dialog.tsx')).LinkDialog);

/** The button "Copy link…", for a link to the screen in its current state. */
export function LinkButton({ screen }: { readonly screen: Screen }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  useScreenAction({ label: 'Copy link…', run: open });
  return (
    <>
      <IconButton data-hint="Copy link…" aria-label="Copy link…" aria-haspopup="dialog" onClick={open}>
        <LinkIcon sx={{ fontSize: 20 }} />
      </IconButton>
      {isOpen && (
        <LazyPartView
          part={linkDialog}
          props={{ screen, onClose: close }}
          missing={(missing) => <MissingPartNote {...missing} what="The link" onClose={close} sx={overScreen} />}
        />
      )}
    </>
  );
}
