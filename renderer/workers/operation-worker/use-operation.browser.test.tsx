import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GivenInput } from '#tools/prepare-input.ts';
import { useOperation } from './use-operation.ts';

interface Props {
  readonly id: string;
  readonly input: GivenInput;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Shows what the hook returns. */
function Probe({ id, input, options = {} }: Props) {
  const { result, error, isBusy, isStale } = useOperation(id, input, { ...options });
  const { data } = result ?? {};
  return (
    <>
      <output aria-label="result">{data === undefined ? 'none' : typeof data === 'string' ? data : 'not text'}</output>
      <output aria-label="type">{result?.mediaType ?? 'none'}</output>
      <output aria-label="notes">{result?.notes?.join(' ') ?? 'none'}</output>
      <output aria-label="error">{error === undefined ? 'none' : `${error.code}: ${error.message}`}</output>
      <output aria-label="place">{error?.position?.offset ?? 'none'}</output>
      <output aria-label="state">{isBusy ? 'busy' : isStale ? 'stale' : 'idle'}</output>
    </>
  );
}

const shown = (name: string) => page.getByLabelText(name, { exact: true });

const token = 'eyJhbGciOiJub25lIn0.eyJhIjoxLjB9.';

test('runs an operation of any tool, and follows its input', async () => {
  const { rerender } = await render(<Probe id="jwt.decode" input={token} options={{ part: 'payload' }} />);
  await expect.element(shown('result')).toHaveTextContent('{ "a": 1.0 }');
  await expect.element(shown('type')).toHaveTextContent('application/json');
  await expect.element(shown('notes')).toHaveTextContent(/alg is none/);
  await rerender(<Probe id="date.convert" input="1737244800" options={{ format: 'iso-8601' }} />);
  await expect.element(shown('result')).toHaveTextContent('2025-01-19T00:00:00.000Z');
  await rerender(<Probe id="date.convert" input="0" options={{ format: 'iso-8601' }} />);
  await expect.element(shown('result')).toHaveTextContent('1970-01-01T00:00:00.000Z');
  await rerender(<Probe id="date.convert" input={undefined} />);
  await expect.element(shown('result')).toHaveTextContent('none');
});

test('follows its options by their content', async () => {
  const { rerender } = await render(<Probe id="date.convert" input="0" options={{ format: 'iso-8601' }} />);
  await expect.element(shown('result')).toHaveTextContent('1970-01-01T00:00:00.000Z');
  // The same content in another object is no reason to run again.
  await rerender(<Probe id="date.convert" input="0" options={{ format: 'iso-8601' }} />);
  expect(shown('state').element().textContent).toBe('idle');
  await rerender(<Probe id="date.convert" input="0" options={{ format: 'iso-week' }} />);
  await expect.element(shown('result')).toHaveTextContent('1970-W01-4');
});

test('tells what is wrong, and where, and keeps the last good result', async () => {
  const { rerender } = await render(<Probe id="jwt.decode" input={token} options={{ part: 'header' }} />);
  await expect.element(shown('result')).toHaveTextContent('{ "alg": "none" }');
  await rerender(<Probe id="jwt.decode" input="e!.e30." options={{ part: 'header' }} />);
  await expect.element(shown('error')).toHaveTextContent(/^not-base64url: /);
  await expect.element(shown('place')).toHaveTextContent('1');
  await expect.element(shown('state')).toHaveTextContent('stale');
  await expect.element(shown('result')).toHaveTextContent('{ "alg": "none" }');
});

test('reads a file, and bytes, as the text that they are', async () => {
  const { rerender } = await render(
    <Probe id="jwt.decode" input={new File([token], 'token.jwt')} options={{ part: 'header' }} />,
  );
  await expect.element(shown('result')).toHaveTextContent('{ "alg": "none" }');
  await rerender(<Probe id="jwt.decode" input={Uint8Array.of(0xff)} />);
  await expect.element(shown('error')).toHaveTextContent(/^not-text: /);
});

test.each([
  ['jwt.encode', {}, 'unknown-operation: There is no operation “jwt.encode”.'],
  ['jwt.decode', { parts: 'all' }, 'bad-option: There is no option “parts”. It has part, tolerance.'],
])('refuses %s with %j', async (id, options, message) => {
  await render(<Probe id={id} input={token} options={options} />);
  await expect.element(shown('error')).toHaveTextContent(message);
});

test.each(['image/png', 'image/webp'])('reads what a browser can decode: %s', async (type) => {
  const { size, data } = create('In a picture').modules;
  const canvas = new OffscreenCanvas((size + 8) * 4, (size + 8) * 4);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  data.forEach((module, index) => {
    if (module === 1) {
      context?.fillRect(((index % size) + 4) * 4, (Math.floor(index / size) + 4) * 4, 4, 4);
    }
  });
  const picture = new File([await canvas.convertToBlob({ type, quality: 1 })], 'picture', { type });
  expect(picture.type).toBe(type);
  await render(<Probe id="qr.read" input={picture} />);
  await expect.element(shown('result')).toHaveTextContent('In a picture');
});

test('says that a file is not a picture', async () => {
  await render(<Probe id="qr.read" input={new File(['text'], 'picture.png')} />);
  await expect.element(shown('error')).toHaveTextContent(/^not-an-image: /);
});

test('reads the text in a picture, with the engine and the language that ship', async () => {
  const canvas = new OffscreenCanvas(220, 60);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.font = '32px serif';
    context.fillText('Hello 42', 20, 40);
  }
  const picture = new File([await canvas.convertToBlob({ type: 'image/png' })], 'picture.png');
  await render(<Probe id="ocr.read" input={picture} options={{ layout: 'line' }} />);
  await expect.element(shown('result')).toHaveTextContent('Hello 42');
});
