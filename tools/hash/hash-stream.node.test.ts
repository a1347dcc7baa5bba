import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { blake3 } from '@noble/hashes/blake3.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlgorithmName, algorithms } from './algorithms.ts';
import { hashStream } from './hash-stream.ts';
import { writeSum } from './write-sum.ts';

/** The names of the algorithms in Node's OpenSSL. */
const nodeNames: Partial<Record<AlgorithmName, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-224': 'sha224',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA-512/256': 'sha512-256',
  'SHA3-224': 'sha3-224',
  'SHA3-256': 'sha3-256',
  'SHA3-384': 'sha3-384',
  'SHA3-512': 'sha3-512',
  BLAKE2b: 'blake2b512',
};

const names = algorithms.map(({ name }) => name);
const withHmac = algorithms.filter(({ hasHmac }) => hasHmac).map(({ name }) => name);

function streamOf(pieces: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(piece);
      }
      controller.close();
    },
  });
}

async function hexOf(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  wanted: readonly AlgorithmName[] = names,
  key?: Uint8Array,
): Promise<Partial<Record<AlgorithmName, string>>> {
  const hashed = await hashStream(streamOf(pieces), wanted, new AbortController().signal, key);
  if (!hashed.ok) {
    throw new Error(hashed.error.message);
  }
  return Object.fromEntries(hashed.value.sums.map(({ name, bytes }) => [name, writeSum(bytes, 'hex')]));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Examples of NIST for FIPS 180-4 and FIPS 202; RFC 1321, A.5; RFC 7693, A; BLAKE3's test_vectors.json; CRC catalogue.
 */
describe('official vectors', () => {
  test.each<[AlgorithmName, string, string]>([
    ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
    ['SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'SHA-256',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'SHA-384',
      'abc',
      'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
    ],
    [
      'SHA-512',
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
    ['SHA-512/256', 'abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
    ['SHA3-224', 'abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
    ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
    [
      'SHA3-384',
      'abc',
      'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
    ],
    [
      'SHA3-512',
      'abc',
      'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
    ],
    [
      'BLAKE2b',
      'abc',
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    ],
    ['BLAKE3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    ['CRC32', '123456789', 'cbf43926'],
    ['CRC32', '', '00000000'],
  ])('%s of %j', async (name, text, sum) => {
    expect((await hexOf([bytesOf(text)]))[name]).toBe(sum);
  });
});

/** RFC 2202 and RFC 4231: their keys, data and descriptions. */
describe('official vectors of HMAC', () => {
  test.each<[AlgorithmName, Uint8Array, Uint8Array<ArrayBuffer>, string]>([
    ['MD5', bytesOf('Jefe'), bytesOf('what do ya want for nothing?'), '750c783e6ab0b503eaa86e310a5db738'],
    ['SHA-1', new Uint8Array(20).fill(0x0b), bytesOf('Hi There'), 'b617318655057264e28bc0b6fb378c8ef146be00'],
    [
      'SHA-256',
      new Uint8Array(20).fill(0x0b),
      bytesOf('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      'SHA-256',
      new Uint8Array(131).fill(0xaa),
      bytesOf('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'SHA-512',
      bytesOf('Jefe'),
      bytesOf('what do ya want for nothing?'),
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
  ])('HMAC-%s', async (name, key, data, sum) => {
    expect((await hexOf([data], withHmac, key))[name]).toBe(sum);
  });
});

function opinionOf(name: AlgorithmName, bytes: Uint8Array): string {
  if (name === 'BLAKE3') {
    return Buffer.from(blake3(bytes)).toString('hex');
  }
  return name === 'CRC32'
    ? crc32(bytes).toString(16).padStart(8, '0')
    : createHash(nodeNames[name] ?? '')
        .update(bytes)
        .digest('hex');
}

/** Cuts the bytes at arbitrary positions. */
function cut(bytes: Uint8Array<ArrayBuffer>, places: readonly number[]): readonly Uint8Array<ArrayBuffer>[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => bytes.subarray(start, ends[index] ?? bytes.length));
}

const anyBytes = fc.uint8Array({ maxLength: 3000 }).map((bytes) => new Uint8Array(bytes));
const anyPlaces = fc.array(fc.nat(), { maxLength: 8 });

test('whatever is hashed, in whichever parts it comes, Node says the same', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, anyPlaces, async (bytes, places) => {
      const expected = Object.fromEntries(names.map((name) => [name, opinionOf(name, bytes)]));
      expect(await hexOf(cut(bytes, places))).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

test('and so does it of HMACs, with keys shorter and longer than a block, and without one', async () => {
  const anyKey = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(anyBytes, anyPlaces, anyKey, async (bytes, places, key) => {
      const expected = Object.fromEntries(
        withHmac.map((name) => [
          name,
          createHmac(nodeNames[name] ?? '', key)
            .update(bytes)
            .digest('hex'),
        ]),
      );
      expect(await hexOf(cut(bytes, places), withHmac, key)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
  const empty = await hexOf([bytesOf('a')], ['SHA-256'], new Uint8Array());
  expect(empty).toEqual({ 'SHA-256': createHmac('sha256', '').update('a').digest('hex') });
});

test('a megabyte in odd parts has the sums of the whole', async () => {
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, index) => (index * 7) ^ (index >> 8));
  const whole = await hexOf([bytes]);
  expect(await hexOf(cut(bytes, [1, 63, 64, 65, 1000, 65_537, 999_999]))).toEqual(whole);
  expect(whole['SHA-256']).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('ends between two pieces once it is cancelled', async () => {
  const controller = new AbortController();
  let given = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(pulled) {
      given += 1;
      if (given === 3) {
        controller.abort();
      }
      pulled.enqueue(new Uint8Array(10));
    },
  });
  expect(await hashStream(stream, ['MD5'], controller.signal)).toMatchObject({ error: { code: 'cancelled' } });
});
