/** The namespaces of RFC 9562, section 6.6, and a custom one. */
export const namespaces = [
  { value: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', label: 'DNS' },
  { value: '6ba7b811-9dad-11d1-80b4-00c04fd430c8', label: 'URL' },
  { value: '6ba7b812-9dad-11d1-80b4-00c04fd430c8', label: 'OID' },
  { value: '6ba7b814-9dad-11d1-80b4-00c04fd430c8', label: 'X.500' },
] as const;

export const customNamespace = 'custom';

/** A namespace of the list, or `customNamespace`. */
export type NamespaceChoice = (typeof namespaces)[number]['value'] | typeof customNamespace;
