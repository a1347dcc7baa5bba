import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { questionAnswered } from '#renderer/state/messages/use-confirm.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';

/**
 * Asks the question that the store holds. Each question has a dialog of its own, since one that is opened again just as
 * it has faded would leave the page hidden from screen readers: see docs/decisions/upstream-reports.md.
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
