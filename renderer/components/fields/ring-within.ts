/** A focus ring for a bare field, which has no border that could show it. */
export const ringWithin = {
  borderRadius: 1,
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: -2 },
} as const;
