import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { EditorSwitches } from './editor-switches.tsx';

interface Props {
  /** The accessible name. */
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly hasEditor: boolean;
  /** The controls that do not fit into the row. */
  readonly children: ReactNode;
}

/** What is in view while its menu is open, or is pressed several times in a row. */
const staying = '[aria-pressed], [aria-haspopup], [role="group"] *, .MuiInputBase-root *';

/** Whether the element that was clicked does something once, and thereby ends the choice; one in a menu does as well. */
function isCommand(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('button, a[href], [role="menuitem"]') : null;
  return control !== null && !control.matches(staying);
}

const closesAtOnce = { enter: 200, exit: 0 };

/** The controls of a pane behind “…”. They stay while it is closed: one may still wait for a result, or for a file. */
export function MoreControls({ label, anchor, isOpen, onClose, hasEditor, children }: Props) {
  return (
    <Popover
      open={isOpen}
      keepMounted
      anchorEl={anchor}
      transitionDuration={closesAtOnce}
      onClick={({ target }) => isCommand(target) && onClose()}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: look } }}
    >
      {children}
      {hasEditor && <EditorSwitches />}
    </Popover>
  );
}

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1,
  p: 1.5,
  maxWidth: 'calc(100vw - 32px)',
} as const;
