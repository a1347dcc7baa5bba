/** The purpose for which a text is encoded. */
export type EncodingMode = 'component' | 'strict' | 'url' | 'form';

export const encodingModes: readonly { readonly value: EncodingMode; readonly label: string }[] = [
  { value: 'component', label: 'Component' },
  { value: 'strict', label: 'Component, strict (RFC 3986)' },
  { value: 'url', label: 'Whole URL' },
  { value: 'form', label: 'Form (+ for space)' },
];
