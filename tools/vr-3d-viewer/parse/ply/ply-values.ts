import type { PlyHeader } from './read-ply-header.ts';

/** The values of a PLY, at their places in bytes. */
export interface PlyValues {
  /** The bytes of the file. */
  readonly length: number;
  /** The bytes that every value of a type takes, if they are always the same. */
  readonly sizeOf?: (type: string) => number;
  /** @returns where a value ends */
  readonly endOf: (type: string, at: number) => number;
  readonly read: (type: string, at: number) => number;
  readonly write: (type: string, value: number) => Uint8Array;
}

/**
 * Reads and writes the values of a PLY in its own format.
 * @throws RangeError where the file ends too early, and Error for a type that PLY does not have
 */
export function valuesOf(bytes: ArrayBuffer, { format }: PlyHeader): PlyValues {
  return format === 'ascii' ? textValues(bytes) : binaryValues(bytes, format.includes('little'));
}

/** The values of an ASCII file; each includes the white space before it. */
function textValues(bytes: ArrayBuffer): PlyValues {
  const file = new Uint8Array(bytes);
  const isSpace = (at: number) => (file[at] ?? 0) <= 0x20;
  const endOf = (_type: string, from: number) => {
    let at = from;
    while (at < file.length && isSpace(at)) {
      at += 1;
    }
    if (at === file.length) {
      throw new RangeError('The file ends too early.');
    }
    while (at < file.length && !isSpace(at)) {
      at += 1;
    }
    return at;
  };
  return {
    length: file.length,
    endOf,
    read: (type, at) => Number(String.fromCharCode(...file.subarray(at, endOf(type, at)))),
    write: (_type, value) => Uint8Array.from(`\n${value}`, (character) => character.charCodeAt(0)),
  };
}

type Numbers = 'Int8' | 'Uint8' | 'Int16' | 'Uint16' | 'Int32' | 'Uint32' | 'Float32' | 'Float64';

const numbers: Readonly<Record<string, readonly [kind: Numbers, size: number]>> = {
  char: ['Int8', 1],
  int8: ['Int8', 1],
  uchar: ['Uint8', 1],
  uint8: ['Uint8', 1],
  short: ['Int16', 2],
  int16: ['Int16', 2],
  ushort: ['Uint16', 2],
  uint16: ['Uint16', 2],
  int: ['Int32', 4],
  int32: ['Int32', 4],
  uint: ['Uint32', 4],
  uint32: ['Uint32', 4],
  float: ['Float32', 4],
  float32: ['Float32', 4],
  double: ['Float64', 8],
  float64: ['Float64', 8],
};

function binaryValues(bytes: ArrayBuffer, isLittleEndian: boolean): PlyValues {
  const view = new DataView(bytes);
  const numberOf = (type: string) => {
    const number = Object.hasOwn(numbers, type) ? numbers[type] : undefined;
    if (number === undefined) {
      throw new Error(`its header names the type “${type}”, which PLY does not have.`);
    }
    return number;
  };
  return {
    length: bytes.byteLength,
    sizeOf: (type) => numberOf(type)[1],
    endOf(type, at) {
      const end = at + numberOf(type)[1];
      if (end > bytes.byteLength) {
        throw new RangeError('The file ends too early.');
      }
      return end;
    },
    read: (type, at) => view[`get${numberOf(type)[0]}`](at, isLittleEndian),
    write(type, value) {
      const [kind, size] = numberOf(type);
      const written = new DataView(new ArrayBuffer(size));
      written[`set${kind}`](0, value, isLittleEndian);
      return new Uint8Array(written.buffer);
    },
  };
}
