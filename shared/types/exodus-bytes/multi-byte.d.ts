/** @throws TypeError for a text that the encoding does not hold */
export function createMultibyteEncoder(encoding: string): (text: string) => Uint8Array<ArrayBuffer>;
