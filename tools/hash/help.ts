import type { HelpOf } from '#tools/define-tool.ts';
import type { hash } from './tool.ts';

export const help: HelpOf<typeof hash> = {
  HashSums: [
    'Every sum is made in one pass, on your machine. A file is read piece by piece, so that it can be of any size.',
    'A typed text is hashed as UTF-8, with LF at the end of its lines. Drop a file to have its bytes hashed as they are.',
    'Paste a sum under “Compare with” to be told which one it is. Case, blanks, colons and the name of a file after it do not matter.',
    'MD5 and SHA-1 are broken: whoever wants to can make two files with the same sum. CRC32 finds only accidents.',
  ],
  HashHMAC: [
    'An HMAC shows that a message comes from somebody who knows the key, as webhooks do. The key is a text, taken as UTF-8, or hexadecimal bytes.',
    'The key is kept nowhere: it is gone when the page is closed, and with “Clear everything”.',
    'BLAKE2b and BLAKE3 have a way of their own to take a key, which is not an HMAC.',
  ],
};
