import { createRef, useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { handOver } from '#renderer/state/files/handed-files.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { OptionsSection } from './options-section.tsx';
import { SourcePane } from './source-pane.tsx';
import { useParserOptions } from './use-parser-options.ts';

/** Shows the pane, and records what takes the place of the source. */
async function show() {
  const replace = vi.fn<(text: string, what: string) => void>();
  const setFile = vi.fn();
  await render(
    <Provider store={createStore()}>
      <AppTheme>
        <ThisScreen value="CSVParser">
          <div style={{ height: 400, width: 900 }}>
            <SourcePane
              editorRef={createRef()}
              source={{ text: 'typed', setText: vi.fn(), replace, file: undefined, setFile }}
              encoding="utf-8"
              onEncodingChange={vi.fn()}
              onRun={vi.fn()}
              onClear={vi.fn()}
              error={undefined}
            >
              {null}
            </SourcePane>
          </div>
        </ThisScreen>
      </AppTheme>
    </Provider>,
  );
  return { texts: () => replace.mock.calls.map(([text]) => text), setFile };
}

/** The pane as it is on the screen, with the options. */
function Whole() {
  const [text, setText] = useState('name\nAda');
  return (
    <SourcePane
      editorRef={createRef()}
      source={{ text, setText, replace: setText, file: undefined, setFile: vi.fn() }}
      encoding="utf-8"
      onEncodingChange={vi.fn()}
      onRun={vi.fn()}
      onClear={vi.fn()}
      error={undefined}
    >
      <OptionsSection input={useParserOptions()} hasHeader />
    </SourcePane>
  );
}

/** Presses the button by a key, which disables it. */
async function press(name: string) {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeEnabled();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toBeDisabled();
}

test('the focus goes from Clear to the editor, and from the reset of the options to the button beside it', async () => {
  await page.viewport(1200, 800);
  await render(
    <Provider store={createStore()}>
      <AppTheme>
        <ThisScreen value="CSVParser">
          <div style={{ height: 700, width: 900 }}>
            <Whole />
          </div>
        </ThisScreen>
      </AppTheme>
    </Provider>,
  );
  await page.getByRole('switch', { name: 'Types' }).click();
  await press('Back to the defaults');
  await expect.element(page.getByRole('button', { name: 'Show the options as JSON' })).toHaveFocus();
  await press('Clear the content');
  await expect.element(page.getByRole('textbox', { name: 'CSV Source data' })).toHaveFocus();
});

const fileOf = (text: string) => new File([text], `${text}.csv`, { type: 'text/csv' });

/** A file whose reading goes on only when the test lets it. */
function slowFile(text: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file = fileOf(text);
  const begun = vi.fn();
  file.slice = (...range) => {
    const part = Blob.prototype.slice.apply(file, range);
    part.arrayBuffer = async () => {
      begun();
      await released;
      return Blob.prototype.arrayBuffer.call(part);
    };
    return part;
  };
  return { file, isBegun: () => begun.mock.calls.length > 0, release };
}

test('a file that is slow to read does not take the place of a later one', async () => {
  const { texts, setFile } = await show();
  const slow = slowFile('slow');
  handOver('CSVParser', [slow.file]);
  await expect.poll(slow.isBegun).toBe(true);
  handOver('CSVParser', [fileOf('newer')]);
  await expect.poll(texts).toEqual(['newer']);
  slow.release();
  // Everything that the slow file leads to comes before another file is read.
  await slow.file.slice(0).arrayBuffer();
  handOver('CSVParser', [fileOf('newest')]);
  await expect.poll(texts).toContain('newest');
  expect(texts()).toEqual(['newer', 'newest']);
  expect(setFile).not.toHaveBeenCalled();
});
