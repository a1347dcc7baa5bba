import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';

/** The layers that the buttons inside open over the page; they count as part of the menu. */
const layers = '[role="dialog"], .MuiModal-root';

/** Folds actions behind "More" on phones, where the header has no room for them beside the tabs or a long heading. */
export function FoldedActions({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !relatedTarget.closest(layers)) {
      close();
    }
  };
  return (
    <Box
      onBlur={closeOnLeaving}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          opener.current?.focus();
          close();
        }
      }}
      sx={{ position: 'relative', display: { xs: 'flex', sm: 'none' } }}
    >
      <IconButton
        ref={opener}
        data-hint="More"
        aria-label="More of this screen"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MoreIcon sx={{ fontSize: 20 }} />
      </IconButton>
      {isOpen && (
        <Paper elevation={4} sx={{ position: 'absolute', top: '100%', right: 0, display: 'flex', zIndex: 3 }}>
          {children}
        </Paper>
      )}
    </Box>
  );
}
