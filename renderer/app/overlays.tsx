import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Snackbar from '@mui/material/Snackbar';
import { questionAnswered } from '#renderer/state/confirm-dialog.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { toasterClosed } from '#renderer/state/toaster.ts';
import { appBarHeight } from './app-bar.tsx';

/** One message at the top right. */
export function Toaster() {
  const { open, message, type, autoHideDuration } = useAppSelector((state) => state.toaster);
  const dispatch = useAppDispatch();
  const close = () => dispatch(toasterClosed());
  return (
    <Snackbar
      open={open}
      autoHideDuration={autoHideDuration}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ top: { xs: appBarHeight + 8, sm: appBarHeight + 16 } }}
    >
      <Alert
        severity={type}
        variant="filled"
        onClose={close}
        slotProps={{ closeButton: { 'aria-label': 'Close the message' } }}
        sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

/** Dims the whole window while something runs that nothing may interrupt. */
export function GlobalSpinner() {
  const open = useAppSelector((state) => state.globalSpinner.open);
  return (
    <Backdrop open={open} sx={{ zIndex: (theme) => theme.zIndex.drawer + 2, color: '#ffffff' }}>
      <CircularProgress color="inherit" aria-label="Working…" />
    </Backdrop>
  );
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog() {
  const { open, title, description } = useAppSelector((state) => state.confirmDialog);
  const dispatch = useAppDispatch();
  const cancel = () => dispatch(questionAnswered(false));
  return (
    <Dialog open={open} onClose={cancel} aria-labelledby="confirm-title" aria-describedby="confirm-description">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-description">{description}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={cancel}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => dispatch(questionAnswered(true))}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
