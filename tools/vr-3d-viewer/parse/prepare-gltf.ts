import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isExternal } from '../files/resolve-companion.ts';
import { checkGltfLists } from './check-gltf-lists.ts';
import { decodeDataUri } from './decode-data-uri.ts';
import { dropTextures, imageOfTexture } from './drop-textures.ts';
import type { GltfBufferView, GltfJson } from './gltf-json.ts';
import { readGltfContainer } from './read-gltf-container.ts';

export interface PreparedGltf {
  /** The JSON, whose buffers and images refer to `resources` only. */
  readonly json: GltfJson;
  readonly resources: ReadonlyMap<string, ArrayBuffer | Blob>;
  /** References that could not be resolved; the model is shown without them. */
  readonly missing: readonly string[];
  /** Extensions that it requires and GLTFLoader does not support. */
  readonly unknownExtensions: readonly string[];
}

/** Finds a companion file by the reference in the model. */
export type FindCompanion = (reference: string) => Blob | undefined;

/** The extensions supported by GLTFLoader, of those that a file may require. */
const knownExtensions = new Set([
  'EXT_materials_bump',
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_animation_pointer',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_texture_basisu',
  'KHR_texture_transform',
  'KHR_materials_variants',
]);
const isKnown = (name: string) =>
  knownExtensions.has(name) || (name.startsWith('KHR_materials_') && name !== 'KHR_materials_pbrSpecularGlossiness');

/**
 * Reads a glTF with everything that it refers to, so nothing has to be fetched afterwards.
 * @param bytes the bytes of the .gltf or .glb
 * @param name the name used in messages
 * @returns fails if the file is damaged, or with `missing-companion` if a buffer is missing, because there is no
 *   geometry without it
 */
export async function prepareGltf(
  bytes: ArrayBuffer,
  name: string,
  find: FindCompanion,
): Promise<Result<PreparedGltf>> {
  const container = readGltfContainer(bytes, name);
  if (!container.ok) {
    return container;
  }
  const { json, binary } = container.value;
  const problem = checkGltfLists(json, name);
  if (problem !== undefined) {
    return fail({ code: 'damaged', message: problem });
  }
  const resources = new Map<string, ArrayBuffer | Blob>();
  const missing: string[] = [];

  const buffers = await Promise.all(
    (json.buffers ?? []).map(async ({ uri }, index) =>
      uri === undefined ? (index === 0 ? binary?.slice().buffer : undefined) : readReference(uri, find),
    ),
  );
  const missingBuffers = (json.buffers ?? []).flatMap(({ uri, extensions }, index) => {
    const isFallback =
      extensions?.EXT_meshopt_compression !== undefined || extensions?.KHR_meshopt_compression !== undefined;
    const isMissing = buffers[index] === undefined && !isFallback;
    return isMissing ? [uri ?? 'its binary chunk'] : [];
  });
  if (missingBuffers.length > 0) {
    return fail({ code: 'missing-companion', message: explainMissing(name, missingBuffers) });
  }
  const short = (json.buffers ?? []).findIndex(
    ({ byteLength = 0 }, index) => (buffers[index]?.byteLength ?? byteLength) < byteLength,
  );
  if (short !== -1) {
    const uri = json.buffers?.[short]?.uri;
    const what = uri === undefined || uri.startsWith('data:') ? `Buffer ${short} of “${name}”` : `“${uri}”`;
    const stated = json.buffers?.[short]?.byteLength;
    return fail({
      code: 'damaged',
      message: `${what} is cut off: it should have ${formatNumber(stated ?? 0)} bytes, and has ${formatNumber(buffers[short]?.byteLength ?? 0)}.`,
    });
  }
  buffers.forEach((buffer, index) => {
    // A missing buffer is only a placeholder for compressed data and is never read.
    resources.set(`buffer/${index}`, buffer ?? new ArrayBuffer(0));
  });

  const images = await Promise.all(
    (json.images ?? []).map(async ({ uri, bufferView, mimeType = '' }) => {
      if (uri !== undefined) {
        const content = await readReference(uri, find);
        return content && new Blob([content], { type: mimeType });
      }
      const view = json.bufferViews?.[bufferView ?? -1];
      const bytes = view && readView(buffers[view.buffer ?? -1], view);
      return bytes && new Blob([bytes], { type: mimeType });
    }),
  );
  images.forEach((image, index) => {
    if (image === undefined) {
      missing.push(json.images?.[index]?.uri ?? `image ${index}`);
    } else {
      resources.set(`image/${index}`, image);
    }
  });
  const textures = json.textures ?? [];
  const isTextureMissing = (texture: number) => {
    const image = imageOfTexture(textures[texture] ?? {});
    return image === undefined || images[image] === undefined;
  };

  return ok({
    json: {
      ...json,
      ...(json.buffers && { buffers: json.buffers.map((buffer, index) => ({ ...buffer, uri: `buffer/${index}` })) }),
      ...(json.images && {
        images: json.images.map(({ name: title, mimeType }, index) => ({
          ...(title === undefined ? {} : { name: title }),
          ...(mimeType === undefined ? {} : { mimeType }),
          uri: `image/${index}`,
        })),
      }),
      ...(json.materials && { materials: dropTextures(json.materials, isTextureMissing) as unknown[] }),
    },
    resources,
    missing,
    unknownExtensions: (json.extensionsRequired ?? []).filter((extension) => !isKnown(extension)),
  });
}

/** @returns the bytes of a view; undefined if they are not in the buffer */
function readView(
  buffer: ArrayBuffer | undefined,
  { byteOffset = 0, byteLength = 0 }: GltfBufferView,
): Uint8Array<ArrayBuffer> | undefined {
  const isInside = byteOffset >= 0 && byteLength >= 0 && byteOffset + byteLength <= (buffer?.byteLength ?? -1);
  return isInside && buffer !== undefined ? new Uint8Array(buffer, byteOffset, byteLength) : undefined;
}

async function readReference(uri: string, find: FindCompanion): Promise<ArrayBuffer | undefined> {
  if (/^data:/i.test(uri)) {
    return decodeDataUri(uri);
  }
  return isExternal(uri) ? undefined : find(uri)?.arrayBuffer();
}

/** @example explainUnknown('ACME_hair') // 'It needs ACME_hair, which is not known here: it may look different.' */
export function explainUnknown(extension: string): string {
  return `It needs ${extension}, which is not known here: it may look different.`;
}

/** @example explainMissing('a.gltf', ['a.bin']) // '“a.gltf” is missing “a.bin”. Drop them together: …' */
export function explainMissing(name: string, references: readonly string[]): string {
  const shown = references.slice(0, 5).map((reference) => `“${reference}”`);
  const rest = references.length > 5 ? ` and ${formatNumber(references.length - 5)} more` : '';
  const isAllExternal = references.every(isExternal);
  const advice = isAllExternal
    ? 'Nothing is fetched from the internet: save it beside the model.'
    : 'Drop the model and its files together, as a folder or a zip.';
  return `“${name}” is missing ${shown.join(', ')}${rest}. ${advice}`;
}
