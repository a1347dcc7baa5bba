import type { InspectedId } from './inspected-id.ts';
import type { UuidTime } from './uuid-time.ts';

/** The first second that a KSUID can hold, 2014-05-13, in seconds since 1970. */
const ksuidEpoch = 1_400_000_000;

const ksuidAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Crockford's Base32 in lower case, as TypeID uses it. */
const typeIdAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The text without white space, the quotes around it and the comma after it, as copied from JSON or code. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/[,;]$/u, '')
    .replace(/^(["'])(.*)\1$/su, '$2');

const secondsSince = (epochSeconds: number): UuidTime => ({
  epochMilliseconds: epochSeconds * 1000,
  hundredNanoseconds: 0,
  precision: 'seconds',
});

/** The number that digits of an alphabet write, most significant first. */
const numberOf = (digits: string, alphabet: string): bigint =>
  [...digits].reduce((value, digit) => value * BigInt(alphabet.length) + BigInt(alphabet.indexOf(digit)), 0n);

/**
 * Takes apart an identifier that is neither a UUID nor a ULID: an ObjectId of MongoDB (BSON specification), a KSUID
 * (segmentio/ksuid), or a TypeID (its specification, version 0.3).
 * @param inspectUuid takes apart the UUID in a TypeID
 * @returns undefined if the text has the form of none of them
 * @example inspectOtherId('507f1f77bcf86cd799439011', …)?.title // 'ObjectId of MongoDB'
 */
export function inspectOtherId(text: string, inspectUuid: (uuid: string) => InspectedId): InspectedId | undefined {
  const id = bare(text);
  return inspectObjectId(id) ?? inspectKsuid(id) ?? inspectTypeId(id, inspectUuid);
}

function inspectObjectId(id: string): InspectedId | undefined {
  const match = /^(?:ObjectId\(\s*["'])?([\da-f]{8})([\da-f]{10})([\da-f]{6})(?:["']\s*\))?$/iu.exec(id);
  if (match === null) {
    return undefined;
  }
  const [time = '', random = '', counter = ''] = match.slice(1).map((part) => part.toLowerCase());
  const seconds = Number.parseInt(time, 16);
  return {
    title: 'ObjectId of MongoDB',
    time: secondsSince(seconds),
    fields: [
      { name: 'Standard form', value: `${time}${random}${counter}` },
      { name: 'Timestamp', value: String(seconds), note: 'Seconds since 1970 UTC' },
      { name: 'Random part', value: random, note: '40 bits; before 2018 the machine and the process' },
      { name: 'Counter', value: String(Number.parseInt(counter, 16)), note: 'Begins anywhere, and grows by one' },
    ],
  };
}

function inspectKsuid(id: string): InspectedId | undefined {
  if (!/^[\dA-Za-z]{27}$/u.test(id)) {
    return undefined;
  }
  const value = numberOf(id, ksuidAlphabet);
  if (value >> 160n !== 0n) {
    return undefined;
  }
  const seconds = Number(value >> 128n) + ksuidEpoch;
  return {
    title: 'KSUID',
    time: secondsSince(seconds),
    fields: [
      { name: 'Standard form', value: id },
      { name: 'Timestamp', value: String(seconds), note: 'Seconds since 1970 UTC' },
      {
        name: 'Random part',
        value: (value & ((1n << 128n) - 1n)).toString(16).padStart(32, '0'),
        note: '128 random bits',
      },
    ],
  };
}

function inspectTypeId(id: string, inspectUuid: (uuid: string) => InspectedId): InspectedId | undefined {
  const match = /^([a-z](?:[a-z_]{0,61}[a-z])?)_([0-7][0-9a-hjkmnp-tv-z]{25})$/u.exec(id);
  if (match === null) {
    return undefined;
  }
  const [, prefix = '', suffix = ''] = match;
  const digits = numberOf(suffix, typeIdAlphabet).toString(16).padStart(32, '0');
  const uuid = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  const { title, time, fields } = inspectUuid(uuid);
  return {
    title: `TypeID with a ${title}`,
    ...(time && { time }),
    fields: [
      { name: 'TypeID', value: id },
      { name: 'Type', value: prefix },
      ...fields.map((field) => (field.name === 'Standard form' ? { ...field, name: 'UUID' } : field)),
    ],
  };
}
