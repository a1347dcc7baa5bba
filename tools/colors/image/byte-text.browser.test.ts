import { describe, expect, it } from 'vitest';
import { crc32 } from '#shared/formats/crc32.ts';
import { byteText } from './byte-text.ts';
import { hasColorProfile } from './has-color-profile.ts';
import { canBeAnimated } from './is-animated.ts';

const everyByte = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);

it('gives each byte the character of its number', () => {
  const text = byteText(everyByte);
  expect(text).toHaveLength(everyByte.length);
  expect([...text].every((character, index) => character.charCodeAt(0) === index % 256)).toBe(true);
  expect(byteText(new Uint8Array())).toBe('');
});

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A red square, as encoded by the browser itself. */
async function drawSquare(type: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(4, 4);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'red';
    context.fillRect(0, 0, 4, 4);
  }
  return bytesOf(await canvas.convertToBlob({ type }));
}

function join(...parts: readonly (Uint8Array | readonly number[])[]): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(new Blob(parts.map((part) => Uint8Array.from(part))));
}

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

async function pngChunk(type: string, ...data: readonly Uint8Array[]): Promise<Uint8Array> {
  const body = await join(ascii(type), ...data);
  return join(bigEndian(body.length - 4), body, bigEndian(crc32(body)));
}

/** Makes an animation of two frames from a still PNG. */
async function animatePng(still: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const headLength = 8 + 25;
  const pixels = still.indexOf(0x49, byteText(still).indexOf('IDAT'));
  const length = new DataView(still.buffer).getUint32(pixels - 4);
  const data = still.slice(pixels + 4, pixels + 4 + length);
  const frame = (number: number) =>
    pngChunk(
      'fcTL',
      bigEndian(number),
      bigEndian(4),
      bigEndian(4),
      new Uint8Array(8),
      Uint8Array.of(0, 10, 0, 100, 0, 0),
    );
  return join(
    still.slice(0, headLength),
    await pngChunk('acTL', bigEndian(2), bigEndian(0)),
    await frame(0),
    await pngChunk('IDAT', data),
    await frame(1),
    await pngChunk('fdAT', bigEndian(2), data),
    await pngChunk('IEND'),
  );
}

function littleEndian(number: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (number >>> (8 * index)) & 0xff);
}

async function riffChunk(type: string, ...data: readonly Uint8Array[]): Promise<Uint8Array> {
  const body = await join(...data);
  return join(ascii(type), littleEndian(body.length, 4), body, new Uint8Array(body.length % 2));
}

/** Makes an animation of two frames from a still WebP. */
async function animateWebp(still: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const start = byteText(still).search(/VP8[ L]/);
  const length = new DataView(still.buffer).getUint32(start + 4, true);
  const image = still.slice(start, start + 8 + length + (length % 2));
  const size = littleEndian(3, 3);
  const frame = () => riffChunk('ANMF', new Uint8Array(6), size, size, littleEndian(100, 3), Uint8Array.of(0), image);
  return riffChunk(
    'RIFF',
    ascii('WEBP'),
    await riffChunk('VP8X', Uint8Array.of(2, 0, 0, 0), size, size),
    await riffChunk('ANIM', new Uint8Array(6)),
    await frame(),
    await frame(),
  ).then((file) => join(file));
}

/** An animation of two frames with one pixel each (GIF89a). */
const animatedGif = () => {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return join(ascii('GIF89a'), [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0], frame, frame, [0x3b]);
};

/** Counts the frames that the browser itself finds. */
async function countFrames(data: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
  const decoder = new ImageDecoder({ data, type });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  await decoder.decode({ frameIndex: count - 1 });
  decoder.close();
  return count;
}

describe('the browser plays what is said to be animated', () => {
  it.each([
    ['a PNG', 'image/png', () => drawSquare('image/png'), 1],
    ['an animated PNG', 'image/png', async () => animatePng(await drawSquare('image/png')), 2],
    ['a WebP', 'image/webp', () => drawSquare('image/webp'), 1],
    ['an animated WebP', 'image/webp', async () => animateWebp(await drawSquare('image/webp')), 2],
    ['a JPEG', 'image/jpeg', () => drawSquare('image/jpeg'), 1],
    ['an animated GIF', 'image/gif', animatedGif, 2],
  ] as const)('%s', async (_, type, make, frames) => {
    const file = await make();
    expect(await countFrames(file, type)).toBe(frames);
    expect(canBeAnimated(file)).toBe(frames > 1);
  });
});

it('finds a colour profile in what the browser writes with one', async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d', { colorSpace: 'display-p3' })?.fillRect(0, 0, 4, 4);
  expect(hasColorProfile(await bytesOf(await canvas.convertToBlob({ type: 'image/png' })))).toBe(true);
  expect(hasColorProfile(await drawSquare('image/png'))).toBe(false);
});
