import Dialog from '@mui/material/Dialog';
import { PasteBox } from '#renderer/components/paste-box/paste-box.tsx';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';

interface Props {
  readonly content: PastedContent;
  readonly onChange: (content: PastedContent) => void;
  readonly onCancel: () => void;
  /** Called when a tool has opened the content. */
  readonly onOpened: () => void;
}

/** Home's box in a dialog over another screen. */
export function BoxDialog({ content, onChange, onCancel, onOpened }: Props) {
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      // The screen that opens takes the focus.
      disableRestoreFocus
      onClose={onCancel}
      slotProps={{ paper: { 'aria-label': 'Paste anything', sx: { p: { xs: 1.5, sm: 2.5 } } } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <PasteBox content={content} onChange={onChange} onOpened={onOpened} isFocused />
    </Dialog>
  );
}
