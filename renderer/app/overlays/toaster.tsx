import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState, useSyncExternalStore } from 'react';
import { undoPastedContent } from '#renderer/state/inputs/replace-pasted-content.ts';
import { undoReplacement } from '#renderer/state/inputs/replace-text-input.ts';
import { undoReplacedValue } from '#renderer/state/inputs/replaced-value.ts';
import { importUndone } from '#renderer/state/kept/import-settings.ts';
import { toasterClosed, toasterFadedOut } from '#renderer/state/messages/toaster.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import { barButtonsWidth } from '../app-bar.tsx';

/**
 * Placed in the bar, beside its buttons if there is space, so a message never covers what the user presses next in the
 * header of the screen or in the toolbar of a pane.
 */
const inBar = { pointerEvents: 'none', top: { xs: 4, sm: 4 }, right: { xs: 8, md: barButtonsWidth } };

const quiet = { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider', boxShadow: 2 };

/** Whether nobody can see the page: it is behind another tab, or its window is minimised or in the tray. */
const isPageHidden = () => document.visibilityState === 'hidden';

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Shows one message at the top right. */
export function Toaster() {
  const toaster = useAppSelector((state) => state.toaster);
  const { open, message, type, autoHideDuration, undoes } = toaster;
  const [last, setLast] = useState({ toaster, count: 0 });
  if (toaster !== last.toaster) {
    // One that another has joined in the queue is not shown anew.
    const isNew = open && (toaster.waiting === last.toaster.waiting || message !== last.toaster.message);
    setLast({ toaster, count: last.count + (isNew ? 1 : 0) });
  }
  const dispatch = useAppDispatch();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, isPageHidden);
  const close = () => dispatch(toasterClosed());
  // An element that disappears while hovered or focused sends no event about it.
  if (!open && (isHovered || isFocused)) {
    setIsHovered(false);
    setIsFocused(false);
  }
  const isQuiet = type === 'success' || type === 'info';
  const undo = () => {
    if (undoes === 'import') {
      void dispatch(importUndone());
    } else if (undoes === 'box') {
      dispatch(undoPastedContent());
    } else if (undoes === 'value') {
      dispatch(undoReplacedValue());
    } else if (undoes !== undefined) {
      dispatch(undoReplacement(undoes));
    }
  };
  return (
    <Snackbar
      // Each message has its whole time, also one that takes the place of another.
      key={last.count}
      open={open}
      // The timeout pauses while the message is hovered or focused, or the page is hidden, and then starts over: the
      // desktop app announces updates while it is in the tray.
      autoHideDuration={open && (isHovered || isFocused || isHidden) ? null : autoHideDuration}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onClose={(_event, reason) => {
        // Users tend to look at the text first and click there, so an undoable message stays for its full time.
        if (reason !== 'clickaway' || undoes === undefined) {
          close();
        }
      }}
      slotProps={{ transition: { onExited: () => dispatch(toasterFadedOut()) } }}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={inBar}
    >
      <Alert
        severity={type}
        // Success and information are shown unobtrusively.
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
