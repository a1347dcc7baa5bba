/** @throws TypeError for a lone surrogate */
export function utf16fromString(text: string, format: 'uint8-le' | 'uint8-be'): Uint8Array<ArrayBuffer>;
