import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import type { ScreenEntry } from '#tools/define-tool.ts';

const helpPopover = createLazyPart('Help', async () => (await import('./help-popover.tsx')).HelpPopover);

/** Shows the help of a screen. */
export function HelpButton({ entry }: { entry: ScreenEntry }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        data-hint="Help"
        aria-label="Help"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpIcon sx={{ fontSize: 20 }} />
      </IconButton>
      {anchor !== null && (
        <LazyPartView
          part={helpPopover}
          props={{ anchor, entry, onClose: close }}
          missing={(missing) => <MissingPartNote {...missing} what="The help" onClose={close} sx={overScreen} />}
        />
      )}
    </>
  );
}
