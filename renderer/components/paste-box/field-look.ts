import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';

/** The box should be noticed first on Home: a card with a wide border, which gets the focus ring as a whole. */
export const cardLook = {
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 2,
  boxShadow: '0 1px 2px rgba(0, 0, 0, 0.06), 0 8px 24px rgba(0, 0, 0, 0.06)',
  '&:focus-within, &[data-over]': {
    borderColor: 'focus.main',
    outline: '2px solid',
    outlineColor: 'focus.main',
    outlineOffset: '-1px',
  },
  '&[data-over]': { bgcolor: 'action.hover' },
} as const;

export const fieldLook = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  // Grows with its text from two lines to six; a browser that does not support this scrolls.
  fieldSizing: 'content',
  minHeight: 'calc(2lh + 16px)',
  maxHeight: 'calc(6lh + 16px)',
  px: 2,
  py: 1,
  m: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  bgcolor: 'transparent',
  color: 'text.primary',
  fontFamily: monospaceFont,
  fontVariantLigatures: 'none',
  // A phone zooms into a field with a smaller font.
  fontSize: 16,
  lineHeight: 1.5,
  // A browser loads the font of an empty field, too; this one's code font is loaded once there is text.
  '&:placeholder-shown': { fontFamily: '"Inter Variable", "Inter Fallback", sans-serif' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

export const footLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  pb: 1,
  fontSize: 13,
  color: 'text.secondary',
  '& button': {
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'transparent',
    border: 0,
    borderRadius: 1,
    px: 1,
    minHeight: { xs: 44, md: 32 },
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button:hover': { bgcolor: 'action.hover' },
} as const;
