import { type ComponentProps, createRef } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import { ResultTable } from './result-table.tsx';
import type { Column } from './table-columns.ts';
import type { ResultTableHandle } from './table-props.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const columns: Column<Row>[] = [
  { id: 'id', header: 'Id', text: (row) => String(row.id), width: 100, align: 'right', isSortable: true },
  { id: 'name', header: 'Name', text: (row) => row.name },
];

const rowAt = (index: number): Row => ({ id: index + 1, name: `name ${index + 1}` });
const grid = page.getByRole('grid', { name: 'Parsed rows' });
const scroller = () => grid.element() as HTMLElement;
const cells = () => Array.from(grid.element().querySelectorAll('[role=gridcell]'), (cell) => cell.textContent);
const activeCell = () => document.getElementById(scroller().getAttribute('aria-activedescendant') ?? '')?.textContent;

type TableProps = Partial<Omit<ComponentProps<typeof ResultTable<Row>>, 'rows' | 'rowCount' | 'rowAt'>>;

interface RowProps {
  readonly rowCount?: number;
  readonly rowAt?: (index: number) => Row;
}

function Table({ rowCount = 3, rowAt: give = rowAt, ...props }: TableProps & RowProps) {
  return (
    <Provider store={createStore()}>
      <div style={{ height: 400, width: 500 }}>
        <ResultTable
          label="Parsed rows"
          columns={columns}
          rowCount={rowCount}
          rowAt={give}
          emptyText="No rows yet"
          {...props}
        />
      </div>
    </Provider>
  );
}

beforeEach(() => page.viewport(800, 600));

describe('rows', () => {
  test('are cells under their columns', async () => {
    await render(<Table />);
    await expect.poll(cells).toEqual(['1', 'name 1', '2', 'name 2', '3', 'name 3']);
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect.element(grid).toHaveAttribute('aria-rowcount', '4');
    await expect.element(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  });

  test('are told to be missing', async () => {
    await render(<Table rowCount={0} />);
    await expect.element(page.getByText('No rows yet')).toBeVisible();
    expect(cells()).toEqual([]);
  });

  test('are drawn and asked for only in view, out of millions', async () => {
    const asked = vi.fn(rowAt);
    await render(<Table rowCount={5_000_000} rowAt={asked} />);
    await expect.poll(() => cells()[1]).toBe('name 1');
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => cells().at(-1)).toBe('name 5000000');
    expect(asked.mock.calls.length).toBeLessThan(200);
  });

  test('show the start of a long cell on one line', async () => {
    await render(<Table rowCount={1} rowAt={() => ({ id: 1, name: `a\r\nb\n${'x'.repeat(1_000_000)}` })} />);
    await expect.poll(() => cells()[1]?.slice(0, 5)).toBe('a⏎b⏎x');
    expect(cells()[1]?.length).toBeLessThan(400);
  });
});

test('the header stays while rows scroll', async () => {
  await render(<Table rowCount={1000} />);
  const header = page.getByRole('columnheader', { name: 'Name' });
  const before = header.element().getBoundingClientRect().top;
  scroller().scrollTop = 5000;
  await expect.poll(() => cells()[1]).not.toBe('name 1');
  expect(header.element().getBoundingClientRect().top).toBe(before);
});

test('cells stand under their headers, however long they are', async () => {
  const long: Column<Row>[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, header: id, text: () => id.repeat(200) }));
  await render(<Table columns={long} />);
  await expect.poll(cells).toHaveLength(15);
  const lefts = (role: string) =>
    Array.from(grid.element().querySelectorAll(`[role=${role}]`), (cell) => cell.getBoundingClientRect().left);
  expect(lefts('gridcell').slice(0, 5)).toEqual(lefts('columnheader'));
});

test('keys go from cell to cell and bring them into view', async () => {
  await render(<Table rowCount={1_000_000} />);
  await userEvent.tab();
  await expect.poll(activeCell).toBe('1');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.poll(activeCell).toBe('name 2');
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.poll(activeCell).toBe('name 20');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(activeCell).toBe('name 1000000');
  await userEvent.keyboard('{ArrowUp}{Home}');
  await expect.poll(activeCell).toBe('999999');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(activeCell).toBe('1');
});

test('keys bring a column into view', async () => {
  const wide = Array.from(
    { length: 20 },
    (_, index): Column<Row> => ({ id: `${index}`, header: `Column ${index}`, text: () => `cell ${index}` }),
  );
  await render(<Table columns={wide} />);
  scroller().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(activeCell).toBe('cell 19');
  expect(scroller().scrollLeft).toBeGreaterThan(1000);
});

test('a header that gets the focus is in view, and stays there', async () => {
  const wide = Array.from(
    { length: 20 },
    (_, index): Column<Row> => ({
      id: `${index}`,
      header: `Column ${index}`,
      text: () => `cell ${index}`,
      isSortable: true,
    }),
  );
  await render(<Table columns={wide} onSort={() => undefined} />);
  scroller().focus();
  for (let column = 0; column < 20; column += 1) {
    await userEvent.tab();
  }
  const header = page.getByRole('button', { name: 'Column 19' });
  await expect.element(header).toHaveFocus();
  await expect.element(header).toBeInViewport();
  expect(scroller().scrollLeft).toBeGreaterThan(1000);
  expect(scroller()).not.toHaveAttribute('aria-activedescendant');
});

