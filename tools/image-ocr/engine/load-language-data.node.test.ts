import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { loadLanguageData } from './load-language-data.ts';

/** Starts like trained data, with the number of its parts. */
const data = Buffer.concat([Buffer.from([24, 0, 0, 0]), Buffer.alloc(300_000, 'trained')]);
const compressed = gzipSync(data);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) {
    close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/eng.traineddata.gz`;
}

describe('loadLanguageData', () => {
  it.each<[string, Record<string, string>, Buffer]>([
    ['as the file that it is', { 'content-type': 'application/gzip' }, compressed],
    ['unpacked on the way', { 'content-encoding': 'gzip' }, compressed],
    ['unpacked by the host', {}, data],
  ])('takes data that comes %s', async (_, headers, body) => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    });
    let received = 0;
    const totals = new Set<number | undefined>();
    const loaded = await loadLanguageData(url, (bytes, total) => {
      received += bytes;
      totals.add(total);
    });
    expect(Buffer.from(loaded).equals(data)).toBe(true);
    const isUnpacked = 'content-encoding' in headers;
    expect(received).toBe(isUnpacked ? data.length : body.length);
    // The length on the wire does not reveal the unpacked length.
    expect([...totals]).toEqual([isUnpacked ? undefined : body.length]);
  });

  it.each<[string, number, Buffer, string]>([
    ['is missing', 404, Buffer.from('Not found'), 'The server answered 404'],
    ['is the start page, as some hosts answer', 200, Buffer.from('<!doctype html>'), 'The file holds something else'],
    ['is empty', 200, Buffer.alloc(0), 'The file holds something else'],
  ])('fails where the file %s', async (_, status, body, message) => {
    const url = await serve((_request, response) => {
      response.writeHead(status).end(body);
    });
    await expect(loadLanguageData(url, () => undefined)).rejects.toThrow(message);
  });

  it('fails where the file is cut off', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200).end(compressed.subarray(0, 100));
    });
    await expect(loadLanguageData(url, () => undefined)).rejects.toThrow();
  });

  it('fails where nobody answers', async () => {
    await expect(loadLanguageData('http://127.0.0.1:1/', () => undefined)).rejects.toThrow();
  });
});
