import type { FoundCode } from '#shared/formats/matrix-codes/read-codes.ts';
import { hexLines } from './hex-lines.ts';

/** Writes the contents of codes in the order found, one after the other, each from the beginning of a line. */
export function writeContents(codes: readonly FoundCode[]): string {
  return codes.map(({ text, bytes }) => text ?? hexLines(bytes)).join('\n');
}

/** Describes codes as JSON: what each is and holds, and where it is in the image. Bytes are in hexadecimal. */
export function describeCodes(codes: readonly FoundCode[]): string {
  const described = codes.map(({ text, bytes, isGuess, part, ...code }) => ({
    ...code,
    ...(text === undefined ? { hex: hexLines(bytes).replace(/\s/g, '') } : { text, isGuess }),
    ...(part && { part }),
  }));
  return JSON.stringify(described, null, 2);
}

/** Says what a reader of the contents has to know: one sentence each. */
export function noteCodes(codes: readonly FoundCode[]): readonly string[] {
  return codes.flatMap(({ text, isGuess, part }, index) => {
    const name = codes.length === 1 ? 'The code' : `Code ${index + 1}`;
    return [
      ...(part === undefined
        ? []
        : [`${name} is part ${part.number}${part.of > 0 ? ` of ${part.of}` : ''} of a message in several codes.`]),
      ...(text === undefined ? [`${name} holds bytes that are not text, given in hexadecimal.`] : []),
      ...(isGuess
        ? [`${name} holds bytes that are not UTF-8 and does not say what they are: this reading is a guess.`]
        : []),
    ];
  });
}
