import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ToolIcons } from '#renderer/components/tool-icon.tsx';
import { icons } from '#renderer/screens/icons.ts';
import { appTheme } from './theme.ts';

/** The look of the app for all that is in it. Which of the two themes shows says the document: see `showTheme`. */
export function AppTheme({ theme = appTheme, children }: { theme?: Theme; children: ReactNode }) {
  return (
    // MUI would keep a choice of its own, and say it.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableStyleSheetGeneration>
      <CssBaseline />
      <ToolIcons value={icons}>{children}</ToolIcons>
    </ThemeProvider>
  );
}
