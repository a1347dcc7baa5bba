import { defineTab, defineTool } from '#tools/define-tool.ts';

/**
 * The tool accepts these kinds only if they are dropped on its screen; otherwise it would be offered for every file.
 */
const anyKind = ['json', 'table', 'model', 'image', 'archive', 'token', 'text', 'binary'] as const;

const hashSums = defineTab({
  id: 'HashSums',
  path: 'HashSums',
  tabLabel: 'Sums',
  menuLabel: 'Hash',
  accelerator: 'CommandOrControl+Alt+H',
  heading: 'Hash',
  title: 'Hash',
  detail: 'Hash a text or a file of any size with every algorithm at once, and compare with a pasted sum.',
  keywords: [
    'md5',
    'sha1',
    'sha256',
    'sha512',
    'sha3',
    'blake2',
    'blake3',
    'crc32',
    'checksum',
    'digest',
    'verify',
    'integrity',
    'sri',
    'bcrypt',
  ],
  operation: 'hash.sums',
  takesText: 'text',
  forAnyText: 'Make its checksums',
  takesFiles: { alsoTakes: anyKind },
  inputs: {
    text: {
      name: 'lastHashText',
      default: 'The quick brown fox jumps over the lazy dog',
      label: 'Text or file',
      placeholder: 'Type or paste text, or drop a file of any size',
    },
  },
});

const hashHmac = defineTab({
  id: 'HashHMAC',
  path: 'HMAC',
  tabLabel: 'HMAC',
  heading: 'HMAC',
  title: 'HMAC',
  detail: 'Message authentication codes of a text or a file, made with a secret key (RFC 2104).',
  keywords: ['hmac', 'mac', 'signature', 'webhook', 'secret', 'key', 'hmac-sha256', 'authentication'],
  operation: 'hash.hmac',
  takesText: 'message',
  takesFiles: { alsoTakes: anyKind },
  inputs: {
    message: {
      name: 'lastHMACText',
      default: 'what do ya want for nothing?',
      label: 'Message',
      placeholder: 'Type or paste the message, or drop a file of any size',
    },
  },
});

export const hash = defineTool({
  kind: 'tabbed',
  id: 'Hash',
  route: '/Hash',
  folder: 'hash',
  menuLabel: 'Hash',
  tabs: [hashSums, hashHmac],
});
