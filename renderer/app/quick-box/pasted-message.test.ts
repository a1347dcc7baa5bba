import { expect, test } from 'vitest';
import { maxHandedFileSize } from '#shared/desktop/quick-box.ts';
import { longestText } from '#shared/text-checks.ts';
import { screenIds, textScreens } from '#tests/support/catalogue/examples.ts';
import { packPasted, unpackPasted } from './pasted-message.ts';

const [{ screen, input }] = textScreens;
const { path } = screen;
const [id] = screenIds;

async function pack(...given: Parameters<typeof packPasted>) {
  const packed = await packPasted(...given);
  if (!packed.ok) {
    throw new Error(packed.error);
  }
  return packed.value;
}

test('a text arrives with its screen, its input and how it is meant', async () => {
  const message = await pack({ text: 'eyJhbGciOiJub25lIn0.e30.' }, { screenId: id, input, options: { mode: 'a' } });
  expect(message).toMatchObject({ path, text: 'eyJhbGciOiJub25lIn0.e30.' });
  expect(unpackPasted(message)).toEqual({
    content: { text: 'eyJhbGciOiJub25lIn0.e30.' },
    destination: { screenId: id, input, options: { mode: 'a' } },
  });
});

test('of a text the part goes on that is meant', async () => {
  const message = await pack({ text: 'at 1737244800 sharp' }, { screenId: id, text: '1737244800' });
  expect(unpackPasted(message)?.content).toEqual({ text: '1737244800' });
});

test('a file arrives with its name, its type and its bytes', async () => {
  const file = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' });
  const arrived = unpackPasted(await pack({ text: '', file }, { screenId: id, takesFile: true }));
  expect(arrived?.destination).toMatchObject({ screenId: id, takesFile: true });
  expect(arrived?.content.file).toMatchObject({ name: 'a.png', type: 'image/png' });
  expect(new Uint8Array((await arrived?.content.file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    new Uint8Array([1, 2, 3]),
  );
});

test('what is too large, or has gone, is refused with its reason', async () => {
  const long = { text: 'a'.repeat(longestText + 1) };
  expect(await packPasted(long, { screenId: id })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^This is too large/),
  });
  const file = new File([], 'a.png');
  Object.defineProperty(file, 'size', { value: maxHandedFileSize + 1 });
  expect(await packPasted({ text: '', file }, { screenId: id })).toMatchObject({ ok: false });
  const gone = new File([], 'b.png');
  gone.arrayBuffer = () => Promise.reject(new Error('gone'));
  expect(await packPasted({ text: '', file: gone }, { screenId: id })).toEqual({
    ok: false,
    error: '“b.png” cannot be read. It may have changed or gone: choose it again.',
  });
});

test('a path of no tool, or an input that does not exist, is nothing to go on with', () => {
  expect(unpackPasted({ path, text: 'a', takesFile: false, options: [], input: 'anInput' })).toBeUndefined();
  expect(unpackPasted({ path: '/preferences', text: 'a', takesFile: false, options: [] })).toBeUndefined();
});
