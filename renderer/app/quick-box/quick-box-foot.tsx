import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commandKey, Key } from '#renderer/components/paste-box/key.tsx';

/** Explains the keys of the quick box, and has a button that opens the app's window. */
export function QuickBoxFoot({ onOpenWindow }: { onOpenWindow: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <Key>↑</Key> <Key>↓</Key> choose · <Key>Enter</Key> opens · <Key>{commandKey}</Key>
        <Key>Enter</Key> copies · <Key>Esc</Key> hides
      </Box>
      <Button
        size="small"
        color="inherit"
        sx={{ ml: 'auto', whiteSpace: 'nowrap' }}
        onClick={onOpenWindow}
        aria-keyshortcuts={`${commandKey === '⌘' ? 'Meta' : 'Control'}+O`}
      >
        Open Web Toolbox <Key>{commandKey}</Key>
        <Key>O</Key>
      </Button>
    </Box>
  );
}
