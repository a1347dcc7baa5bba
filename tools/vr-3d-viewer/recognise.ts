import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Recognise } from '#tools/define-operation.ts';
import { detectFormat, formatHeadLength, formatNames } from './files/detect-format.ts';

/** Formats that begin with a signature or are unmistakable; the others are recognised by a few words of text. */
const certain = new Set(['glb', 'ply', 'fbx', 'dae']);

/**
 * Recognises a 3D model by its first bytes, and by its name if these are ambiguous.
 * @example recognise({ bytes: glb, size: 1_000_000, fileName: 'a.glb' })?.preview // 'glTF binary (GLB), 1 MB'
 */
export const recognise: Recognise = ({ text, bytes, size, fileName = '' }) => {
  const head = bytes?.subarray(0, formatHeadLength) ?? new TextEncoder().encode(text?.slice(0, formatHeadLength) ?? '');
  const detected = detectFormat(fileName, head, size);
  if (detected.kind !== 'model') {
    return undefined;
  }
  const { format } = detected;
  const isNamed = fileName.toLowerCase().endsWith(`.${format}`);
  return {
    confidence: certain.has(format) || isNamed ? 0.95 : 0.6,
    preview: `${formatNames[format]}, ${formatByteLength(size)}`,
    operation: 'model.facts',
    screenId: 'VR3DViewer',
    takesFile: true,
  };
};
