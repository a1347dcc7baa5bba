import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './connection.ts';

/** The class with which ws reads frames; it is exported, but missing in the types. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a frame of %i bytes is read back', async (length) => {
  const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2);
  const receiver = new Receiver({ isServer: false, maxPayload: 1 << 20 });
  const read = new Promise((resolve, reject) => {
    receiver.on('message', (data: Buffer, isBinary: boolean) => resolve([data.toString(), isBinary]));
    receiver.on('error', reject);
  });
  receiver.write(textFrame(text));
  expect(await read).toEqual([text, false]);
});
