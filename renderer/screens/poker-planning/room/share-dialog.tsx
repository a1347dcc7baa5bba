import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { QrImage } from './qr-image.tsx';

interface Props {
  readonly link: string;
  /** Why others may not be able to reach the room. */
  readonly warning: string | undefined;
  readonly onClose: () => void;
}

/** The link to a room as a QR code. */
export function ShareDialog({ link, warning, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
        Bring others into the room
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <QrImage text={link} label="QR code of the link to this room" />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, maxHeight: 96, overflow: 'auto', fontSize: 13, overflowWrap: 'anywhere' }}>
            {link}
          </Box>
          <CopyButton content={link} label="link" />
        </Box>
        {warning !== undefined && (
          <Box role="note" sx={{ fontSize: 13, color: 'warning.main' }}>
            {warning}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
