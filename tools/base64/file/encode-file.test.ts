import { describe, expect, it } from 'vitest';
import { createBytes, firstDifference } from '#tests/support/inputs/large-bytes.ts';
import { encodeFile, excerptLength } from './encode-file.ts';
import { encodedOutputs } from './encoded-outputs.ts';

const ignore = () => undefined;

async function encode(content: string | Uint8Array<ArrayBuffer>, name: string, type = '') {
  const encoded = await encodeFile(new File([content], name, { type }), ignore);
  if (!encoded.ok) {
    throw new Error(encoded.error.message);
  }
  return encoded.value;
}

describe('encodeFile', () => {
  it('encodes a file of several pieces as if it were one, and says how far it is', async () => {
    const bytes = createBytes(25 * 1024 * 1024 + 1);
    const progress: number[] = [];
    const encoded = await encodeFile(new File([bytes], 'large.bin'), (fraction) => progress.push(fraction));
    const base64 = encoded.ok ? await encoded.value.base64.text() : '';
    expect(base64.length).toBe(Math.ceil(bytes.length / 3) * 4);
    const back = new Uint8Array(await (await fetch(`data:;base64,${base64}`)).arrayBuffer());
    expect(firstDifference(back, bytes)).toBe(-1);
    expect(encoded.ok && encoded.value.excerpt).toBe(base64.slice(0, excerptLength));
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBe(3);
  });

  it.each([
    ['a', 'a.txt', 'text/plain', 'text/plain'],
    ['a', 'a', '', 'application/octet-stream'],
    ['a{}', 'a.CSS', '', 'text/css'],
    ['# a', 'README.md', '', 'text/markdown'],
    [Uint8Array.of(0, 1, 2), 'a.css', '', 'application/octet-stream'],
    ['BMW', 'README', '', 'application/octet-stream'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a', '', 'image/svg+xml'],
    [Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0), 'a', '', 'application/gzip'],
    ['a', 'a', 'text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
    ['a', 'a', 'image/png" onerror="alert(1)', 'application/octet-stream'],
  ] as const)('%j as %j of type %j has the media type %s', async (content, name, type, mediaType) => {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    expect((await encode(bytes, name, type)).mediaType).toBe(mediaType);
  });

  it('says if the file seems to be Base64', async () => {
    expect((await encode('SGVsbG8sIFdlYiBUb29sYm94IQ==', 'a.txt')).mayBeBase64).toBe(true);
    expect((await encode('Hello', 'a.txt')).mayBeBase64).toBe(false);
  });

  it('fails where the file cannot be read', async () => {
    const file = new File(['abc'], 'gone.txt');
    const broken = Object.assign(Object.create(file) as File, {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    Object.defineProperties(broken, { size: { value: 3 }, name: { value: 'gone.txt' }, type: { value: '' } });
    expect(await encodeFile(broken, ignore)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});

describe('encodedOutputs', () => {
  it('makes a data: URI and bare Base64 of an empty file', async () => {
    const outputs = encodedOutputs(await encode('', 'empty'), 'empty');
    expect(outputs.map(({ label, excerpt, isWhole }) => [label, excerpt, isWhole])).toEqual([
      ['Data URI', 'data:application/octet-stream;base64,', true],
      ['Base64', '', true],
    ]);
  });

  it('makes an img tag of an image, and of nothing else in the name of its file', async () => {
    const name = '"><script>alert(1)</script>&amp;.svg';
    const outputs = encodedOutputs(await encode('<svg/>', name, 'image/svg+xml'), name);
    const tag =
      '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;.svg">';
    expect(outputs[0]).toMatchObject({ label: 'Full img tag', excerpt: tag, isWhole: true });
    expect(await outputs[0]?.content.text()).toBe(tag);
  });

  it('counts the characters of a tag, not their bytes', async () => {
    const [tag] = encodedOutputs(await encode('<svg/>', 'שלום.svg', 'image/svg+xml'), 'שלום.svg');
    expect(tag?.length).toBe((await tag?.content.text())?.length);
    expect(tag?.content.size).toBeGreaterThan(tag?.length ?? 0);
  });

  it('shows the beginning of a long result, and has all of it', async () => {
    const [uri, base64] = encodedOutputs(await encode('x'.repeat(3000), 'long.txt', 'text/plain'), 'long.txt');
    expect(uri?.isWhole).toBe(false);
    expect(base64?.excerpt).toBe('eHh4'.repeat(excerptLength / 4));
    expect(await uri?.content.text()).toBe(`data:text/plain;base64,${'eHh4'.repeat(1000)}`);
    expect(await base64?.content.text()).toBe('eHh4'.repeat(1000));
  });
});
