import { undo } from '@codemirror/commands';
import { Direction, EditorView } from '@codemirror/view';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, type Mock, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render as renderNow } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { showTheme } from '#renderer/app/theme/theme.ts';
import { CodeEditor } from './code-editor.tsx';

type Props = Partial<ComponentProps<typeof CodeEditor>>;

function Shell(props: Props) {
  return (
    <AppTheme>
      <div style={{ height: 400 }}>
        <CodeEditor label="JSON Content" {...(props.bytes === undefined ? { value: '' } : {})} {...(props as object)} />
      </div>
    </AppTheme>
  );
}

const editor = page.getByRole('textbox', { name: 'JSON Content' });

function viewOf(): EditorView {
  const view = EditorView.findFromDOM(editor.element() as HTMLElement);
  if (view === null) {
    throw new Error('There is no editor.');
  }
  return view;
}

/** Renders and waits for the editor itself, because a short text first shows without it. */
async function render(element: ReactElement) {
  const screen = await renderNow(element);
  await expect.poll(() => EditorView.findFromDOM(editor.element() as HTMLElement)).not.toBeNull();
  return screen;
}

const text = () => viewOf().state.doc.toString();
const lengthOf = () => viewOf().state.doc.length;

function paste(content: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', content);
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function drop(...files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) {
    dataTransfer.items.add(file);
  }
  for (const type of ['dragover', 'drop']) {
    editor.element().dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}

/** Counts how often the editor yields to the page between two slices of work. */
function watchSlices(): Mock<() => Promise<void>> {
  return vi.spyOn(scheduler, 'yield');
}

// A later test that takes long enough to yield would otherwise wait for a mock that never ends.
afterEach(() => {
  vi.restoreAllMocks();
});

const manyLines = Array.from({ length: 400_000 }, (_, index) => `  {"id":${index},"n":"ab"},`).join('\n');
const oneLine = manyLines.replaceAll('\n', '');

describe('its text', () => {
  test('is the value', async () => {
    await render(<Shell value={'{\r\n  "a": 1\n}'} language="json" />);
    await expect.poll(text).toBe('{\n  "a": 1\n}');
  });

  test('is there from the start with its language and its look: each later update would lay out the page again', async () => {
    const update = vi.spyOn(EditorView.prototype, 'update');
    const screen = await render(<Shell value={'{"a": 1}'} language="json" placeholder="Paste JSON" />);
    expect(text()).toBe('{"a": 1}');
    expect(viewOf().contentDOM.querySelectorAll('.cm-line span').length).toBeGreaterThan(0);
    expect(update).not.toHaveBeenCalled();

    await screen.rerender(<Shell value={'{"a": 1}'} language="json" placeholder="Paste JSON" wrap readOnly />);
    expect(viewOf().state.readOnly).toBe(true);
    // The editor notices the wrapping when it next measures itself.
    await expect.poll(() => viewOf().lineWrapping).toBe(true);
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('is reported as it is typed', async () => {
    const onChange = vi.fn();
    await render(<Shell onChange={onChange} />);
    await editor.click();
    await userEvent.keyboard('ab');
    expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
  });

  test('keeps caret and undo when the parent gives back what was typed', async () => {
    function Parent() {
      const [value, setValue] = useState('start');
      return <Shell value={value} onChange={setValue} />;
    }
    await render(<Parent />);
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}abc{ArrowLeft}X');
    await expect.poll(text).toBe('abXcstart');
    expect(viewOf().state.selection.main.head).toBe(3);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expect.poll(text).toBe('start');
  });

  test('is not set back by a parent that renders late', async () => {
    const { rerender } = await render(<Shell value="" onChange={() => undefined} />);
    await editor.click();
    await userEvent.keyboard('ab');
    await rerender(<Shell value="a" />);
    expect(text()).toBe('ab');
  });

  test('changes with the value, which is not reported', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Shell value="one" onChange={onChange} />);
    await rerender(<Shell value="two" onChange={onChange} />);
    await expect.poll(text).toBe('two');
    await rerender(<Shell value="" onChange={onChange} />);
    await expect.poll(text).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('can be cleared after typing, and the clearing undone', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Shell value="one" onChange={onChange} />);
    await rerender(<Shell value="" onChange={onChange} />);
    undo(viewOf());
    expect(text()).toBe('one');
    expect(onChange).toHaveBeenLastCalledWith('one');
  });

  test('is the newest of several large values', async () => {
    const { rerender } = await render(<Shell value={manyLines} />);
    await rerender(<Shell value={oneLine} />);
    await rerender(<Shell value={`${manyLines}!`} />);
    await expect.poll(lengthOf).toBe(manyLines.length + 1);
  });

  test('comes from bytes', async () => {
    await render(<Shell bytes={new TextEncoder().encode('ä😀')} readOnly />);
    await expect.poll(text).toBe('ä😀');
  });

  test('cannot be changed if it is read-only, but focused and selected', async () => {
    const onChange = vi.fn();
    await render(<Shell value="result" readOnly onChange={onChange} />);
    await editor.click();
    await userEvent.keyboard('x{Backspace}{Enter}');
    paste('pasted');
    drop(new File(['dropped'], 'a.txt'));
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(text()).toBe('result');
    expect(viewOf().state.selection.main.to).toBe(6);
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(editor).toHaveAttribute('aria-readonly', 'true');
  });
});

