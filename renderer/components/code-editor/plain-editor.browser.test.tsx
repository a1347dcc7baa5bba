import { EditorView } from '@codemirror/view';
import { type ComponentProps, createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { changeUserPreferences, defaultUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { CodeEditor } from './code-editor.tsx';
import type { CodeEditorHandle } from './editor-props.ts';

type Props = Partial<Omit<ComponentProps<typeof CodeEditor>, 'value' | 'bytes'>>;

const sample = '{\n  "name": "Ada",\n  "born": 1815\n}';

function Parent({ first = sample, onChange, ...props }: Props & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <AppTheme>
      <div style={{ height: 400, width: 500 }}>
        <CodeEditor
          label="JSON Content"
          language="json"
          {...props}
          value={value}
          onChange={(next) => {
            onChange?.(next);
            setValue(next);
          }}
        />
      </div>
    </AppTheme>
  );
}

const editor = page.getByRole('textbox', { name: 'JSON Content' });
const viewOf = () => EditorView.findFromDOM(editor.element() as HTMLElement);
const field = () => editor.element() as HTMLTextAreaElement;

/** The callbacks that wait for the page to be idle. */
let idle: IdleRequestCallback[] = [];

/** Makes the page idle until the editor itself is there. */
async function rest(): Promise<void> {
  await expect
    .poll(() => {
      for (const action of idle.splice(0)) {
        action({ didTimeout: false, timeRemaining: () => 50 });
      }
      return viewOf();
    })
    .not.toBeNull();
}

function paste(content: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', content);
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((action) => {
    idle.push(action);
    return 0;
  });
});

afterEach(() => {
  idle = [];
});

/** The position of each text in the window, in pixels, and its colour. */
function placesOf(root: Element, texts: readonly string[]): Record<string, unknown> {
  const places: Record<string, unknown> = {};
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const content = node.textContent ?? '';
    for (const text of texts) {
      // Matches whole lines, because a line number is part of other texts.
      const from = new RegExp(`(?<![^\\n])${text}(?![^\\n])`, 'u').exec(content)?.index;
      if (from !== undefined && node.parentElement !== null) {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + text.length);
        const { left, right, top } = range.getBoundingClientRect();
        places[text] ??=
          `${Math.round(left)} ${Math.round(right)} ${Math.round(top)} ${getComputedStyle(node.parentElement).color}`;
      }
    }
  }
  return places;
}

test('what is short shows at once, at the places and in the colours that it has in the editor', async () => {
  const { container } = await render(<Parent />);
  expect(viewOf()).toBeNull();
  await expect.element(editor).toHaveValue(sample);
  await document.fonts.ready;
  const texts = ['"name"', '"Ada"', '1815', '2', '4'];
  const before = placesOf(container, texts);
  expect(Object.keys(before)).toHaveLength(texts.length);
  await rest();
  await expect.poll(() => placesOf(container, texts)).toEqual(before);
  await expect.element(page.getByText('Ln 1, Col 1')).toBeVisible();
});

test.each([
  ['lines wrap', { wrapsLines: true }],
  ['the font is large and lines wrap', { wrapsLines: true, codeFontSize: 20 }],
  ['the font is small and tabs are wide', { codeFontSize: 11, codeTabWidth: 8 }],
] as const)('nothing moves when %s', async (_, preferences) => {
  changeUserPreferences(preferences);
  const long = 'lorem ipsum dolor sit amet '.repeat(8);
  const first = [...Array.from({ length: 120 }, (_line, index) => `\tline ${index}`), long]
    .join('\n')
    .replace('line 2', `${long} end`);
  const { container } = await render(<Parent first={first} language="text" />);
  await document.fonts.ready;
  const placeOf = (text: string) => {
    const lines = [...container.querySelectorAll('.cm-line, [aria-hidden] > div')];
    const { top, height } =
      lines.find((line) => line.textContent.includes(text))?.getBoundingClientRect() ?? new DOMRect();
    return `${Math.round(top)} ${Math.round(height)}`;
  };
  const texts = ['line 0', 'end', 'line 3', 'line 9'];
  const before = texts.map(placeOf);
  expect(new Set(before).size).toBe(texts.length);
  await rest();
  await expect.poll(() => texts.map(placeOf)).toEqual(before);
  changeUserPreferences(defaultUserPreferences);
});

