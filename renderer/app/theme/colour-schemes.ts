import { alpha, type ThemeOptions } from '@mui/material/styles';
import { tokenColours } from '#renderer/components/code-editor/look/token-colours.ts';
import { groundColours } from '#shared/ground-colours.ts';

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

/** The colours of the app in both themes. */
export const colourSchemes = { light: schemeOf(palettes.light), dark: schemeOf(palettes.dark) };

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
