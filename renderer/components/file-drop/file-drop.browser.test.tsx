import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileDrop } from './file-drop.tsx';

const area = page.getByRole('group');

function drag(type: 'dragover' | 'dragleave' | 'drop', ...files: File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) {
    dataTransfer.items.add(file);
  }
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  area.element().dispatchEvent(event);
  return event.defaultPrevented;
}

const image = new File(['x'], 'a.png', { type: 'image/png' });
const text = new File(['x'], 'b.txt', { type: 'text/plain' });

test('takes dropped files', async () => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Drop images here" accept="image/*" multiple onFiles={onFiles} />);
  expect(drag('drop', image, image)).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([image, image]);
});

test('says in place what it does not take, until something is taken', async () => {
  const onFiles = vi.fn();
  await render(<FileDrop label="Drop images here" accept="image/*" onFiles={onFiles} />);
  drag('drop', text);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('“b.txt” is not of an accepted type. Choose an image.');
  expect(onFiles).not.toHaveBeenCalled();
  drag('drop', image);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('shows that files are held over it', async () => {
  await render(<FileDrop label="Drop images here" onFiles={() => undefined} />);
  drag('dragover', image);
  await expect.element(page.getByText('Drop to add the files')).toBeVisible();
  drag('dragleave', image);
  await expect.element(page.getByText('Drop images here')).toBeVisible();
});

test('leaves other drags alone, and all while it is disabled', async () => {
  const { rerender } = await render(<FileDrop label="Drop images here" onFiles={() => undefined} />);
  expect(drag('dragover')).toBe(false);
  const onFiles = vi.fn();
  await rerender(<FileDrop label="Drop images here" disabled onFiles={onFiles} />);
  expect(drag('drop', image)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

test('opens the file chooser from the keyboard', async () => {
  await render(<FileDrop label="Drop images here" onFiles={() => undefined} />);
  const input = area.element().querySelector('input');
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  input?.addEventListener('click', onOpen);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Choose file…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('takes the same chosen file twice', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  await render(<FileDrop label="Drop images here" onFiles={onFiles} />);
  const input = area.element().querySelector('input');
  for (let times = 0; times < 2; times += 1) {
    await userEvent.upload(input as HTMLInputElement, text);
  }
  await expect.poll(() => onFiles.mock.calls.map(([files]) => files[0]?.name)).toEqual(['b.txt', 'b.txt']);
});
