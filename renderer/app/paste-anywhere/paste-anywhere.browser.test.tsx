import { useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noAnswers } from '#renderer/components/paste-box/answers-handle.ts';
import { PasteField } from '#renderer/components/paste-box/paste-field.tsx';
import { takePassedFiles } from '#renderer/state/files/handed-files.ts';
import { nothingPasted, pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { Toaster } from '../overlays/toaster.tsx';
import { AppTheme } from '../theme/app-theme.tsx';
import { PasteAnywhere } from './paste-anywhere.tsx';

beforeEach(() => {
  pastedContent.write(nothingPasted);
  takePassedFiles();
});

function Home({ isPasteOnly = false }: { readonly isPasteOnly?: boolean }) {
  return (
    <PasteField
      content={pastedContent.use()}
      onChange={pastedContent.write}
      handle={useRef(null)}
      shown={noAnswers}
      listId="answers"
      onOpened={undefined}
      isFocused
      isPasteOnly={isPasteOnly}
    />
  );
}

async function show({ path = '/Home', ...options }: { readonly isPasteOnly?: boolean; readonly path?: string } = {}) {
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <AppTheme>
          <Toaster />
          <PasteAnywhere />
          {path === '/Home' && <Home {...options} />}
        </AppTheme>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const box = page.getByRole('combobox', { name: 'Paste anything' });
const message = page.getByRole('alert');
const undo = message.getByRole('button', { name: 'Undo' });

function transferOf(content: string | readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  if (typeof content === 'string') {
    transfer.setData('text/plain', content);
  } else {
    for (const file of content) {
      transfer.items.add(file);
    }
  }
  return transfer;
}

function paste(target: Element, content: string | readonly File[]): void {
  const clipboardData = transferOf(content);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];

test('text that Escape clears is brought back from the message', async () => {
  await show();
  await box.fill('typed');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(message).toHaveTextContent('Cleared. Undo brings back what was there.');
  await undo.click();
  await expect.element(box).toHaveValue('typed');
  await expect.element(message).not.toBeInTheDocument();
});

test('text that a paste outside of the field replaces is brought back', async () => {
  await show();
  await box.fill('typed');
  paste(document.body, 'pasted');
  await expect.element(box).toHaveValue('pasted');
  await expect.element(message).toHaveTextContent('Replaced by what you pasted.');
  await undo.click();
  await expect.element(box).toHaveValue('typed');
});

test('text that a file replaces is brought back, unless something else has been typed since', async () => {
  await show();
  await box.fill('typed');
  paste(box.element(), files.slice(0, 1));
  await expect.element(page.getByText('a.txt, 1 byte')).toBeVisible();
  await undo.click();
  await expect.element(box).toHaveValue('typed');
  await userEvent.keyboard('{Escape}');
  await expect.element(undo).toBeVisible();
  await box.fill('newer');
  await expect.element(message).not.toBeInTheDocument();
});

test('nothing is offered where nothing was lost', async () => {
  const store = await show();
  paste(document.body, 'pasted');
  await expect.element(box).toHaveValue('pasted');
  expect(store.getState().toaster.open).toBe(false);
});

test('a long paste replaces what is selected in a text with CR LF, and no more or less', async () => {
  await show();
  pastedContent.write({ text: 'one\r\ntwo\r\nthree' });
  await expect.element(box).toHaveValue('one\ntwo\nthree');
  const field = box.element() as HTMLTextAreaElement;
  field.setSelectionRange(0, field.value.length);
  const long = 'x'.repeat(20_000);
  paste(field, long);
  await expect.poll(() => pastedContent.read().text).toBe(long);
});

test.each(['paste into the field', 'paste outside of it', 'drop'])(
  'all of several files go on to a tool, by a %s',
  async (way) => {
    await show();
    if (way === 'drop') {
      const event = new DragEvent('drop', { dataTransfer: transferOf(files), bubbles: true, cancelable: true });
      box.element().dispatchEvent(event);
    } else {
      paste(way === 'paste outside of it' ? document.body : box.element(), files);
    }
    expect(takePassedFiles()).toEqual(files);
    expect(pastedContent.read()).toEqual(nothingPasted);
  },
);

test('a folder that is dropped is said to be one', async () => {
  await show();
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
    isDirectory: true,
    name: 'a.txt',
  } as FileSystemEntry);
  const dataTransfer = transferOf(files.slice(0, 1));
  box.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(message).toHaveTextContent('“a.txt” is a folder. Choose the files in it.');
  expect(pastedContent.read()).toEqual(nothingPasted);
  vi.restoreAllMocks();
});

test('a drag of the field’s own text is left to the browser, that of another text is taken', async () => {
  await show();
  await box.fill('typed');
  const drop = () => {
    const dataTransfer = transferOf('dropped');
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    box.element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  box.element().dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
  expect(drop()).toBe(false);
  box.element().dispatchEvent(new DragEvent('dragend', { bubbles: true }));
  await expect.element(box).toHaveValue('typed');
  expect(drop()).toBe(true);
  await expect.element(box).toHaveValue('dropped');
});

test('what is in the box over another screen comes back after a click beside it', async () => {
  await show({ path: '/about' });
  await userEvent.keyboard('{Control>}{Shift>}v{/Shift}{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Paste anything' });
  const field = dialog.getByRole('combobox', { name: 'Paste anything' });
  await field.fill('typed');
  const backdrop = () => document.querySelector<HTMLElement>('.MuiDialog-container');
  backdrop()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  backdrop()?.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(message).toHaveTextContent('Closed. Undo brings back what was there.');
  await undo.click();
  await expect.element(field).toHaveValue('typed');
});

test('where files go nowhere else, it says how many are left out', async () => {
  await show({ isPasteOnly: true });
  paste(box.element(), files);
  await expect.element(message).toHaveTextContent('Only “a.txt”, the first of 2 files, was read.');
  expect(pastedContent.read().file).toBe(files[0]);
});
