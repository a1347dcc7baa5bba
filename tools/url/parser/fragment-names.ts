/** The components of a URL, by their names in the URL class (URL standard, 6.1). */
export const fragmentNames = [
  'hash',
  'host',
  'origin',
  'pathname',
  'port',
  'protocol',
  'search',
  'username',
  'password',
] as const;

export type FragmentName = (typeof fragmentNames)[number];
