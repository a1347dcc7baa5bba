/**
 * The D-Bus messages needed to ask the bus itself about a name: D-Bus Specification 0.43, "Message Protocol". Calls are
 * written in little endian; answers are read in either byte order.
 */

/** The types of messages that are read here. */
export const messageTypes = { methodReturn: 2, error: 3, signal: 4 } as const;

/** The codes of header fields. */
const fieldCodes = {
  path: 1,
  interface: 2,
  member: 3,
  replySerial: 5,
  destination: 6,
  sender: 7,
  signature: 8,
} as const;

const codeOfMethodCall = 1;
const protocolVersion = 1;

/** The maximum length in bytes: messages of the bus about names are far shorter, so a longer message is not for us. */
const longestMessage = 65_536;

const padding = (length: number, boundary: number) => Buffer.alloc((boundary - (length % boundary)) % boundary);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A value of type STRING or OBJECT_PATH. */
function stringValue(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([uint32(bytes.length), bytes, Buffer.alloc(1)]);
}

/** A value of type SIGNATURE. */
function signatureValue(signature: string): Buffer {
  return Buffer.from(`${String.fromCharCode(signature.length)}${signature}\0`, 'latin1');
}

/** A header field: its code, and its value as a variant. The variant's signature leaves the value at a multiple of 4. */
function field(code: number, type: 'o' | 's' | 'g', text: string): Buffer {
  return Buffer.concat([
    Buffer.of(code),
    signatureValue(type),
    type === 'g' ? signatureValue(text) : stringValue(text),
  ]);
}

/** Aligns each part to a multiple of a boundary. */
function aligned(parts: readonly Buffer[], boundary: number): Buffer {
  return parts.reduce(
    (before, part) => Buffer.concat([before, padding(before.length, boundary), part]),
    Buffer.alloc(0),
  );
}

/**
 * Writes a call to the bus itself, for a method that takes one string or nothing.
 * @param serial a number above 0, to which the answer refers
 * @example writeBusCall(1, 'Hello')
 */
export function writeBusCall(serial: number, member: string, argument?: string): Buffer {
  const body = argument === undefined ? Buffer.alloc(0) : stringValue(argument);
  const fields = aligned(
    [
      field(fieldCodes.path, 'o', '/org/freedesktop/DBus'),
      field(fieldCodes.interface, 's', 'org.freedesktop.DBus'),
      field(fieldCodes.member, 's', member),
      field(fieldCodes.destination, 's', 'org.freedesktop.DBus'),
      ...(argument === undefined ? [] : [field(fieldCodes.signature, 'g', 's')]),
    ],
    8,
  );
  const start = Buffer.from(['l'.charCodeAt(0), codeOfMethodCall, 0, protocolVersion]);
  const header = Buffer.concat([start, uint32(body.length), uint32(serial), uint32(fields.length), fields]);
  return Buffer.concat([header, padding(header.length, 8), body]);
}

export interface BusMessage {
  /** One of `messageTypes`, or any other number. */
  readonly type: number;
  /** The serial of the call that this answers; 0 if this is not an answer. */
  readonly replySerial: number;
  /** The name of the signal; empty if this is not a signal. */
  readonly member: string;
  readonly sender: string;
  /** The content if it consists of booleans or strings; otherwise empty. */
  readonly body: readonly (boolean | string)[];
}

/** Reads values one after the other. Reading past the end throws a RangeError. */
class Reader {
  readonly bytes: Buffer;
  readonly isLittle: boolean;
  place: number;

  constructor(bytes: Buffer, isLittle: boolean, place: number) {
    this.bytes = bytes;
    this.isLittle = isLittle;
    this.place = place;
  }

  align(boundary: number): void {
    this.place = Math.ceil(this.place / boundary) * boundary;
  }

  byte(): number {
    this.place += 1;
    return this.bytes.readUInt8(this.place - 1);
  }

  uint32(): number {
    this.align(4);
    this.place += 4;
    return this.isLittle ? this.bytes.readUInt32LE(this.place - 4) : this.bytes.readUInt32BE(this.place - 4);
  }

  /** Reads a string of this length and the NUL after it. */
  text(length: number): string {
    const end = this.place + length;
    if (end >= this.bytes.length) {
      throw new RangeError('A text runs past the end of its message.');
    }
    const text = this.bytes.toString('utf8', this.place, end);
    this.place = end + 1;
    return text;
  }

  string(): string {
    return this.text(this.uint32());
  }

  signature(): string {
    return this.text(this.byte());
  }

  value(type: string): string | number {
    switch (type) {
      case 's':
      case 'o':
        return this.string();
      case 'g':
        return this.signature();
      case 'u':
        return this.uint32();
      default:
        throw new RangeError(`A header field cannot have a value of type ${type}.`);
    }
  }
}

function readBody(reader: Reader, signature: string): (boolean | string)[] {
  if (signature === 'b') {
    return [reader.uint32() !== 0];
  }
  return /^s+$/.test(signature) ? Array.from(signature, () => reader.string()) : [];
}

/** The result of reading a message at the beginning of the bytes. */
export type ReadMessage =
  /** A message was read; `length` is its number of bytes. */
  | { readonly status: 'read'; readonly message: BusMessage; readonly length: number }
  /** More bytes have to arrive first. */
  | { readonly status: 'incomplete' }
  /** This is not a message, or it cannot be meant for us. */
  | { readonly status: 'malformed' };

/** @example readBusMessage(Buffer.alloc(0)) // { status: 'incomplete' } */
export function readBusMessage(bytes: Buffer): ReadMessage {
  const order = bytes.toString('latin1', 0, 1);
  if (bytes.length > 0 && order !== 'l' && order !== 'B') {
    return { status: 'malformed' };
  }
  if (bytes.length < 16) {
    return { status: 'incomplete' };
  }
  const header = new Reader(bytes, order === 'l', 4);
  const bodyLength = header.uint32();
  header.uint32();
  const fieldsEnd = 16 + header.uint32();
  const bodyStart = Math.ceil(fieldsEnd / 8) * 8;
  const length = bodyStart + bodyLength;
  if (length > longestMessage || bytes.readUInt8(3) !== protocolVersion) {
    return { status: 'malformed' };
  }
  if (bytes.length < length) {
    return { status: 'incomplete' };
  }
  try {
    const message = readWhole(new Reader(bytes.subarray(0, length), order === 'l', 16), fieldsEnd, bodyStart);
    return { status: 'read', message, length };
  } catch {
    return { status: 'malformed' };
  }
}

/** @throws RangeError if the message is malformed */
function readWhole(reader: Reader, fieldsEnd: number, bodyStart: number): BusMessage {
  const fields = new Map<number, string | number>();
  while (reader.place < fieldsEnd) {
    reader.align(8);
    const code = reader.byte();
    fields.set(code, reader.value(reader.signature()));
  }
  reader.place = bodyStart;
  return {
    type: reader.bytes.readUInt8(1),
    replySerial: Number(fields.get(fieldCodes.replySerial) ?? 0),
    member: String(fields.get(fieldCodes.member) ?? ''),
    sender: String(fields.get(fieldCodes.sender) ?? ''),
    body: readBody(reader, String(fields.get(fieldCodes.signature) ?? '')),
  };
}
