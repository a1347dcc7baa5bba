import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocument, createDocumentBuilder, readDocument } from './build-document.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const normalise = (text: string) => text.replaceAll(/\r\n|\r/gu, '\n');

const cases: [string, string][] = [
  ['an empty text', ''],
  ['LF, CR LF and CR', 'a\nb\r\nc\rd'],
  ['a carriage return at the end', 'a\r'],
  ['more than a piece of short lines', 'some line 😀\r\n'.repeat(20_000)],
  ['more than a piece without a line feed', 'äö😀'.repeat(100_000)],
  ['carriage returns only', 'line\r'.repeat(100_000)],
];

describe('buildDocument', () => {
  it.each(cases)('takes %s as a string', async (_, text) => {
    const document = await buildDocument(text);
    expect(document?.toString()).toBe(normalise(text));
    expect(document?.lines).toBe(normalise(text).split('\n').length);
  });

  it.each(cases)('takes %s as bytes', async (_, text) => {
    expect((await buildDocument(toBytes(text)))?.toString()).toBe(normalise(text));
  });

  it('leaves out a byte order mark and replaces bad bytes', async () => {
    const document = await buildDocument(new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff]));
    expect(document?.toString()).toBe('a\uFFFD');
  });

  it('stops when it is aborted', async () => {
    expect(await buildDocument('a\n'.repeat(100_000), { signal: AbortSignal.abort() })).toBeUndefined();
  });

  it('reports rising progress up to the end', async () => {
    const fractions: number[] = [];
    await buildDocument('a\n'.repeat(200_000), { onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.length).toBeGreaterThan(3);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it('makes what CodeMirror makes of pieces cut anywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('\r', '\n', '\r\n', ''))), (pieces) => {
        const builder = createDocumentBuilder();
        for (const piece of pieces) {
          builder.append(piece);
        }
        expect(builder.finish().eq(Text.of(pieces.join('').split(/\r\n|\r|\n/u)))).toBe(true);
      }),
    );
  });
});

describe('readDocument', () => {
  it('gives the text back', async () => {
    const text = 'some line 😀\n'.repeat(20_000);
    const document = Text.of(text.split('\n'));
    expect(await readDocument(document)).toBe(text);
  });

  it('stops when it is aborted', async () => {
    expect(await readDocument(Text.of(['a']), { signal: AbortSignal.abort() })).toBeUndefined();
  });
});
