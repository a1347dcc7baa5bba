/**
 * The `sx` of a native field over a coloured copy of its text: only its caret, selection and placeholder are visible.
 */
export const fieldOverText = {
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  WebkitTextFillColor: 'transparent',
  '&::placeholder': { color: 'text.secondary', WebkitTextFillColor: 'currentColor', opacity: 1 },
} as const;