test('a click or Enter copies a cell', async () => {
  await render(<Table copiesOnClick />);
  await page.getByText('name 2').click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('name 2');
  scroller().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => navigator.clipboard.readText()).toBe('name 3');
});

test('rows of elsewhere are told of as they come into view', async () => {
  const onRowsInView = vi.fn();
  await render(<Table rowCount={1000} onRowsInView={onRowsInView} />);
  await expect.poll(() => onRowsInView.mock.lastCall).toEqual([0, 11]);
  scroller().scrollTop = scroller().scrollHeight;
  await expect.poll(() => onRowsInView.mock.lastCall?.[1]).toBe(1000);
});

test('a row is shown when the screen asks for it', async () => {
  const table = createRef<ResultTableHandle>();
  await render(<Table ref={table} rowCount={1_000_000} />);
  await expect.poll(() => cells()[1]).toBe('name 1');
  table.current?.showRow(500_000);
  await expect.poll(activeCell).toBe('500001');
  await expect.element(grid).toHaveFocus();
});

test('what is copied can be more than what is shown', async () => {
  const copyText = vi.fn(async () => 'all of it');
  await render(<Table copiesOnClick copyText={copyText} />);
  await page.getByText('name 2').click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('all of it');
  expect(copyText).toHaveBeenCalledExactlyOnceWith({ row: 1, column: 1 });
});

test('a sortable header asks to be sorted by and says how it is', async () => {
  const onSort = vi.fn();
  const { rerender } = await render(<Table onSort={onSort} />);
  await page.getByRole('button', { name: 'Id' }).click();
  expect(onSort).toHaveBeenCalledExactlyOnceWith('id');
  await rerender(<Table onSort={onSort} sort={{ columnId: 'id', direction: 'descending' }} />);
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'descending');
  expect(page.getByRole('button', { name: 'Name' }).query()).toBeNull();
});

describe('widths', () => {
  const widthOf = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect().width;
  const handleOf = (name: string) =>
    page.getByRole('columnheader', { name }).element().querySelector('[data-resize]') as HTMLElement;

  function Texts({ texts }: { readonly texts: readonly string[] }) {
    const shown: Column<string>[] = [
      { id: 'text', header: 'Text', text: (row) => row },
      { id: 'short', header: 'Short', text: () => 'x' },
    ];
    return (
      <Provider store={createStore()}>
        <div style={{ height: 200, width: 500 }}>
          <ResultTable label="Parsed rows" columns={shown} rows={texts} emptyText="No rows yet" />
        </div>
      </Provider>
    );
  }

  test('follow the text, and the room that is left goes to what asks for more', async () => {
    await render(<Texts texts={['a text of some thirty characters']} />);
    await expect.poll(() => widthOf('Text')).toBeGreaterThan(2 * widthOf('Short'));
    expect(widthOf('Text') + widthOf('Short')).toBeCloseTo(500, 0);
  });

  test('are drawn by the end of a header, and follow the text again after a double click', async () => {
    await render(<Texts texts={['a text of some thirty characters']} />);
    await expect.poll(() => widthOf('Text')).toBeGreaterThan(2 * widthOf('Short'));
    const { right, top } = handleOf('Text').getBoundingClientRect();
    const at = (type: string, x: number) =>
      handleOf('Text').dispatchEvent(new PointerEvent(type, { clientX: x, clientY: top + 5, bubbles: true }));
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    at('pointerdown', right - 2);
    at('pointermove', right - 102);
    await expect.poll(() => Math.round(right - handleOf('Text').getBoundingClientRect().right)).toBe(102);
    at('pointerup', right - 102);
    at('pointermove', right);
    const drawn = widthOf('Text');
    await userEvent.dblClick(handleOf('Text'));
    await expect.poll(() => widthOf('Text')).not.toBe(drawn);
  });

  test('change with Shift and the arrow keys', async () => {
    await render(<Texts texts={['one']} />);
    scroller().focus();
    const before = widthOf('Text');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect.poll(() => Math.round(before - widthOf('Text'))).toBe(32);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(() => Math.round(before - widthOf('Text'))).toBe(16);
  });

  test('that cut a text leave it to be read in full while the keyboard is on it', async () => {
    const long = `${'long '.repeat(80)}and its end`;
    await render(<Texts texts={['short', long]} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(/and its end$/);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(activeCell).toBe('short');
    expect(page.getByRole('tooltip').query()).toBeNull();
  });
});

test('rows that are all there are sorted by the table, and are the same to the caller', async () => {
  const onRowActivate = vi.fn();
  const named: Column<string>[] = [{ id: 'name', header: 'Name', text: (row) => row }];
  await render(
    <Provider store={createStore()}>
      <div style={{ height: 200, width: 300 }}>
        <ResultTable
          label="Parsed rows"
          columns={named}
          rows={['b10', 'c', 'b9']}
          onRowActivate={onRowActivate}
          emptyText="No rows"
        />
      </div>
    </Provider>,
  );
  const header = page.getByRole('button', { name: 'Name' });
  await header.click();
  await expect.poll(cells).toEqual(['b9', 'b10', 'c']);
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByText('b9').click();
  expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(2);
  await header.click();
  await expect.poll(cells).toEqual(['c', 'b10', 'b9']);
  await header.click();
  await expect.poll(cells).toEqual(['b10', 'c', 'b9']);
});
