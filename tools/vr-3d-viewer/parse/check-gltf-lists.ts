import type { GltfJson } from './gltf-json.ts';

/** The lists of objects at the top of a glTF 2.0. */
const objectLists = [
  'accessors',
  'animations',
  'bufferViews',
  'buffers',
  'cameras',
  'images',
  'materials',
  'meshes',
  'nodes',
  'samplers',
  'scenes',
  'skins',
  'textures',
] as const;

const textLists = ['extensionsRequired', 'extensionsUsed'] as const;

/**
 * Checks that the lists of a glTF are lists of what they should be, before anything is read from them.
 * @returns what is wrong, as a sentence; undefined if nothing is
 * @example checkGltfLists({ buffers: [null] }, 'a.gltf') // '“a.gltf” is damaged: item 0 of “buffers” is null, and should be an object.'
 */
export function checkGltfLists(json: GltfJson, name: string): string | undefined {
  const problem = findProblem(json);
  return problem && `“${name}” is damaged: ${problem}`;
}

function findProblem(json: GltfJson): string | undefined {
  for (const key of [...objectLists, ...textLists]) {
    const list = json[key];
    if (list === undefined) {
      continue;
    }
    if (!Array.isArray(list)) {
      return `“${key}” is ${nameOf(list)}, and should be a list.`;
    }
    const expected = key === 'extensionsRequired' || key === 'extensionsUsed' ? 'a string' : 'an object';
    const wrong = list.findIndex((item) => nameOf(item) !== expected);
    if (wrong !== -1) {
      return `item ${wrong} of “${key}” is ${nameOf(list[wrong])}, and should be ${expected}.`;
    }
  }
  for (const key of ['buffers', 'images'] as const) {
    for (const [index, { uri }] of (json[key] ?? []).entries()) {
      if (uri !== undefined && typeof uri !== 'string') {
        return `“uri” of item ${index} of “${key}” is ${nameOf(uri)}, and should be a string.`;
      }
    }
  }
  return undefined;
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  switch (typeof value) {
    case 'object':
      return value === null ? 'null' : 'an object';
    case 'string':
      return 'a string';
    case 'number':
      return 'a number';
    default:
      return String(value);
  }
}
