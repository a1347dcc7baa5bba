import type { HelpOf } from '#tools/define-tool.ts';
import type { hash } from './tool.ts';

export const help: HelpOf<typeof hash> = {
  HashSums: [
    'All sums are computed in one pass, on your machine. A file is read piece by piece, so it can be of any size.',
    'A typed text is hashed as UTF-8, with LF at the end of its lines. Drop a file to have its bytes hashed as they are.',
    'Paste a sum under “Compare with” to see which one it is. Case, spaces and colons do not matter, nor what is around it: paste a whole list of sums, if that is what you have.',
    'MD5 and SHA-1 are broken: anyone can make two files with the same sum. CRC32 detects accidental changes only.',
  ],
  HashHMAC: [
    'An HMAC shows that a message comes from somebody who knows the key, as webhooks do. The key is a text, taken as UTF-8, or hexadecimal bytes.',
    'The key is not stored: it is gone when the page is closed, and with “Clear everything”.',
    'BLAKE2b and BLAKE3 have their own way of using a key, which is not an HMAC.',
  ],
};
