import type { Shape } from './shapes.ts';

type Json = Record<string, unknown>;

const componentTypes = { float: 5126, short: 5123, byte: 5121, int: 5125 } as const;
const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 } as const;

/** Assembles a glTF: its buffer grows, and its JSON refers to it. */
export class GltfWriter {
  readonly json: Json & { readonly bufferViews: Json[]; readonly accessors: Json[]; readonly meshes: Json[] };
  readonly #parts: Buffer[] = [];
  #length = 0;

  constructor(json: Json) {
    this.json = { asset: { version: '2.0' }, bufferViews: [], accessors: [], meshes: [], ...json };
  }

  /** @returns the index of the new buffer view */
  addView(data: Buffer, more: Json = {}): number {
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    this.json.bufferViews.push({ buffer: 0, byteOffset: this.#length, byteLength: data.length, ...more });
    this.#parts.push(data, padding);
    this.#length += data.length + padding.length;
    return this.json.bufferViews.length - 1;
  }

  /** @returns the index of the new accessor */
  addAccessor(values: readonly number[], type: keyof typeof components, kind: keyof typeof componentTypes): number {
    const arrays = { float: Float32Array, short: Uint16Array, byte: Uint8Array, int: Uint32Array };
    const array = new arrays[kind](values);
    const size = components[type];
    const columns = Array.from({ length: size }, (_, column) =>
      values.filter((_value, index) => index % size === column),
    );
    const limits =
      kind === 'float' && size <= 4
        ? {
            min: columns.map((column) => Math.fround(column.reduce((a, b) => Math.min(a, b)))),
            max: columns.map((column) => Math.fround(column.reduce((a, b) => Math.max(a, b)))),
          }
        : {};
    this.json.accessors.push({
      bufferView: this.addView(Buffer.from(array.buffer)),
      componentType: componentTypes[kind],
      count: values.length / size,
      type,
      ...limits,
    });
    return this.json.accessors.length - 1;
  }

  /** @returns the index of the new mesh */
  addMesh(shape: Shape, material: number, { hasNormals = true, attributes = {} as Json } = {}): number {
    this.json.meshes.push({
      primitives: [
        {
          attributes: {
            POSITION: this.addAccessor(shape.positions, 'VEC3', 'float'),
            ...(hasNormals ? { NORMAL: this.addAccessor(shape.normals, 'VEC3', 'float') } : {}),
            TEXCOORD_0: this.addAccessor(shape.uvs, 'VEC2', 'float'),
            ...attributes,
          },
          indices: this.addAccessor(shape.indices, 'SCALAR', shape.positions.length / 3 > 65_535 ? 'int' : 'short'),
          material,
        },
      ],
    });
    return this.json.meshes.length - 1;
  }

  get buffer(): Buffer {
    return Buffer.concat(this.#parts);
  }

  /** Returns a .gltf whose buffer is at this address. */
  toGltf(uri: string): string {
    return JSON.stringify({ ...this.json, buffers: [{ uri, byteLength: this.#length }] });
  }

  toGlb(buffers?: readonly Json[]): Buffer {
    const text = JSON.stringify({ ...this.json, buffers: buffers ?? [{ byteLength: this.#length }] });
    const json = Buffer.from(text + ' '.repeat((4 - (Buffer.byteLength(text) % 4)) % 4));
    const binary = this.buffer;
    const head = Buffer.alloc(20);
    head.write('glTF', 0, 'latin1');
    head.writeUInt32LE(2, 4);
    head.writeUInt32LE(28 + json.length + binary.length, 8);
    head.writeUInt32LE(json.length, 12);
    head.write('JSON', 16, 'latin1');
    const binaryHead = Buffer.alloc(8);
    binaryHead.writeUInt32LE(binary.length, 0);
    binaryHead.write('BIN\0', 4, 'latin1');
    return Buffer.concat([head, json, binaryHead, binary]);
  }
}
