import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './fallback-fonts.css';
import { alpha, createTheme, keyframes, type Theme, type ThemeOptions } from '@mui/material/styles';
import { codeMetricRules } from '#renderer/components/code-editor/look/code-metrics.ts';
import { tokenColours } from '#renderer/components/code-editor/look/token-colours.ts';
import { cellPadding, controlHeight } from '#renderer/components/density.ts';
import { themeAttribute, whereLookIs } from '#renderer/state/preferences/stored-look.ts';
import { groundColours } from '#shared/ground-colours.ts';
import { forcedColourRules } from './forced-colours.ts';

const brand = { primary: '#bf3a2b', secondary: '#e84b3c' };

/** Two neutral surfaces per theme; text and brand tones reach at least AA contrast on both. */
const palettes = {
  light: {
    mode: 'light',
    primary: { main: brand.primary, dark: '#9c2c20', light: brand.secondary, contrastText: '#ffffff' },
    // The brand's secondary colour is too light for text on white, so a darker tone is used.
    secondary: { main: '#c8321f', dark: '#a32515', light: brand.secondary, contrastText: '#ffffff' },
    success: { main: '#1c7a3e' },
    info: { main: '#1f66a8' },
    warning: { main: '#94560b' },
    error: { main: '#b3261e' },
    background: { default: groundColours.light, paper: '#fcfcfd' },
    text: { primary: '#1d2126', secondary: '#565d66', disabled: '#878d95' },
    divider: '#dfe2e6',
    focus: { main: '#1766c0' },
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
    focus: { main: '#6fb1f5' },
  },
} as const satisfies Record<string, ThemeOptions['palette']>;

type Palette = (typeof palettes)[keyof typeof palettes];

/** Colours behind text, which keeps its contrast (WCAG AA) on them. Dark themes need stronger ones to be visible. */
const marksOf = ({ mode, primary, error, success, info, warning }: Palette) => ({
  selected: alpha(primary.main, mode === 'dark' ? 0.38 : 0.2),
  removed: alpha(error.main, mode === 'dark' ? 0.32 : 0.2),
  added: alpha(success.main, mode === 'dark' ? 0.32 : 0.2),
  match: alpha(info.main, mode === 'dark' ? 0.26 : 0.16),
  nextMatch: alpha(warning.main, mode === 'dark' ? 0.26 : 0.16),
  found: alpha(warning.main, 0.28),
  foundEdge: alpha(warning.main, 0.6),
  matchEdge: alpha(info.main, 0.75),
  nextMatchEdge: alpha(warning.main, 0.75),
  wrongLine: alpha(error.main, 0.12),
  removedLine: alpha(error.main, 0.06),
  addedLine: alpha(success.main, 0.06),
});

/**
 * The text colour of filled messages. In the dark theme their backgrounds are light, as are the shades that MUI
 * combines with white text.
 */
const messagesOf = ({ mode }: Palette) => {
  const color = 'rgba(0, 0, 0, 0.87)';
  return mode === 'dark'
    ? { errorFilledColor: color, infoFilledColor: color, successFilledColor: color, warningFilledColor: color }
    : {};
};

const schemeOf = (palette: Palette) => ({
  palette: { ...palette, marks: marksOf(palette), token: tokenColours(palette.mode), Alert: messagesOf(palette) },
});

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** Backgrounds and borders of marked text. */
    readonly marks: ReturnType<typeof marksOf>;
    /** Marks the focused element, and a target that is about to take a drop: a hue with no other meaning. */
    readonly focus: { readonly main: string };
    /** Colours of code. */
    readonly token: ReturnType<typeof tokenColours>;
  }
  interface PaletteOptions {
    marks?: ReturnType<typeof marksOf>;
    focus?: { readonly main: string };
    token?: ReturnType<typeof tokenColours>;
    Alert?: ReturnType<typeof messagesOf>;
  }
}

const touchHeight = 44;

/** The pixel values of each density: see `components/density.ts`. */
const densityRules = {
  // MUI has its own rules for `:root`.
  'html:root': {
    '--control-height': '36px',
    '--list-row-height': '36px',
    '--cell-padding': '6px',
    '--field-padding': '8.5px',
  },
  [whereLookIs('density', 'compact')]: {
    '--control-height': '32px',
    '--list-row-height': '30px',
    '--cell-padding': '3px',
    '--field-padding': '5.5px',
  },
};

