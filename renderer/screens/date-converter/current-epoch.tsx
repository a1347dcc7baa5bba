import Box from '@mui/material/Box';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { useClock } from './use-clock.ts';

/** The current epoch, updated every second. */
export function CurrentEpoch() {
  const seconds = String(Math.floor(useClock() / 1000));
  return (
    <PaneNote>
      <Box sx={{ mr: 'auto' }}>
        Current epoch{' '}
        <Box component="span" sx={{ fontFamily: monospaceFont, color: 'text.primary' }}>
          {seconds}
        </Box>
      </Box>
      <CopyButton content={() => String(Math.floor(Date.now() / 1000))} label="Current epoch" />
    </PaneNote>
  );
}
