/** The draft to be signed before anything is entered. */
export const emptyDraft = {
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  payload: '{\n  "sub": "me"\n}',
} as const;
