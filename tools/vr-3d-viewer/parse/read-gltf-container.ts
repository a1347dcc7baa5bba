import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { GltfJson } from './gltf-json.ts';

export interface GltfContainer {
  readonly json: GltfJson;
  /** The binary chunk of a GLB. */
  readonly binary: Uint8Array<ArrayBuffer> | undefined;
}

const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/**
 * Splits a .gltf or .glb into its parts (glTF 2.0, 4.4 "GLB File Format Specification").
 * @param bytes the whole file
 * @param name the name used in messages
 * @returns fails with `damaged` or `unsupported-version`
 */
export function readGltfContainer(bytes: ArrayBuffer, name: string): Result<GltfContainer> {
  const view = new DataView(bytes);
  const isBinary = view.byteLength >= 12 && view.getUint32(0, true) === 0x46546c67;
  if (!isBinary) {
    return readJson(new Uint8Array(bytes), name, undefined);
  }
  const version = view.getUint32(4, true);
  if (version !== 2) {
    return fail({
      code: 'unsupported-version',
      message: `“${name}” is a GLB of version ${version}: only glTF 2.0 can be shown.`,
    });
  }
  const length = view.getUint32(8, true);
  if (length > view.byteLength) {
    return fail({
      code: 'damaged',
      message: `“${name}” is cut off: it says it has ${countOf(length, 'byte')}, but ${formatNumber(view.byteLength)} are there.`,
    });
  }
  let json: Uint8Array<ArrayBuffer> | undefined;
  let binary: Uint8Array<ArrayBuffer> | undefined;
  for (let offset = 12; offset + 8 <= length; ) {
    const chunkLength = view.getUint32(offset, true);
    const type = view.getUint32(offset + 4, true);
    if (offset + 8 + chunkLength > length) {
      return fail({
        code: 'damaged',
        message: `“${name}” is damaged: a chunk at byte ${offset} is longer than the file.`,
      });
    }
    const chunk = new Uint8Array(bytes, offset + 8, chunkLength);
    if (type === jsonChunk) {
      json ??= chunk;
    } else if (type === binaryChunk) {
      binary ??= chunk;
    }
    offset += 8 + chunkLength;
  }
  return json === undefined
    ? fail({ code: 'damaged', message: `“${name}” is damaged: it has no JSON chunk.` })
    : readJson(json, name, binary);
}

function readJson(bytes: Uint8Array, name: string, binary: Uint8Array<ArrayBuffer> | undefined): Result<GltfContainer> {
  let json: GltfJson | null;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes)) as GltfJson | null;
  } catch (thrown) {
    const reason = messageOf(thrown);
    return fail({ code: 'damaged', message: `The JSON of “${name}” is damaged: ${reason}.` });
  }
  const version = json?.asset?.version;
  if (json === null || typeof version !== 'string') {
    return fail({ code: 'damaged', message: `“${name}” is not a glTF file: it states no asset version.` });
  }
  if (!version.startsWith('2.')) {
    return fail({
      code: 'unsupported-version',
      message: `“${name}” is glTF ${version}: only glTF 2.0 can be shown.`,
    });
  }
  return ok({ json, binary });
}
