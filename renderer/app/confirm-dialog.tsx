import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { questionAnswered } from '#renderer/state/use-confirm.ts';

/**
 * Asks the question that the store holds. Each has a dialog of its own: a Dialog of MUI 9.5 that is opened again in the
 * same batch in which the transition of its closing ends takes itself for closed, so that it goes without ending its
 * hold on the page, which stays `aria-hidden`. Its Transition calls `onExited` in the commit in which it calls `onEnter`,
 * and Modal keeps what it hears last. The test of the overlays has the few lines that show it.
 */
export function ConfirmDialog() {
  const { open, asked, title, description } = useAppSelector((state) => state.confirmDialog);
  const dispatch = useAppDispatch();
  const cancel = () => dispatch(questionAnswered(false));
  return (
    <Dialog
      key={asked}
      open={open}
      onClose={cancel}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-description"
    >
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
