import type { FileKind } from './file-kinds.ts';

interface FileTypes {
  /** The extensions without the dot, in lower case. */
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
}

/** The file types of each kind. A file of any other type is recognised by its content. */
export const typesOfKind: Readonly<Record<FileKind, FileTypes>> = {
  json: {
    extensions: ['json', 'jsonl', 'ndjson', 'geojson', 'topojson', 'har', 'ipynb', 'webmanifest', 'map'],
    mediaTypes: ['application/json'],
  },
  table: { extensions: ['csv', 'tsv', 'tab', 'psv'], mediaTypes: ['text/csv', 'text/tab-separated-values'] },
  model: { extensions: ['glb', 'gltf', 'obj', 'stl', 'ply', 'fbx', '3mf', 'dae'], mediaTypes: [] },
  image: {
    extensions: ['png', 'apng', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'bmp', 'avif', 'svg'],
    mediaTypes: ['image/*'],
  },
  archive: { extensions: ['zip'], mediaTypes: ['application/zip'] },
  token: { extensions: ['jwt'], mediaTypes: ['application/jwt'] },
  text: { extensions: [], mediaTypes: [] },
  binary: { extensions: ['pem', 'crt', 'cer', 'der', 'key', 'p12', 'pfx'], mediaTypes: [] },
};
