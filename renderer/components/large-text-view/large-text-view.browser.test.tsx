import { useCallback } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { createStore } from '#renderer/state/store/store.ts';
import { createTextRows, type TextRows } from '#shared/formats/text-rows/text-rows.ts';
import { LargeTextView } from './large-text-view.tsx';
import type { LoadRows } from './row-of-line.ts';
import type { RowLanguage } from './row-segments.ts';

const store = createStore();
const view = page.getByRole('region', { name: 'Formatted JSON' });

/** The text of the rows on the page, without line numbers. */
const seen = () => Array.from(view.element().querySelectorAll('[aria-hidden] + span'), (row) => row.textContent);
const scroller = () => view.element() as HTMLElement;

interface Options {
  readonly rows: TextRows;
  readonly loadRows?: LoadRows;
  readonly language?: RowLanguage;
}

function View({ rows, loadRows, language }: Options) {
  const readText = useCallback(async () => {
    const text = rows
      .rows(0, rows.rowCount)
      .map((row) => (row.continued || row.line === 1 ? row.text : `\n${row.text}`));
    return new Blob(text);
  }, [rows]);
  return (
    <Provider store={store}>
      <AppTheme>
        <div style={{ height: 430, width: 600 }}>
          <LargeTextView
            label="Formatted JSON"
            rowCount={rows.rowCount}
            lineCount={rows.lineCount}
            loadRows={loadRows ?? (rows as TextRows & { load: LoadRows }).load}
            readText={readText}
            {...(language === undefined ? {} : { language })}
          />
        </div>
      </AppTheme>
    </Provider>
  );
}

/** Provides rows as a worker does: later, and by a function with a stable identity. */
function asynchronous(rows: TextRows): TextRows & { load: LoadRows } {
  const load: LoadRows = async (from, to) => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return rows.rows(from, to);
  };
  return { ...rows, load };
}

const fromText = (text: string) => asynchronous(createTextRows(new TextEncoder().encode(text)));
const numbered = (count: number) =>
  fromText(Array.from({ length: count }, (_, index) => `row ${index + 1}`).join('\n'));

/** A text with any number of lines that takes up no memory. */
const endless = (count: number) =>
  asynchronous({
    rowCount: count,
    lineCount: count,
    rows: (from, to) =>
      Array.from({ length: to - from }, (_, index) => ({
        line: from + index + 1,
        text: `row ${from + index + 1}`,
        continued: false,
      })),
  });

beforeEach(() => page.viewport(800, 600));

