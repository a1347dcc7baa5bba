import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';

/**
 * Decodes the text of a format that declares no encoding, such as OBJ and MTL: by its byte order mark, otherwise as
 * UTF-8, otherwise as Windows-1252, in which older programs write the names of materials and files.
 * @example decodeModelText(Uint8Array.of(0x47, 0x72, 0xfc, 0x6e).buffer) // 'Grün'
 */
export function decodeModelText(bytes: ArrayBuffer): string {
  const marked = encodingOfMark(new Uint8Array(bytes));
  if (marked !== undefined) {
    return new TextDecoder(marked).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return new TextDecoder('windows-1252').decode(bytes);
    }
    throw thrown;
  }
}
