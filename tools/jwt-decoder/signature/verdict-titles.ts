/** The result of checking a signature, in two or three words. */
export const verdictTitles = {
  verified: 'Signature verified',
  invalid: 'Invalid signature',
  impossible: 'Signature not verified',
} as const;
