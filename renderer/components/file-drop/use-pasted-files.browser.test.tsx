import Dialog from '@mui/material/Dialog';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isImage, usePastedFiles } from './use-pasted-files.ts';

interface Props {
  readonly onFiles: (files: readonly File[]) => void;
  readonly hasDialog?: boolean;
}

function Subject({ onFiles, hasDialog = false }: Props) {
  usePastedFiles(onFiles, isImage);
  return (
    <>
      <p>The screen</p>
      <Dialog open={hasDialog} aria-label="A question" transitionDuration={0}>
        <input aria-label="Answer" />
      </Dialog>
    </>
  );
}

const image = new File(['x'], 'a.png', { type: 'image/png' });

function paste(target: Element): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(image);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a picture pasted in a dialog is not taken by the screen behind it, which takes the next one', async () => {
  const onFiles = vi.fn();
  const { rerender } = await render(<Subject onFiles={onFiles} hasDialog />);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await expect.element(answer).toBeVisible();
  expect(paste(answer.element())).toBe(false);
  expect(paste(document.body)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  await rerender(<Subject onFiles={onFiles} />);
  await expect.element(answer).not.toBeInTheDocument();
  expect(paste(document.body)).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([image]);
});
