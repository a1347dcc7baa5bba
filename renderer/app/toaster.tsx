import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { importUndone } from '#renderer/state/import-settings.ts';
import { undoReplacement } from '#renderer/state/replace-text-input.ts';
import { toasterClosed } from '#renderer/state/toaster.ts';
import { barButtonsWidth } from './app-bar.tsx';

/**
 * In the bar, beside its buttons where there is room: what is pressed next, in the header of the screen or in the
 * toolbar of a pane, is never under a message.
 */
const inBar = { pointerEvents: 'none', top: { xs: 4, sm: 4 }, right: { xs: 8, md: barButtonsWidth } };

const quiet = { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider', boxShadow: 2 };

/** One message at the top right. */
export function Toaster() {
  const { open, message, type, autoHideDuration, undoes } = useAppSelector((state) => state.toaster);
  const dispatch = useAppDispatch();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const close = () => dispatch(toasterClosed());
  // What goes with the focus on it sends no word of that.
  if (!open && (isHovered || isFocused)) {
    setIsHovered(false);
    setIsFocused(false);
  }
  const isQuiet = type === 'success' || type === 'info';
  const undo = () => undoes !== undefined && dispatch(undoes === 'import' ? importUndone() : undoReplacement(undoes));
  return (
    <Snackbar
      open={open}
      // Who is at it has all the time, and then the whole of it once more.
      autoHideDuration={open && (isHovered || isFocused) ? null : autoHideDuration}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onClose={(_event, reason) => {
        // Who looks at the text first clicks there: what can be undone stays for its time.
        if (reason !== 'clickaway' || undoes === undefined) {
          close();
        }
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={inBar}
    >
      <Alert
        severity={type}
        // What went as it should is said quietly.
        variant={isQuiet ? 'outlined' : 'filled'}
        action={
          <>
            {undoes !== undefined && (
              <Button color="inherit" size="small" onClick={undo}>
                Undo
              </Button>
            )}
            <IconButton color="inherit" size="small" aria-label="Close the message" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
        sx={{ maxWidth: 560, py: 0, pointerEvents: 'auto', overflowWrap: 'anywhere', ...(isQuiet ? quiet : {}) }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
