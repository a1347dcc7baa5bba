import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './fallback-fonts.css';
import { createTheme, type Theme } from '@mui/material/styles';
import { themeAttribute } from '#renderer/state/preferences/stored-look.ts';
import { colourSchemes } from './colour-schemes.ts';
import { componentStyles } from './component-styles.ts';

/** Applies the light or dark theme to the page; all colours are CSS variables. */
export function showTheme(isDark: boolean): void {
  document.documentElement.setAttribute(themeAttribute, isDark ? 'dark' : 'light');
}

function createAppTheme(): Theme {
  const base = createTheme({
    cssVariables: { colorSchemeSelector: themeAttribute },
    colorSchemes: colourSchemes,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
      fontSize: 14,
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      h4: { fontSize: 14, fontWeight: 600 },
      subtitle1: { fontSize: 16 },
      subtitle2: { fontSize: 14, fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: 1.5 },
      body2: { fontSize: 13, lineHeight: 1.5 },
      caption: { fontSize: 12, lineHeight: 1.4 },
      button: { fontSize: 14, fontWeight: 500, textTransform: 'none' },
    },
  });
  return { ...base, components: componentStyles(base) };
}

/** The app's theme: type scale, spacing, shape and colours, as variables that work for both colour schemes. */
export const appTheme = createAppTheme();
