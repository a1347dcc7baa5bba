import type { UuidTime } from './uuid-time.ts';

export interface IdField {
  readonly name: string;
  readonly value: string;
  /** An explanation, if the value does not speak for itself. */
  readonly note?: string;
}

export interface InspectedId {
  /** A title such as "UUID version 7", "Nil UUID", "ULID" or "KSUID". */
  readonly title: string;
  readonly time?: UuidTime;
  readonly fields: readonly IdField[];
}
