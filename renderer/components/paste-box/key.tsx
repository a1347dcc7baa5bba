import Box from '@mui/material/Box';

/** The key that goes with others, as it is written on the keyboard at hand. */
export const commandKey = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

/** The name of a key, among words. */
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