describe('scrolling', () => {
  test('shows the first rows, and only what fits', async () => {
    await render(<View rows={numbered(100_000)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    expect(seen().length).toBeLessThan(30);
  });

  test('follows the scroll bar to the end', async () => {
    await render(<View rows={numbered(100_000)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => seen().at(-1)).toBe('row 100000');
  });

  test('goes with the keys', async () => {
    await render(<View rows={numbered(1000)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => seen()[0]).toBe('row 3');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => seen().at(-1)).toBe('row 1000');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => seen().at(-1)).not.toBe('row 1000');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => seen()[0]).toBe('row 1');
  });

  test('reaches every row of a text taller than a browser can lay out', async () => {
    const count = 50_000_000;
    await render(<View rows={endless(count)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => seen().at(-1)).toBe(`row ${count}`);
    scroller().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(() => seen().includes(`row ${count}`)).toBe(false);
    const before = Number(seen()[0]?.slice(4));
    await userEvent.wheel(view, { delta: { y: -100 } });
    await expect.poll(() => before - Number(seen()[0]?.slice(4))).toBe(5);
  });

  test('keeps the rows in view until others come', async () => {
    const rows = endless(1_000_000);
    const waiting: (() => void)[] = [];
    const loadRows: LoadRows = async (from, to) => {
      if (from > 0) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return rows.rows(from, to);
    };
    await render(<View rows={rows} loadRows={loadRows} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => scroller().scrollTop).toBeGreaterThan(1000);
    expect(seen().length).toBeGreaterThan(10);
    await expect.poll(() => waiting.shift()?.() ?? seen().at(-1)).toBe('row 1000000');
  });

  test('loads another text', async () => {
    const { rerender } = await render(<View rows={numbered(1000)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    await rerender(<View rows={fromText('other')} />);
    await expect.poll(seen).toEqual(['other']);
  });

  test('asks for few rows however far one scrolls', async () => {
    const rows = endless(10_000_000);
    const loadRows = vi.fn<LoadRows>(async (from, to) => rows.rows(from, to));
    await render(<View rows={rows} loadRows={loadRows} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().scrollTop = scroller().scrollHeight / 2;
    await expect.poll(() => Number(seen()[0]?.slice(4))).toBeGreaterThan(4_000_000);
    for (const [from, to] of loadRows.mock.calls) {
      expect(to - from).toBeLessThan(300);
    }
  });
});

test('numbers lines, not the rows of a cut line', async () => {
  await render(<View rows={fromText(`${'x'.repeat(9000)}\nend`)} />);
  await expect.poll(() => seen().length).toBe(4);
  const numbers = Array.from(view.element().querySelectorAll('[aria-hidden]'), (cell) => cell.textContent);
  expect(numbers).toEqual(['1', '', '', '2']);
});

test('goes to a line', async () => {
  await render(<View rows={fromText(`${'x'.repeat(50_000)}\n${'line\n'.repeat(5000)}end`)} />);
  await page.getByRole('textbox', { name: 'Go to line' }).fill('4000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => view.element().querySelector('[aria-hidden]')?.textContent).toBe('4000');
});

test('colours JSON', async () => {
  await render(<View rows={fromText('{"a": 1}')} language="json" />);
  await expect.element(view.getByText('"a"', { exact: true })).toHaveClass('token-property');
});

test('finds, marks and wraps around', async () => {
  const text = Array.from({ length: 5000 }, (_, index) => (index % 2000 === 1000 ? `Needle ${index}` : 'hay')).join(
    '\n',
  );
  await render(<View rows={fromText(text)} />);
  await expect.poll(() => seen()[0]).toBe('hay');
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill('needle');
  const found = () => view.element().querySelector('[data-found] mark')?.parentElement?.textContent;
  await expect.poll(found).toBe('Needle 1000');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(found).toBe('Needle 3000');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(found).toBe('Needle 1000');
  await expect.element(page.getByText('1 of 2 · Wrapped to the top')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(found).toBe('Needle 3000');
  await page.getByRole('textbox', { name: 'Find' }).fill('nothing');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
  expect(view.element().querySelector('mark')).toBeNull();
});

test('counts the matches of another text, and stays where it is', async () => {
  const { rerender } = await render(<View rows={fromText('hay\nneedle\nneedle')} />);
  await expect.poll(() => seen()[0]).toBe('hay');
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill('needle');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  const other = [...Array<string>(1000).fill('hay'), 'needle'].join('\n');
  await rerender(<View rows={fromText(other)} />);
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  expect(scroller().scrollTop).toBe(0);
  await rerender(<View rows={fromText('hay')} />);
  await expect.element(page.getByText('No matches')).toBeVisible();
});

test('marks all matches of an expression, tells the one that one is at, and says what is wrong with one', async () => {
  await render(<View rows={fromText('{"a": 10,\n "b": 2, "c": 345}')} language="json" />);
  await expect.poll(() => seen().length).toBe(2);
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('button', { name: 'Regular expression' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('\\d+(?=[,}])');
  const marked = (selector: string) =>
    Array.from(view.element().querySelectorAll(selector), (mark) => mark.textContent);
  await expect.poll(() => marked('mark')).toEqual(['10', '2', '345']);
  expect(marked('mark[data-chosen]')).toEqual(['10']);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(page.getByText('3 of 3 · Wrapped to the end')).toBeVisible();
  expect(marked('mark[data-chosen]')).toEqual(['345']);
  await page.getByRole('textbox', { name: 'Find' }).fill('(');
  await expect.element(page.getByText('Unterminated group')).toBeVisible();
  expect(marked('mark')).toEqual([]);
  await page.getByRole('textbox', { name: 'Find' }).fill('B');
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Match case' }).click();
  await expect.element(page.getByText('No matches')).toBeVisible();
});

test('is asked for again with its text selected, and closed by Escape in the rows', async () => {
  await render(<View rows={fromText('one\ntwo')} />);
  await expect.poll(() => seen().length).toBe(2);
  const field = page.getByRole('textbox', { name: 'Find' });
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}one');
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('tw');
  await expect.element(field).toHaveValue('tw');
  scroller().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(document.activeElement).toBe(scroller());
});

describe('what is copied', () => {
  /** Copies a selection from a character of one row to one of another. */
  function copy(from: readonly [row: number, offset: number], to: readonly [row: number, offset: number]): string {
    const texts = view.element().querySelectorAll('[data-row-text] > span');
    const place = ([row, offset]: readonly [number, number]) => [texts[row]?.firstChild as Node, offset] as const;
    document.getSelection()?.setBaseAndExtent(...place(from), ...place(to));
    const clipboardData = new DataTransfer();
    scroller().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  }

  test('are the selected characters, with line breaks between lines only', async () => {
    const line = Array.from({ length: 1200 }, (_, index) => `n${index}`).join(',');
    await render(<View rows={fromText(`first\n${line}\nlast`)} />);
    await expect.poll(() => seen().length).toBe(4);
    expect(copy([0, 2], [3, 3])).toBe(`rst\n${line}\nlas`);
    expect(copy([0, 1], [0, 3])).toBe('ir');
  });

  test('after Ctrl+A are the rows in sight, which is said', async () => {
    await render(<View rows={numbered(1000)} />);
    await expect.poll(() => seen()[0]).toBe('row 1');
    scroller().focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(document.getSelection()?.toString().trim()).toMatch(/^row 1\s+row 2\b/u);
    expect(store.getState().toaster).toMatchObject({
      open: true,
      message: 'Only the rows in sight are selected. Copy and Save take the whole text.',
    });
  });
});

test('scrolls to a match far to the right', async () => {
  await render(<View rows={fromText(`${'x'.repeat(3000)}needle`)} />);
  await expect.poll(() => seen().length).toBe(1);
  scroller().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill('needle');
  await expect.element(view.getByText('needle', { exact: true })).toBeInViewport();
});
