/** @throws TypeError for a text that the encoding cannot represent */
export function createSinglebyteEncoder(encoding: string): (text: string) => Uint8Array<ArrayBuffer>;
