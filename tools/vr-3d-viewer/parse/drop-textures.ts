import type { GltfTexture } from './gltf-json.ts';

/** The image that a texture shows: the one of its alternatives that GLTFLoader chooses. */
export function imageOfTexture({ source, extensions }: GltfTexture): number | undefined {
  return (
    extensions?.KHR_texture_basisu?.source ??
    extensions?.EXT_texture_webp?.source ??
    extensions?.EXT_texture_avif?.source ??
    source
  );
}

/**
 * Removes references to missing textures from a material, or a part of one, so that the rest of it can be shown.
 * @param isMissing says whether the texture with a number is missing
 * @example dropTextures({ normalTexture: { index: 3 }, alphaMode: 'MASK' }, (texture) => texture === 3) // { alphaMode: 'MASK' }
 */
export function dropTextures(part: unknown, isMissing: (texture: number) => boolean): unknown {
  if (Array.isArray(part)) {
    return part.map((item) => dropTextures(item, isMissing));
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  const kept = Object.entries(part).filter(([key, value]) => {
    const index = (value as { readonly index?: unknown } | null)?.index;
    return !(/Texture$/i.test(key) && typeof index === 'number' && isMissing(index));
  });
  return Object.fromEntries(kept.map(([key, value]) => [key, dropTextures(value, isMissing)]));
}
