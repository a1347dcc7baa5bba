/** @throws TypeError for a text that the encoding does not hold */
export function createSinglebyteEncoder(encoding: string): (text: string) => Uint8Array<ArrayBuffer>;
