import type { createTheme, ThemeOptions } from '@mui/material/styles';
import { codeMetricRules } from '#renderer/components/code-editor/look/code-metrics.ts';
import { cellPadding, controlHeight } from '#renderer/components/density.ts';
import { whereLookIs } from '#renderer/state/preferences/stored-look.ts';
import { forcedColourRules } from './forced-colours.ts';

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

/**
 * The styles of the page and of MUI's components, where they differ from MUI's own.
 * @param base the theme with everything else
 */
export function componentStyles(base: ReturnType<typeof createTheme>) {
  const touch = { [base.breakpoints.down('md')]: { minHeight: touchHeight } };
  const focusRing = { outline: `2px solid ${base.vars.palette.focus.main}`, outlineOffset: 2 };
  const { text, action } = base.vars.palette;
  const quiet = { color: text.primary, '&:hover': { backgroundColor: action.hover } };
  /** Selected controls are neutral: a coloured one would look like an error. */
  const chosen = { '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: text.primary } };
  const track = { backgroundColor: text.primary };
  const selectedTab = { '&.Mui-selected': { color: text.primary } };
  return {
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
        // A field whose caret blinks is painted twice a second, as long as it has the focus: on Home, all day long.
        'input, textarea': { caretAnimation: 'manual' },
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
    // It would scroll, and cut the focus ring of a button at its edge.
    MuiAlert: { styleOverrides: { message: { overflow: 'visible', minWidth: 0 } } },
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
    MuiTableCell: {
      styleOverrides: { root: { borderColor: base.vars.palette.divider }, sizeSmall: { paddingBlock: cellPadding } },
    },
    MuiTooltip: {
      defaultProps: { arrow: true, enterDelay: 400 },
      styleOverrides: { tooltip: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiLink: { defaultProps: { underline: 'always', color: 'info.main' } },
    MuiTab: {
      styleOverrides: { root: { minHeight: touchHeight, textTransform: 'none', fontWeight: 500, ...selectedTab } },
    },
  } satisfies ThemeOptions['components'];
}
