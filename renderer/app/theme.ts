import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { groundColours } from '#shared/ground-colours.ts';

const brand = { primary: '#bf3a2b', secondary: '#e84b3c' };

/** Neutral surfaces in two steps; text and tones of the brand at AA or better on both. */
const palettes = {
  light: {
    mode: 'light',
    primary: { main: brand.primary, dark: '#9c2c20', light: brand.secondary, contrastText: '#ffffff' },
    // The brand's secondary is too light for text on white: a tone of it.
    secondary: { main: '#c8321f', dark: '#a32515', light: brand.secondary, contrastText: '#ffffff' },
    success: { main: '#1c7a3e' },
    info: { main: '#1f66a8' },
    warning: { main: '#94560b' },
    error: { main: '#b3261e' },
    background: { default: groundColours.light, paper: '#fcfcfd' },
    text: { primary: '#1d2126', secondary: '#565d66', disabled: '#878d95' },
    divider: '#dfe2e6',
  },
  dark: {
    mode: 'dark',
    primary: { main: '#f2836f', dark: '#d96552', light: '#f7a595', contrastText: '#1b0d0a' },
    secondary: { main: '#f59a8a', dark: '#dd7565', light: '#f9bdb2', contrastText: '#1b0d0a' },
    success: { main: '#6cc58a' },
    info: { main: '#7db7ea' },
    warning: { main: '#e3ae5e' },
    error: { main: '#f58b80' },
    background: { default: groundColours.dark, paper: '#1a1d20' },
    text: { primary: '#e4e7ea', secondary: '#a3abb4', disabled: '#6d757e' },
    divider: '#2d3237',
  },
} as const satisfies Record<string, ThemeOptions['palette']>;

const controlHeight = 36;
const touchHeight = 44;

/** The look of the app: type scale, spacing, shape and colour (light or dark). */
export function createAppTheme(isDark: boolean): Theme {
  const base = createTheme({
    palette: isDark ? palettes.dark : palettes.light,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: '"Inter Variable", system-ui, sans-serif',
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
  const touch = { [base.breakpoints.down('md')]: { minHeight: touchHeight } };
  const focusRing = { outline: `2px solid ${base.palette.primary.main}`, outlineOffset: 2 };
  return createTheme(base, {
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          'html, body, #root': { height: '100%' },
          body: { overflow: 'hidden' },
          ':focus-visible': focusRing,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              // Not merely short: a duration would make every property of every element change over time.
              transition: 'none !important',
              scrollBehavior: 'auto !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: controlHeight, paddingBlock: 4, ...touch } },
      },
      MuiIconButton: {
        styleOverrides: { root: { [base.breakpoints.down('md')]: { minWidth: touchHeight, minHeight: touchHeight } } },
      },
      MuiToggleButton: {
        styleOverrides: { root: { height: controlHeight, paddingInline: 12, textTransform: 'none', ...touch } },
      },
      MuiOutlinedInput: {
        styleOverrides: { root: { minHeight: controlHeight, ...touch } },
      },
      MuiTableCell: { styleOverrides: { root: { borderColor: base.palette.divider } } },
      MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiLink: { defaultProps: { underline: 'always' } },
      MuiTab: { styleOverrides: { root: { minHeight: touchHeight, textTransform: 'none', fontWeight: 500 } } },
    },
  } satisfies ThemeOptions);
}
