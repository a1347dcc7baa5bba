/** @throws TypeError for a text that the encoding cannot represent */
export function createMultibyteEncoder(encoding: string): (text: string) => Uint8Array<ArrayBuffer>;
