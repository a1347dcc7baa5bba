import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OperationsModule } from '#tools/find-operation.ts';
import type { GivenInput } from '#tools/prepare-input.ts';
import { useTaskRunner } from '../use-task-runner.ts';
import type { OperationTasks } from './create-operation-tasks.ts';
import { OperationProbe, shown } from './operation-probe.test-support.tsx';

const spawn = () => new Worker(new URL('./worker.test-support.ts', import.meta.url), { type: 'module' });

interface Props {
  readonly id: string;
  readonly input: GivenInput;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Runs the operations of `operations.test-support.ts`. */
function Probe(props: Props) {
  return <OperationProbe {...props} runner={useTaskRunner<OperationTasks>(spawn)} />;
}

test('runs an operation, and follows its input', async () => {
  const { rerender } = await render(<Probe id="letters.reverse" input="abc" />);
  await expect.element(shown('result')).toHaveTextContent('cba');
  await expect.element(shown('type')).toHaveTextContent('text/x-reversed');
  await expect.element(shown('notes')).toHaveTextContent('Letters: 3.');
  await rerender(<Probe id="letters.reverse" input="de" />);
  await expect.element(shown('result')).toHaveTextContent('ed');
  await rerender(<Probe id="letters.reverse" input={undefined} />);
  await expect.element(shown('result')).toHaveTextContent('none');
});

test('follows its options by their content', async () => {
  const { rerender } = await render(<Probe id="letters.reverse" input="abc" options={{ casing: 'kept' }} />);
  await expect.element(shown('result')).toHaveTextContent('cba');
  // The same content in another object is no reason to run again.
  await rerender(<Probe id="letters.reverse" input="abc" options={{ casing: 'kept' }} />);
  expect(shown('state').element().textContent).toBe('idle');
  await rerender(<Probe id="letters.reverse" input="abc" options={{ casing: 'upper' }} />);
  await expect.element(shown('result')).toHaveTextContent('CBA');
});

test('tells what is wrong, and where, and keeps the last good result', async () => {
  const { rerender } = await render(<Probe id="letters.reverse" input="abc" />);
  await expect.element(shown('result')).toHaveTextContent('cba');
  await rerender(<Probe id="letters.reverse" input="d1f" />);
  await expect.element(shown('error')).toHaveTextContent(/^not-a-letter: /);
  await expect.element(shown('place')).toHaveTextContent('1');
  await expect.element(shown('state')).toHaveTextContent('stale');
  await expect.element(shown('result')).toHaveTextContent('cba');
});

test('reads a file, and bytes, as the text that they are', async () => {
  const { rerender } = await render(<Probe id="letters.reverse" input={new File(['abc'], 'letters.txt')} />);
  await expect.element(shown('result')).toHaveTextContent('cba');
  await rerender(<Probe id="letters.reverse" input={Uint8Array.of(0xff)} />);
  await expect.element(shown('error')).toHaveTextContent(/^not-text: /);
});

test.each([
  ['letters.sort', {}, 'unknown-operation: There is no operation “letters.sort”.'],
  ['letters.reverse', { case: 'upper' }, 'bad-option: There is no option “case”. It has casing, isCounted.'],
])('refuses %s with %j', async (id, options, message) => {
  await render(<Probe id={id} input="abc" options={options} />);
  await expect.element(shown('error')).toHaveTextContent(message);
});

test.each(['image/png', 'image/webp'])('decodes what a browser can: %s', async (type) => {
  const canvas = new OffscreenCanvas(3, 2);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 3, 2);
  }
  const picture = new File([await canvas.convertToBlob({ type, quality: 1 })], 'picture', { type });
  expect(picture.type).toBe(type);
  await render(<Probe id="picture.measure" input={picture} />);
  await expect.element(shown('result')).toHaveTextContent('3 × 2, 255 255 255 255');
});

test('says that a file is not a picture', async () => {
  await render(<Probe id="picture.measure" input={new File(['text'], 'picture.png')} />);
  await expect.element(shown('error')).toHaveTextContent(/^not-an-image: /);
});

test('finds the operations of every tool in the worker of the page', async () => {
  const lists = Object.values(import.meta.glob<OperationsModule>('../../../tools/*/operations.ts', { eager: true }));
  // The first of each tool that can tell its answer to a text in advance.
  const found = lists.flatMap(({ operations }) => {
    const operation = operations.find(({ takes, example }) => takes === 'text' && example.input !== undefined);
    return operation === undefined ? [] : [operation];
  });
  expect(found).not.toEqual([]);
  const { rerender } = await render(<OperationProbe id="letters.reverse" input={undefined} />);
  for (const { id, example } of found) {
    await rerender(<OperationProbe id={id} input={example.input} options={example.options ?? {}} />);
    await expect.poll(() => shown('result').element().textContent, { message: id }).toContain(example.output);
  }
});
