/** The builds of Tesseract that ship. Every browser that runs the app has SIMD; relaxed SIMD is faster, but newer. */
export type CoreKind = 'relaxed' | 'simd';

/** A module whose only function uses an instruction of relaxed SIMD; from the package wasm-feature-detect. */
const relaxedSimdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0],
  ...[65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
);

/** The fastest build that this browser supports. */
export function supportedCore(): CoreKind {
  return WebAssembly.validate(relaxedSimdModule) ? 'relaxed' : 'simd';
}
