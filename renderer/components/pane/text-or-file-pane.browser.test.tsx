import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { handOver } from '#renderer/state/files/handed-files.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { createStore } from '#renderer/state/store/store.ts';
import type { ToolError } from '#shared/result.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { TextOrFilePane } from './text-or-file-pane.tsx';

interface Options {
  readonly keepsFiles?: boolean | undefined;
  readonly takesHandedFiles?: boolean;
  readonly error?: ToolError;
}

const [
  {
    input: name,
    screen: { id: screenId },
  },
] = textScreens;

function Subject({ takesHandedFiles = true, error, ...options }: Options) {
  const { keepsFiles } = { keepsFiles: true, ...options };
  return (
    <TextOrFilePane
      title="Text"
      name={name}
      input={useTextOrFile(name)}
      placeholder="Paste or type"
      keepsFiles={keepsFiles}
      fileNote=", read as it is."
      takesHandedFiles={takesHandedFiles}
      error={error}
    />
  );
}

const store = createStore();
const withinScreen = (options: Options) => (
  <Provider store={store}>
    <AppTheme>
      <ThisScreen value={screenId}>
        <div style={{ height: 400, width: 600 }}>
          <Subject {...options} />
        </div>
      </ThisScreen>
    </AppTheme>
  </Provider>
);

const editor = page.getByRole('textbox', { name: 'Text' });
const attached = page.getByRole('group', { name: 'Text' });
const back = page.getByRole('button', { name: 'Back to the editor' });
const goTo = page.getByRole('button', { name: 'Go to this position' });

/** Whether the editor is still the field in its place, or itself. */
const shownText = () => {
  const element = editor.element();
  return element instanceof HTMLTextAreaElement ? element.value : element.textContent;
};

test('a file stands in place of the text, which comes back', async () => {
  await render(withinScreen({}));
  await editor.fill('typed');
  handOver(screenId, [new File(['from the file'], 'a.txt')]);
  await expect.element(attached).toHaveTextContent('a.txt');
  await expect.element(attached).toHaveTextContent('13 bytes, read as it is.');
  expect(editor.query()).toBeNull();
  await back.click();
  await expect.poll(shownText).toBe('typed');
});

test('the editor takes the text of a file where files need not be kept', async () => {
  await render(withinScreen({ keepsFiles: false }));
  handOver(screenId, [new File(['from the file'], 'a.txt')]);
  await expect.poll(shownText).toBe('from the file');
  expect(attached.query()).toBeNull();
});

test('a file that is left for the screen waits until it can be used', async () => {
  const { rerender } = await render(withinScreen({ takesHandedFiles: false }));
  handOver(screenId, [new File([''], 'late.txt')]);
  await expect.element(editor).toBeVisible();
  expect(attached.query()).toBeNull();
  await rerender(withinScreen({}));
  await expect.element(attached).toHaveTextContent('late.txt');
  await back.click();
});

test.each([
  ['stays one', true],
  ['becomes the text', false],
] as const)('a file that is chosen before it is known what becomes of it %s', async (_, keepsFiles) => {
  const { rerender } = await render(withinScreen({ keepsFiles: undefined }));
  await expect.element(editor).toBeVisible();
  await page.getByLabelText('File to open').upload(new File(['chosen'], 'early.txt'));
  expect(attached.query()).toBeNull();
  await rerender(withinScreen({ keepsFiles }));
  if (keepsFiles) {
    await expect.element(attached).toHaveTextContent('early.txt');
    await back.click();
  } else {
    await expect.poll(shownText).toBe('chosen');
  }
});

test('a position is gone to in a text, and not in a file, which shows none', async () => {
  const error = { code: 'wrong', message: 'This is wrong.', position: { offset: 0, line: 1, column: 1 } };
  await render(withinScreen({ error }));
  await expect.element(goTo).toBeVisible();
  handOver(screenId, [new File(['x'], 'a.txt')]);
  await expect.element(attached).toBeVisible();
  await expect.element(page.getByText('This is wrong.')).toBeVisible();
  expect(goTo.query()).toBeNull();
});

test.each(['Back to the editor', 'Clear'])(
  'the focus goes from “%s” to the field that comes in place of a file',
  async (name) => {
    await render(withinScreen({}));
    handOver(screenId, [new File(['from the file'], 'a.txt')]);
    await expect.element(attached).toHaveTextContent('a.txt');
    const button = page.getByRole('button', { name, exact: true });
    await userEvent.tab();
    while (document.activeElement !== button.element()) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(editor).toHaveFocus();
  },
);
