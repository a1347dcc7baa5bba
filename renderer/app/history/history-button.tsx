import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import type { ScreenEntry } from '#tools/define-tool.ts';
import { historyInputsOf } from '#tools/text-inputs.ts';
import { keyNames } from '../key-names.ts';
import { useHistoryAhead } from './use-history-ahead.ts';
import { useHistoryKeys } from './use-history-keys.ts';

const historyPanel = createLazyPart('History', async () => (await import('./history-panel.tsx')).HistoryPanel);

const restores = `${keyNames.before} restores the text before`;

interface Props {
  readonly entry: ScreenEntry;
}

/** “History”: what the inputs of a screen have held, on every screen that has any; Alt+↑ restores the previous text. */
export function HistoryButton({ entry }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const hasHistory = historyInputsOf(entry).length > 0;
  useHistoryKeys(entry);
  useHistoryAhead(hasHistory);
  const close = () => setIsOpen(false);
  // A screen that the user leaves stays on the page; the list must be closed when it comes back.
  useEffect(() => () => setIsOpen(false), []);
  if (!hasHistory) {
    return null;
  }
  return (
    <>
      <IconButton
        data-hint={`History: ${restores}`}
        aria-label="History"
        aria-haspopup="dialog"
        aria-description={restores}
        onClick={() => setIsOpen(true)}
      >
        <HistoryIcon sx={{ fontSize: 20 }} />
      </IconButton>
      {isOpen && (
        <LazyPartView
          part={historyPanel}
          props={{ entry, onClose: close }}
          missing={(missing) => <MissingPartNote {...missing} what="The history" onClose={close} sx={overScreen} />}
        />
      )}
    </>
  );
}