describe('ten megabytes', () => {
  test.each([
    ['400,000 lines', manyLines, 3],
    // A line is one piece: what takes long is showing it.
    ['one line', oneLine, 0],
  ])('of %s are set, typed in, pasted and undone without holding the page', async (_, large, least) => {
    const onChange = vi.fn();
    const { rerender } = await render(<Shell language="json" onChange={onChange} />);
    const slices = watchSlices();
    // A clock that advances by a millisecond at each reading, so that a fast machine yields as often as a slow one.
    let time = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 1;
      return time;
    });
    await rerender(<Shell language="json" value={large} onChange={onChange} />);
    await expect.poll(lengthOf).toBe(large.length);
    expect(slices.mock.calls.length).toBeGreaterThanOrEqual(least);
    viewOf().dispatch({ selection: { anchor: large.length }, scrollIntoView: true });
    viewOf().focus();
    await userEvent.keyboard('abc');
    expect(lengthOf()).toBe(large.length + 3);
    slices.mockClear();
    await expect.poll(() => onChange.mock.lastCall?.[0]?.slice(-4)).toBe(`${large.slice(-1)}abc`);
    // Three key strokes are reported as one, once typing pauses.
    expect(onChange).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    slices.mockClear();
    paste(large);
    await expect.poll(lengthOf).toBe(large.length);
    expect(slices.mock.calls.length).toBeGreaterThanOrEqual(least);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(lengthOf()).toBe(0);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(lengthOf()).toBe(large.length);
    // Even of a line of ten megabytes, the page holds only the visible part.
    expect(viewOf().contentDOM.textContent.length).toBeLessThan(50_000);
    slices.mockRestore();
    clock.mockRestore();
  });
});

describe('a large text in an editor', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `row ${index}`).join('\n');
  const line = 'word '.repeat(300_000);
  /** Characters: more than fit on a screen, and much less than there are. */
  const mostDrawn = 60_000;

  test.each([
    ['lines', 'hidden', lines, { display: 'none' }],
    ['lines', 'below the fold', lines, { marginTop: '5000px' }],
    ['one line', 'hidden', line, { display: 'none' }],
    ['one line', 'below the fold', line, { marginTop: '5000px' }],
  ])('of %s, %s, is not drawn as a whole', async (_form, _where, large, style) => {
    const shellWith = (value: string, shown: object) => (
      <div style={shown}>
        <Shell readOnly value={value} />
      </div>
    );
    const screen = await render(shellWith('short', {}));
    const view = viewOf();
    await screen.rerender(shellWith('short', style));
    // The editor does so itself when its size changes, unless that was within a moment of its last update.
    view.requestMeasure();
    await expect.poll(() => view.inView).toBe(false);
    await screen.rerender(shellWith(large, style));
    await expect.poll(() => view.state.doc.length).toBe(large.length);
    expect(view.contentDOM.textContent.length).toBeLessThan(mostDrawn);

    await screen.rerender(shellWith(large, {}));
    await expect.element(page.getByText(large.slice(0, 5)).first()).toBeVisible();
    expect(view.contentDOM.textContent.length).toBeLessThan(mostDrawn);
  });
});

