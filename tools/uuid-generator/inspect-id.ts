import { decodeTime, uuidToULID } from 'ulid';
import { MAX, NIL } from 'uuid';
import { ok, type Result } from '#shared/result.ts';
import { inspectOtherId } from './inspect-other-id.ts';
import type { IdField, InspectedId } from './inspected-id.ts';
import { looksLikeUlid, parseUlid } from './parse-ulid.ts';
import { parseUuid } from './parse-uuid.ts';
import { gregorianTime, readUuidTime } from './uuid-time.ts';

/**
 * Decodes the fields of a UUID (RFC 9562), a ULID, or one of the identifiers of `inspectOtherId`.
 * @param text the identifier in any notation that `parseUuid` or `parseUlid` accepts
 * @returns the meaning of its bits; fails with `invalid-uuid` or `invalid-ulid` and the place of the fault
 * @example inspectId('017f22e2-79b0-7cc3-98c4-dc0c0c07398f') // { ok: true, value: { title: 'UUID version 7', … } }
 */
export function inspectId(text: string): Result<InspectedId> {
  if (looksLikeUlid(text)) {
    const parsed = parseUlid(text);
    return parsed.ok ? ok(inspectUlid(parsed.value)) : parsed;
  }
  const other = inspectOtherId(text, inspectUuid);
  if (other !== undefined) {
    return ok(other);
  }
  const parsed = parseUuid(text);
  return parsed.ok ? ok(inspectUuid(parsed.value)) : parsed;
}

function inspectUlid({ ulid, uuid }: { readonly ulid: string; readonly uuid: string }): InspectedId {
  return {
    title: 'ULID',
    time: { epochMilliseconds: decodeTime(ulid), hundredNanoseconds: 0, precision: 'milliseconds' },
    fields: [
      { name: 'Standard form', value: ulid },
      { name: 'Random part', value: ulid.slice(10), note: '80 random bits' },
      { name: 'As a UUID', value: uuid, note: 'The same 128 bits' },
      ...numberFields(uuid),
    ],
  };
}

function inspectUuid(uuid: string): InspectedId {
  const variant = readVariant(uuid);
  const version = Number.parseInt(uuid.charAt(14), 16);
  const isVersioned = variant.isRfc && uuid !== NIL && uuid !== MAX;
  const time = isVersioned ? readUuidTime(uuid, version) : undefined;
  return {
    title: titleOf(uuid, variant, version),
    ...(time === undefined ? {} : { time }),
    fields: [
      { name: 'Standard form', value: uuid },
      ...(isVersioned
        ? [{ name: 'Version', value: String(version), note: versionNotes[version] ?? 'Not defined' }]
        : []),
      ...(uuid === NIL || uuid === MAX ? [] : [{ name: 'Variant', value: variant.name, note: variant.note }]),
      ...(isVersioned ? versionFields(uuid, version) : []),
      { name: 'As a ULID', value: uuidToULID(uuid), note: 'The same 128 bits' },
      ...numberFields(uuid),
    ],
  };
}

function titleOf(uuid: string, variant: Variant, version: number): string {
  if (uuid === NIL) {
    return 'Nil UUID';
  }
  if (uuid === MAX) {
    return 'Max UUID';
  }
  return variant.isRfc ? `UUID version ${version}` : `UUID of the variant ${variant.name}`;
}

/** Descriptions of the versions (RFC 9562, table 2). */
const versionNotes: Readonly<Record<number, string>> = {
  1: 'Gregorian time and node',
  2: 'DCE Security, with an identifier of a POSIX user or group',
  3: 'MD5 of a namespace and a name',
  4: 'Random',
  5: 'SHA-1 of a namespace and a name',
  6: 'Gregorian time in an order that sorts, and node',
  7: 'Unix time and random bits',
  8: 'In a format of its maker',
};

interface Variant {
  readonly name: string;
  readonly note: string;
  readonly isRfc: boolean;
}

/** Reads the variant from the first bits of the ninth octet (RFC 9562, table 1). */
function readVariant(uuid: string): Variant {
  const bits = Number.parseInt(uuid.charAt(19), 16);
  if (bits < 0b1000) {
    return { name: 'NCS', note: 'Bits 0xxx: Apollo Network Computing System, from before 1988', isRfc: false };
  }
  if (bits < 0b1100) {
    return { name: 'RFC 9562', note: 'Bits 10xx', isRfc: true };
  }
  return bits < 0b1110
    ? { name: 'Microsoft', note: 'Bits 110x: GUIDs of old COM components', isRfc: false }
    : { name: 'Reserved', note: 'Bits 111x: reserved for future use', isRfc: false };
}

function versionFields(uuid: string, version: number): IdField[] {
  const [first = '', second = '', third = '', fourth = '', node = ''] = uuid.split('-');
  const rest = `${third.slice(1)} ${(Number.parseInt(fourth, 16) & 0x3fff).toString(16).padStart(4, '0')}${node}`;
  switch (version) {
    case 1:
    case 6:
      return [
        {
          name: 'Timestamp',
          value: String(gregorianTime(uuid, version)),
          note: 'Steps of 100 ns since 1582-10-15 UTC',
        },
        clockSequence(fourth),
        nodeField(node),
      ];
    case 2:
      return [
        { name: 'Local identifier', value: String(Number.parseInt(first, 16)) },
        { name: 'Local domain', value: String(Number.parseInt(fourth.slice(2), 16)), note: '0 person, 1 group, 2 org' },
        nodeField(node),
      ];
    case 3:
    case 5:
      return [
        {
          name: 'Hash',
          value: `${first}${second} ${rest}`,
          note: `What is left of the ${version === 3 ? 'MD5' : 'SHA-1'} in hexadecimal; the name cannot be read from it`,
        },
      ];
    case 4:
      return [{ name: 'Random part', value: `${first}${second} ${rest}`, note: '122 random bits' }];
    case 7:
      return [
        { name: 'Timestamp', value: String(Number.parseInt(first + second, 16)), note: 'Milliseconds since 1970 UTC' },
        { name: 'Random part', value: rest, note: '74 bits; makers may keep a counter in them' },
      ];
    default:
      return [];
  }
}

function clockSequence(group: string): IdField {
  return { name: 'Clock sequence', value: String(Number.parseInt(group, 16) & 0x3fff) };
}

function nodeField(node: string): IdField {
  const isMulticast = (Number.parseInt(node.slice(0, 2), 16) & 1) === 1;
  return {
    name: 'Node',
    value: node.replaceAll(/(..)(?=.)/gu, '$1:'),
    note: isMulticast ? 'Random: its multicast bit is set' : 'The MAC address of a network card',
  };
}

function numberFields(uuid: string): IdField[] {
  return [{ name: 'As a number', value: String(BigInt(`0x${uuid.replaceAll('-', '')}`)) }];
}