/** MUI's own animation changes edges, and thus the layout in each frame. */
const passing = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** The style of a bar that shows activity without progress. */
const passingBar = {
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': {
    left: 0,
    right: 'auto',
    width: '40%',
    animation: `${passing} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.6, animation: 'none' },
  },
  '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiLinearProgress-bar': { transition: 'none' } },
} as const;

/** Applies the light or dark theme to the page; all colours are CSS variables. */
export function showTheme(isDark: boolean): void {
  document.documentElement.setAttribute(themeAttribute, isDark ? 'dark' : 'light');
}

function createAppTheme(): Theme {
  const base = createTheme({
    cssVariables: { colorSchemeSelector: themeAttribute },
    colorSchemes: { light: schemeOf(palettes.light), dark: schemeOf(palettes.dark) },
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
  const touch = { [base.breakpoints.down('md')]: { minHeight: touchHeight } };
  const focusRing = { outline: `2px solid ${base.vars.palette.focus.main}`, outlineOffset: 2 };
  const { text, action } = base.vars.palette;
  const quiet = { color: text.primary, '&:hover': { backgroundColor: action.hover } };
  /** Selected controls are neutral: a coloured one would look like an error. */
  const chosen = { '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: text.primary } };
  const track = { backgroundColor: text.primary };
  const selectedTab = { '&.Mui-selected': { color: text.primary } };
  return {
    ...base,
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ...Object.assign({}, ...base.generateStyleSheets()),
          ...densityRules,
          ...codeMetricRules,
          'html, body, #root': { height: '100%' },
          // With `hidden`, scripts and links could scroll the page and the wheel could not scroll it back; `clip`
          // prevents both. The browser applies the root's value to the window, where `clip` would become `hidden`, so
          // the body sets its own.
          html: { overflow: 'hidden' },
          // Ligatures are off: both fonts would draw `!=` as ≠ and `->` as an arrow. Fields need their own rule.
          body: { position: 'relative', overflow: 'clip', fontVariantLigatures: 'none' },
          'button, input, select, textarea': { fontVariantLigatures: 'none' },
          ':focus-visible': focusRing,
          ...forcedColourRules,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              // A short duration is not enough: it would make every property of every element change over time.
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
        styleOverrides: { root: { minHeight: controlHeight, paddingBlock: 2, ...touch } },
        // The brand's red is reserved for the one filled button.
        variants: [
          { props: { variant: 'text', color: 'primary' }, style: quiet },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { ...quiet, borderColor: base.vars.palette.divider },
          },
        ],
      },
      MuiCheckbox: { styleOverrides: { root: chosen } },
      MuiRadio: { styleOverrides: { root: chosen } },
      MuiSwitch: { styleOverrides: { switchBase: { ...chosen, '&.Mui-checked + .MuiSwitch-track': track } } },
      MuiTabs: {
        styleOverrides: { root: { minHeight: touchHeight }, indicator: { backgroundColor: 'currentColor' } },
      },
      MuiIconButton: {
        styleOverrides: { root: { [base.breakpoints.down('md')]: { minWidth: touchHeight, minHeight: touchHeight } } },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            height: controlHeight,
            paddingInline: 12,
            textTransform: 'none',
            ...touch,
            // MUI's grey has a contrast below 4.5:1, and disabled buttons should be readable too.
            color: text.primary,
            '&.Mui-disabled': { color: text.secondary },
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            minHeight: controlHeight,
            ...touch,
            '& .MuiOutlinedInput-inputSizeSmall': { paddingBlock: 'var(--field-padding)' },
            '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
              borderColor: base.vars.palette.focus.main,
            },
          },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          sizeSmall: {
            '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': {
              transform: 'translate(14px, calc(var(--field-padding) + 0.5px))',
            },
          },
        },
      },
      MuiFormLabel: {
        styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: base.vars.palette.text.primary } } },
      },
      MuiMenuItem: {
        styleOverrides: { root: { '&.Mui-selected': { backgroundColor: base.vars.palette.action.selected } } },
      },
      MuiLinearProgress: { styleOverrides: { root: passingBar } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: base.vars.palette.divider }, sizeSmall: { paddingBlock: cellPadding } },
      },
      MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiLink: { defaultProps: { underline: 'always', color: 'info.main' } },
      MuiTab: {
        styleOverrides: { root: { minHeight: touchHeight, textTransform: 'none', fontWeight: 500, ...selectedTab } },
      },
    } satisfies ThemeOptions['components'],
  };
}

/** The app's theme: type scale, spacing, shape and colours, as variables that work for both colour schemes. */
export const appTheme = createAppTheme();