test('what is typed before the editor is there is reported, and caret and focus stay', async () => {
  const onChange = vi.fn();
  await render(<Parent first="ac" onChange={onChange} />);
  await editor.click();
  await userEvent.keyboard('{Home}{ArrowRight}b');
  expect(onChange.mock.calls).toEqual([['abc']]);
  await rest();
  expect(viewOf()?.state.doc.toString()).toBe('abc');
  expect(viewOf()?.state.selection.main.head).toBe(2);
  expect(viewOf()?.hasFocus).toBe(true);
  await userEvent.keyboard('!');
  expect(onChange.mock.lastCall).toEqual(['ab!c']);
});

test('the editor does not take its place while a word is composed', async () => {
  await render(<Parent />);
  await editor.click();
  field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (let round = 0; round < 20; round += 1) {
    for (const action of idle.splice(0)) {
      action({ didTimeout: false, timeRemaining: () => 50 });
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(viewOf()).toBeNull();
  field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await rest();
});

test('a paste is taken as by the editor: short, long, and too large for it', async () => {
  const onChange = vi.fn();
  const onLargeText = vi.fn<(file: File) => void>();
  await render(<Parent first="" onChange={onChange} onLargeText={onLargeText} maximumLength={200_000} />);
  await editor.click();
  paste('x'.repeat(200_001));
  expect(onLargeText.mock.lastCall?.[0].size).toBe(200_001);
  paste('one\r\ntwo');
  expect(onChange.mock.lastCall).toEqual(['one\ntwo']);
  expect(field().selectionStart).toBe(7);
  paste('y'.repeat(150_000));
  expect(onChange.mock.lastCall?.[0]).toBe(`one\ntwo${'y'.repeat(150_000)}`);
  await rest();
  await expect.poll(() => viewOf()?.state.doc.length).toBe(150_007);
});

test('it shows exact characters, from the left to the right in every document, and a paste from its beginning', async () => {
  document.documentElement.dir = 'rtl';
  const { container } = await render(<Parent first="a != b" />);
  expect(getComputedStyle(field()).fontVariantLigatures).toBe('none');
  expect(getComputedStyle(page.getByText('!=').first().element()).fontVariantLigatures).toBe('none');
  expect(getComputedStyle(field()).direction).toBe('ltr');
  document.documentElement.dir = '';
  await editor.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(Array.from({ length: 150 }, (_, index) => `line ${index}`).join('\n'));
  await expect.poll(() => field().value).toContain('line 149');
  const scroller = container.querySelector('[dir="ltr"]');
  expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? Number.NaN);
  expect(scroller?.scrollTop).toBe(0);
  await rest();
  expect(viewOf()?.scrollDOM.scrollTop).toBe(0);
});

test('a text that may not be changed is not', async () => {
  const onChange = vi.fn();
  await render(<Parent readOnly onChange={onChange} />);
  await editor.click();
  await userEvent.keyboard('x');
  paste('y');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(editor).toHaveValue(sample);
});

test('who asks for a place, or for a file to be loaded, gets the editor', async () => {
  const ref = createRef<CodeEditorHandle>();
  await render(<Parent ref={ref} />);
  ref.current?.goTo({ line: 3, column: 4 });
  await rest();
  await expect.poll(() => viewOf()?.state.selection.main.head).toBe(sample.indexOf('born'));
  ref.current?.loadFile(new File(['from a file'], 'a.txt'));
  await expect.poll(() => viewOf()?.state.doc.toString()).toBe('from a file');
});

test('a part of the text is selected where its lines end in CR LF, too', async () => {
  const ref = createRef<CodeEditorHandle>();
  const onChange = vi.fn();
  const text = 'one\r\ntwo\r\nsecret\r\nfour';
  await render(<Parent ref={ref} first={text} onChange={onChange} />);
  const start = text.indexOf('secret');
  ref.current?.select(start, start + 'secret'.length);
  await rest();
  const selected = () => {
    const state = viewOf()?.state;
    return state?.sliceDoc(state.selection.main.from, state.selection.main.to);
  };
  await expect.poll(selected).toBe('secret');
  // Once the user has typed, the text has LF alone.
  viewOf()?.dispatch({ changes: { from: 0, insert: 'zero\n' }, userEvent: 'input.type' });
  await expect.poll(() => onChange.mock.lastCall).toEqual(['zero\none\ntwo\nsecret\nfour']);
  // Until the parent has passed that in again, the places are those of the previous text.
  const select = () => {
    ref.current?.select(13, 19);
    return selected();
  };
  await expect.poll(select).toBe('secret');
});
