/** Joins pieces; a single one that is not empty is returned as it is, without a copy. */
export function joinBytes(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const filled = pieces.filter((piece) => piece.length > 0);
  if (filled.length === 1 && filled[0]) {
    return filled[0];
  }
  const joined = new Uint8Array(filled.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of filled) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
