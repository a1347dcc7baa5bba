import type { HelpOf } from '#tools/define-tool.ts';
import type { base64 } from './tool.ts';

export const help: HelpOf<typeof base64> = {
  Base64Encoder: [
    'Type, paste or drop text to encode it, or choose Decode. Switch data content makes the result the input.',
    'The text can be in any encoding of the Web; a character that the encoding lacks is an error, never a question mark.',
    'Decoding takes both alphabets, with or without padding, white space, data: URIs and PEM, and names the character that is wrong.',
    'Data that is not text shows as a hex dump or as an image, with its guessed file type, and can be saved.',
  ],
  Base64FileEncoder: [
    'Drop, choose or paste files of any size: each gets its data: URI and its Base64, and images a full img tag.',
    'Decode turns Base64, data: URIs and PEM into files; their bytes tell the type of the file.',
    'Only the beginning of a long result is shown; copying (up to 200 MB) and saving include all of it.',
    'The work goes on while you look at another tool.',
  ],
};
