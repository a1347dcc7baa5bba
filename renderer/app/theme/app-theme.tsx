import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ToolIcons } from '#renderer/components/tool-icon.tsx';
import { icons } from '#renderer/screens/icons.ts';
import { appTheme } from './theme.ts';

/**
 * Provides the app's theme to its children. An attribute of the document chooses the light or the dark one: see
 * `showTheme`.
 */
export function AppTheme({ theme = appTheme, children }: { theme?: Theme; children: ReactNode }) {
  return (
    // MUI would otherwise store its own choice of scheme and write it to the document.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableStyleSheetGeneration>
      <CssBaseline />
      <ToolIcons value={icons}>{children}</ToolIcons>
    </ThemeProvider>
  );
}