describe('a large paste', () => {
  const large = 'line\r\n'.repeat(50_000);

  test('replaces the selection, is reported, and is undone in one step', async () => {
    const onChange = vi.fn();
    await render(<Shell value="[selected]" onChange={onChange} />);
    viewOf().dispatch({ selection: { anchor: 1, head: 9 } });
    viewOf().focus();
    paste(large);
    const expected = `[${large.replaceAll('\r\n', '\n')}]`;
    await expect.poll(text).toBe(expected);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
    expect(viewOf().state.selection.main.head).toBe(expected.length - 1);
    undo(viewOf());
    expect(text()).toBe('[selected]');
  });

  test.for(['paste', 'file'] as const)(
    'of more than a million characters (%s) is reported without a timer',
    // A report that waits for a timer never comes here.
    { timeout: 60_000 },
    async (how) => {
      const onChange = vi.fn();
      const huge = 'a line\n'.repeat(200_000);
      await render(<Shell onChange={onChange} />);
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      try {
        if (how === 'paste') {
          paste(huge);
        } else {
          drop(new File([huge], 'huge.txt'));
        }
        while (onChange.mock.lastCall?.[0].length !== huge.length) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('that is too large for the editor is given on as a file', async () => {
    const onLargeText = vi.fn<(file: File) => void>();
    await render(<Shell maximumLength={150_000} onLargeText={onLargeText} />);
    paste(large);
    const file = onLargeText.mock.lastCall?.[0];
    expect(file?.name).toBe('pasted.txt');
    expect(await file?.text()).toBe(large);
    expect(text()).toBe('');
  });

  test('that is too large beside what is there is refused', async () => {
    const onFileRejected = vi.fn();
    await render(<Shell value="kept" maximumLength={300_000} onFileRejected={onFileRejected} />);
    paste(large);
    expect(onFileRejected.mock.lastCall?.[0]).toMatchObject({ code: 'too-large' });
    expect(text()).toBe('kept');
  });
});

describe('after a paste', () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}`).join('\n');
  const visible = () => viewOf().visibleRanges[0]?.from;

  test.each([
    ['a text', lines],
    ['a text that is built in slices', lines.repeat(8)],
  ])('%s shows from its beginning, and the caret is at its end', async (_, pasted) => {
    await render(<Shell value="former" />);
    await editor.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    paste(pasted);
    await expect.poll(lengthOf).toBe(pasted.length);
    await expect.element(editor.getByText('line 0', { exact: true })).toBeInViewport();
    expect(viewOf().scrollDOM.scrollTop).toBe(0);
    expect(viewOf().state.selection.main.head).toBe(pasted.length);
    await userEvent.keyboard('!');
    await expect.element(editor.getByText('line 2999!', { exact: true })).toBeInViewport();
  });

  test('into other text the caret stays in sight', async () => {
    await render(<Shell value="kept " />);
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    paste(lines);
    await expect.poll(visible).toBeGreaterThan(0);
    await expect.element(editor.getByText('line 2999', { exact: true })).toBeInViewport();
  });
});

describe('exact characters', () => {
  test('are not joined, and go from the left to the right in every document', async () => {
    document.documentElement.dir = 'rtl';
    await render(<Shell value="a != b" />);
    expect(getComputedStyle(editor.element()).fontVariantLigatures).toBe('none');
    expect(viewOf().textDirection).toBe(Direction.LTR);
    const gutter = document.querySelector('.cm-gutters')?.getBoundingClientRect().left ?? Number.NaN;
    expect(gutter).toBeLessThan(editor.element().getBoundingClientRect().left);
    document.documentElement.dir = '';
  });
});

describe('a dropped file', () => {
  test('replaces the text, as a change that can be undone', async () => {
    const onChange = vi.fn();
    await render(<Shell value="before" onChange={onChange} />);
    drop(new File(['\uFEFFfrom\r\nfile'], 'a.txt'));
    await expect.poll(text).toBe('from\nfile');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('from\nfile');
    undo(viewOf());
    expect(text()).toBe('before');
  });

  test('that is not text is refused and changes nothing', async () => {
    const onFileRejected = vi.fn();
    await render(<Shell value="before" onFileRejected={onFileRejected} />);
    drop(new File([new Uint8Array([0x89, 0x50, 0xff])], 'photo.png'));
    await expect.poll(() => onFileRejected.mock.lastCall?.[0]).toMatchObject({ code: 'not-text' });
    expect(text()).toBe('before');
  });

  test('is refused with its reason by the editor itself, where nobody else says it, until the text changes', async () => {
    const { rerender } = await render(<Shell value="before" maximumLength={300_000} />);
    const note = page.getByRole('note');
    drop(new File([new Uint8Array([0x89, 0x50, 0xff])], 'photo.png'));
    await expect.element(note).toHaveTextContent(/photo\.png/u);
    drop(new File(['a'.repeat(300_001)], 'long.txt'));
    await expect
      .element(note)
      .toHaveTextContent('long.txt is larger than 300,000 characters, the most that fit here. Open a part of it.');
    await rerender(<Shell value="after" />);
    await expect.element(note).not.toBeInTheDocument();
    drop(new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
    await expect.element(note).toHaveTextContent('Only one file fits here.');
  });

  test('with others goes to who asks for several', async () => {
    const onFiles = vi.fn();
    await render(<Shell value="before" onFiles={onFiles} />);
    const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
    drop(...files);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
    expect(text()).toBe('before');
  });

  test('that is too large is given on', async () => {
    const onLargeText = vi.fn();
    await render(<Shell maximumLength={3} onLargeText={onLargeText} />);
    const file = new File(['four'], 'a.txt');
    drop(file);
    expect(onLargeText).toHaveBeenCalledExactlyOnceWith(file);
  });

  test('goes to who asks for it', async () => {
    const onFile = vi.fn();
    await render(<Shell value="before" onFile={onFile} />);
    const file = new File(['x'], 'a.txt');
    drop(file);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
    expect(text()).toBe('before');
  });
});

describe('find', () => {
  const selected = () => {
    const { from, to } = viewOf().state.selection.main;
    return [from, viewOf().state.sliceDoc(from, to)];
  };

  test.each([false, true])('goes through the matches and wraps around (read-only: %s)', async (readOnly) => {
    await render(<Shell value={'Needle\nhay\nneedle'} readOnly={readOnly} />);
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}f{/Control}');
    await page.getByRole('textbox', { name: 'Find' }).fill('needle');
    await expect.poll(selected).toEqual([0, 'Needle']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(selected).toEqual([11, 'needle']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(selected).toEqual([0, 'Needle']);
    await expect.element(page.getByText('1 of 2 · Wrapped to the top')).toBeVisible();
    expect(document.querySelectorAll('.cm-found')).toHaveLength(2);
    expect(document.querySelector('.cm-foundChosen')?.textContent).toBe('Needle');
    await page.getByRole('button', { name: 'Match case' }).click();
    await expect.poll(selected).toEqual([11, 'needle']);
    expect(document.querySelectorAll('.cm-found')).toHaveLength(1);
    await page.getByRole('textbox', { name: 'Find' }).fill('nothing');
    await expect.element(page.getByText('No matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(editor).toHaveFocus();
    expect(document.querySelectorAll('.cm-found')).toHaveLength(0);
  });
});

describe('the find bar', () => {
  const field = page.getByRole('textbox', { name: 'Find' });

  test('has its text selected each time that it is asked for, so that typing replaces it', async () => {
    await render(<Shell value={'foo bar'} />);
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Control>}f{/Control}foo');
    await expect.element(field).toHaveValue('foo');
    await userEvent.keyboard('{Escape}{Control>}f{/Control}bar');
    await expect.element(field).toHaveValue('bar');
    viewOf().focus();
    viewOf().dispatch({ selection: { anchor: 0 } });
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('baz');
    await expect.element(field).toHaveValue('baz');
  });

  test('is closed by Escape in the text, too', async () => {
    await render(<Shell value="foo" />);
    await editor.click();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(field).toHaveFocus();
    viewOf().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
  });
});

describe('find says', () => {
  const status = page.getByRole('search').getByRole('status');
  const field = page.getByRole('textbox', { name: 'Find' });

  async function openFind(value: string) {
    await render(<Shell value={value} />);
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}f{/Control}');
  }

  test('which of how many it is at, also after a change of the text and of the selection', async () => {
    await openFind('one two\none three\nONE');
    await field.fill('one');
    await expect.element(status).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}');
    await expect.element(status).toHaveTextContent('3 of 3 · Wrapped to the end');
    await page.getByRole('button', { name: 'Match case' }).click();
    await expect.element(status).toHaveTextContent('1 of 2 · Wrapped to the top');
    viewOf().dispatch({ selection: { anchor: 2 } });
    await expect.element(status).toHaveTextContent('2 matches');
    viewOf().dispatch({ changes: { from: 0, insert: 'one ' } });
    await expect.element(status).toHaveTextContent('3 matches');
  });

  test('what matches an expression, and what is wrong with one', async () => {
    await openFind('a1 b22\nc333');
    await page.getByRole('button', { name: 'Regular expression' }).click();
    await field.fill('\\d+$');
    await expect.element(status).toHaveTextContent('1 of 2');
    await expect.poll(() => document.querySelectorAll('.cm-found')).toHaveLength(2);
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('2 of 2');
    expect(viewOf().state.sliceDoc(viewOf().state.selection.main.from)).toBe('333');
    viewOf().dispatch({ changes: { from: 0, insert: '4\n' } });
    await expect.element(status).toHaveTextContent('3 of 3');
    await field.fill('(');
    await expect.element(status).toHaveTextContent('Unterminated group');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(document.querySelectorAll('.cm-found')).toHaveLength(0);
  });
});

describe('for everyone', () => {
  test('a text that the screen has set cannot be kept away from it, unlike a paste', async () => {
    // Neither ends.
    vi.spyOn(scheduler, 'yield').mockImplementation(() => new Promise(() => undefined));
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const loading = page.getByRole('progressbar', { name: 'Loading the text' });
    const { rerender } = await render(<Shell value="a" />);
    await rerender(<Shell value={manyLines} />);
    await expect.element(loading).toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    await rerender(<Shell value="b" />);
    await expect.element(loading).not.toBeInTheDocument();
    await editor.click();
    paste(manyLines);
    await expect.element(loading).toBeVisible();
    await cancel.click();
    await expect.element(loading).not.toBeInTheDocument();
    expect(text()).toBe('b');
  });

  test('Tab leaves it', async () => {
    await render(
      <>
        <Shell value="a" />
        <button type="button">Next</button>
      </>,
    );
    await editor.click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(text()).toBe('a');
  });

  test('shows where the text is wrong, and says that it is', async () => {
    const { rerender } = await render(
      <Shell value={'[\n😀x\n]'} errorAt={{ line: 2, column: 2, message: 'Expected a value.' }} />,
    );
    await expect.element(editor).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('x', { exact: true })).toHaveAttribute('title', 'Expected a value.');
    await rerender(<Shell value={'[\n😀x\n]'} errorAt={undefined} />);
    await expect.element(editor).not.toHaveAttribute('aria-invalid');
    expect(document.querySelector('.cm-errorMark')).toBeNull();
  });

  test('says where the caret is, in code points', async () => {
    await render(<Shell value={'a\n😀b'} />);
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(page.getByText('Ln 2, Col 3')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByText('4 selected · Ln 2, Col 3')).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('colours JSON in the %s theme, parsed or not', async (mode) => {
    showTheme(mode === 'dark');
    const { rerender } = await render(<Shell language="json" value='{"name": 12}' />);
    const colorOf = (content: string) =>
      getComputedStyle(editor.getByText(content, { exact: true }).first().element()).color;
    await expect.element(editor.getByText('12', { exact: true })).toBeVisible();
    expect(colorOf('"name"')).not.toBe(colorOf('12'));
    const parsed = [colorOf('"name"'), colorOf('12')];
    await rerender(<Shell language="json" value={`{"name": 12}\n${'[]\n'.repeat(100_000)}`} />);
    await expect.poll(lengthOf).toBeGreaterThan(300_000);
    await expect.poll(() => [colorOf('"name"'), colorOf('12')]).toEqual(parsed);
  });

  test('folds a block of a document that is not parsed', async () => {
    const block = `{\n${Array.from({ length: 30_000 }, (_, index) => `  "key ${index}": 1`).join(',\n')}\n}`;
    await render(<Shell language="json" value={block} />);
    await expect.poll(lengthOf).toBe(block.length);
    await page.getByTitle('Fold line', { exact: true }).first().click();
    await expect.poll(() => editor.element().textContent).toBe('{…}');
  });
});
