import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { findScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { findScreen } from '#tools/screens.ts';
import { historyInputsOf } from '#tools/text-inputs.ts';
import { keyNames } from '../key-names.ts';

/** The actions available on this screen, each with its keys. */
function listShortcuts(pathname: string): readonly (readonly [keys: string, does: string])[] {
  const entry = findScreen(pathname)?.entry;
  const result = findScreenAction('run') ?? findScreenAction('copy');
  const nameOf = (action: typeof result) => action && (action.role === 'copy' ? 'Copy the result' : action.label);
  const ofScreen = [
    [keyNames.result, nameOf(result)],
    [keyNames.back, nameOf(findScreenAction('back'))],
    [keyNames.swap, nameOf(findScreenAction('swap'))],
  ] as const;
  return [
    [keyNames.palette, 'Find a tool or a command'],
    [keyNames.paste, 'Paste anything and see what it is'],
    ...(entry !== undefined && historyInputsOf(entry).length > 0
      ? [[keyNames.before, 'Restore what an input had before'] as const]
      : []),
    ...ofScreen.flatMap(([keys, does]) => (does === undefined ? [] : [[keys, does] as const])),
    ['Esc', 'Close what opened last'],
    ...(readUserPreferences().hasSingleKeys ? [[keyNames.shortcuts, 'Show these keys'] as const] : []),
  ];
}

/** The list of shortcuts that `?` opens. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  // The list is computed once on opening: nothing changes below the dialog.
  const { pathname } = useLocation();
  const [shortcuts] = useState(() => listShortcuts(pathname));
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts-title" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts-title" sx={{ fontSize: 16 }}>
        Keys that work here
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listLook}>
          {shortcuts.map(([keys, does]) => (
            <div key={keys}>
              <dt>{keys.split(' ').map((key) => (key === '+' ? ' + ' : <kbd key={key}>{key}</kbd>))}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listLook = {
  m: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.75 },
  '& dt': { flex: '0 0 176px', display: 'flex', gap: 0.5, whiteSpace: 'nowrap', color: 'text.secondary', fontSize: 13 },
  // Wraps beside its keys as long as there is room for a few words.
  '& dd': { m: 0, flex: '1 1 180px', fontSize: 14 },
  '& kbd': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'background.default',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 12,
  },
} as const;
