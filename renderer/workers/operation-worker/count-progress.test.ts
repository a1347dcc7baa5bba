import { expect, test } from 'vitest';
import { countProgress } from './count-progress.ts';

async function read(pieces: readonly number[]): Promise<{ readonly length: number; readonly reports: number[] }> {
  const reports: number[] = [];
  const blob = new Blob(pieces.map((length) => new Uint8Array(length)));
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const length of pieces) {
        controller.enqueue(new Uint8Array(length));
      }
      controller.close();
    },
  });
  const counted = countProgress(stream, blob.size, (fraction) => reports.push(fraction));
  return { length: (await new Response(counted).arrayBuffer()).byteLength, reports };
}

test('tells the part that has been read after each piece', async () => {
  expect(await read([100, 300, 600])).toEqual({ length: 1000, reports: [0.1, 0.4, 1] });
});

test('tells small steps together', async () => {
  const { length, reports } = await read(Array.from({ length: 10_000 }, () => 1));
  expect(length).toBe(10_000);
  expect(reports).toHaveLength(200);
  expect(reports.at(-1)).toBe(1);
});

test('has nothing to tell of an empty stream', async () => {
  expect(await read([])).toEqual({ length: 0, reports: [] });
});
