import Box from '@mui/material/Box';

/** The modifier key for commands, as it is labelled on the user's keyboard. */
export const commandKey = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

/** The name of a key within a sentence. */
export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        font: 'inherit',
        fontSize: 12,
        px: 0.75,
        py: 0.125,
        mx: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.75,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
