import CloseIcon from '@mui/icons-material/CloseOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { dismissReplacement, redoReplacement, undoReplacement } from '#renderer/state/inputs/replace-text-input.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { PaneNote } from './pane-note.tsx';

/**
 * Says below an input whose text was replaced what replaced it, and how to get it back. The note disappears once the
 * text is edited.
 */
export function ReplacedNote({ name }: { readonly name: TextInputName }) {
  const replacements = useAppSelector((state) => state.textInputs.replacements[name]);
  const dispatch = useAppDispatch();
  const buttons = useRef<HTMLDivElement>(null);
  const former = replacements?.undo.at(-1);
  const undone = replacements?.redo.at(-1);
  if (former === undefined && undone === undefined) {
    return null;
  }
  const dismiss = () => {
    // The focus moves to the next control that is available, not to the top of the page.
    const pane = buttons.current?.closest('section');
    dispatch(dismissReplacement(name));
    pane?.querySelector<HTMLElement>('.cm-content, textarea, input:not([hidden])')?.focus();
  };
  return (
    <PaneNote role="status">
      <HistoryIcon aria-hidden sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 140px', overflowWrap: 'anywhere' }}>
        {undone === undefined ? former?.what : 'Brought back'}
      </Box>
      <Box ref={buttons} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {/* A single button for both, so that the focus stays on it. */}
        <Button
          size="small"
          onClick={() => dispatch(undone === undefined ? undoReplacement(name) : redoReplacement(name))}
        >
          {undone === undefined ? 'Undo' : 'Redo'}
        </Button>
        {undone !== undefined && former !== undefined && (
          <Button size="small" onClick={() => dispatch(undoReplacement(name))}>
            Undo more
          </Button>
        )}
        <IconButton size="small" aria-label="Close the note" onClick={dismiss}>
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
    </PaneNote>
  );
}
