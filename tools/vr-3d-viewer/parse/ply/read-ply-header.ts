export interface PlyProperty {
  readonly name: string;
  /** The type of the value, or of each item of a list. */
  readonly type: string;
  /** The type of the length of a list; undefined if it is not a list. */
  readonly countType: string | undefined;
}

export interface PlyElement {
  readonly name: string;
  readonly count: number;
  readonly properties: readonly PlyProperty[];
}

export interface PlyHeader {
  readonly text: string;
  /** `ascii`, `binary_little_endian` or `binary_big_endian`. */
  readonly format: string;
  /** The elements in the order in which they follow the header. */
  readonly elements: readonly PlyElement[];
}

/** No header is longer, in bytes. */
const longestHeader = 65_536;

/**
 * Reads the header of a PLY file, whose text has one character for each byte.
 * @returns undefined if the file has none
 */
export function readPlyHeader(bytes: ArrayBuffer): PlyHeader | undefined {
  const beginning = new TextDecoder('latin1').decode(
    new Uint8Array(bytes, 0, Math.min(longestHeader, bytes.byteLength)),
  );
  const text = /^ply[\s\S]*?\bend_header(?:\r\n|\r|\n)/u.exec(beginning)?.[0];
  if (text === undefined) {
    return undefined;
  }
  let format = '';
  const elements: (PlyElement & { readonly properties: PlyProperty[] })[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [keyword, ...words] = line.trim().split(/\s+/u);
    const [first = '', second = '', third = '', fourth = ''] = words;
    if (keyword === 'format') {
      format = first;
    } else if (keyword === 'element') {
      elements.push({ name: first, count: Number(second), properties: [] });
    } else if (keyword === 'property') {
      elements
        .at(-1)
        ?.properties.push(
          first === 'list'
            ? { name: fourth, type: third, countType: second }
            : { name: second, type: first, countType: undefined },
        );
    }
  }
  return { text, format, elements };
}
