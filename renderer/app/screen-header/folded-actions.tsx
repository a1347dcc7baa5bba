import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { Hint } from '#renderer/components/hint.tsx';

/** What the buttons in it open lies over the page, and belongs to them. */
const layers = '[role="dialog"], .MuiModal-root';

/** Behind "More", where the header of a phone has no room beside its tabs. */
export function FoldedActions({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !relatedTarget.closest(layers)) {
      close();
    }
  };
  return (
    <Box
      onBlur={closeOnLeaving}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      sx={{ position: 'relative', display: { xs: 'flex', sm: 'none' } }}
    >
      <Hint title="More">
        <IconButton aria-label="More of this screen" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <MoreIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Hint>
      {isOpen && (
        <Paper elevation={4} sx={{ position: 'absolute', top: '100%', right: 0, display: 'flex', zIndex: 3 }}>
          {children}
        </Paper>
      )}
    </Box>
  );
}
