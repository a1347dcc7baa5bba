/** For `sx` of a native field over a copy of its text, which has colours: it shows its caret, selection and placeholder. */
export const fieldOverText = {
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  WebkitTextFillColor: 'transparent',
  '&::placeholder': { color: 'text.secondary', WebkitTextFillColor: 'currentColor', opacity: 1 },
} as const;
