import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly width: number;
  readonly onClose: () => void;
  /** Called right after closing, which is the time to request the drawer again. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A native dialog at the left edge, used while the drawer could not be loaded. */
export function PlainDrawer({ isOpen, width, onClose, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    } else if (dialog.current?.open) {
      dialog.current.close();
      onClosed();
    }
  }, [isOpen, onClosed]);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label="Sidebar"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      sx={{
        width,
        height: '100%',
        maxHeight: 'none',
        m: 0,
        p: 0,
        border: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&[open]': { display: 'flex', flexDirection: 'column' },
      }}
    >
      {children}
    </Box>
  );
}
