/** The kinds of identifiers that can be generated. */
export type IdKind = 'v1' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7' | 'nil' | 'max' | 'ulid' | 'nanoid';

interface IdKindEntry {
  readonly value: IdKind;
  readonly label: string;
  /** A sentence on how it is composed. */
  readonly detail: string;
}

/** The kinds in the order of the select. */
export const idKinds: readonly IdKindEntry[] = [
  { value: 'v1', label: 'Version 1', detail: 'Time in steps of 100 ns, and a random node in place of this machine’s.' },
  {
    value: 'v3',
    label: 'Version 3',
    detail: 'MD5 of a namespace and a name: the same name always gives the same UUID.',
  },
  { value: 'v4', label: 'Version 4', detail: '122 random bits.' },
  {
    value: 'v5',
    label: 'Version 5',
    detail: 'SHA-1 of a namespace and a name: the same name always gives the same UUID.',
  },
  { value: 'v6', label: 'Version 6', detail: 'Version 1 with its time in an order that sorts.' },
  { value: 'v7', label: 'Version 7', detail: 'Milliseconds since 1970, then random bits: sorts by time.' },
  { value: 'nil', label: 'Nil', detail: 'All bits are zero.' },
  { value: 'max', label: 'Max', detail: 'All bits are one.' },
  {
    value: 'ulid',
    label: 'ULID',
    detail: 'Milliseconds since 1970 and 80 random bits in 26 characters: sorts by time.',
  },
  { value: 'nanoid', label: 'Nano ID', detail: 'Random characters of an alphabet of your choice.' },
];

/** Whether identifiers are derived from names, one per name. */
export function isNameBased(kind: IdKind): kind is 'v3' | 'v5' {
  return kind === 'v3' || kind === 'v5';
}

/** Whether identifiers are written as 32 hexadecimal digits in five groups. */
export function isUuidKind(kind: IdKind): boolean {
  return kind !== 'ulid' && kind !== 'nanoid';
}
