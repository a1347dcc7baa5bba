/** What is there to be signed until something is typed. */
export const emptyDraft = {
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  payload: '{\n  "sub": "me"\n}',
} as const;
