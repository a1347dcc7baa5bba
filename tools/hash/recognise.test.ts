import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['d41d8cd98f00b204e9800998ecf8427e', 0.5, '128 bits: MD5'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 0.6, '160 bits: SHA-1, a commit of Git'],
  [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.zip\n',
    0.75,
    '256 bits: SHA-256, SHA-512/256, SHA3-256, BLAKE3',
  ],
  ['SHA256 (a.iso) = e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 0.95, '256 bits: SHA256'],
  ['md5:d41d8cd98f00b204e9800998ecf8427e', 0.95, '128 bits: MD5'],
  ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', 0.95, 'Subresource Integrity: SHA-256'],
  ['$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW', 0.95, 'of a password: bcrypt, cost 12'],
  [
    '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
    0.95,
    'of a password: Argon2id, 64 MiB, 3 passes, 4 lanes',
  ],
])('%s', (text, confidence, preview) => {
  expect(look(text)).toMatchObject({ confidence, preview, options: { compareWith: text.trim() } });
});

it.each([
  '',
  ' ',
  'deadbeef',
  'd41d8cd98f00b204e9800998ecf8427',
  '0'.repeat(32),
  '12345678901234567890123456789012',
  'The sum is d41d8cd98f00b204e9800998ecf8427e',
  '919108f7-52d1-4320-9bac-f847db4148a8',
  '$100',
  '$2b$12$short',
  '\ud800',
  'f'.repeat(100_000),
])('is not a sum: %.40s', (text) => {
  expect(look(text)).toBeUndefined();
});
