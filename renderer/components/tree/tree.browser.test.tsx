import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tree } from './tree.tsx';
import { TreeRow } from './tree-row.tsx';
import { useTreeScroll } from './use-tree-scroll.ts';

interface Branch {
  readonly name: string;
  readonly parent: number | undefined;
}

/** A hundred branches, each with two leaves, by their numbers. */
const nodes: readonly Branch[] = Array.from({ length: 300 }, (_, node) => ({
  name: node % 3 === 0 ? `branch ${node}` : `leaf ${node}`,
  parent: node % 3 === 0 ? undefined : node - (node % 3),
}));

interface Props {
  /** How many rows are loaded, from the first on. */
  readonly loadedCount?: number;
  readonly onFocus?: () => void;
}

/** The tree with all branches open, in a room for ten rows. */
function Example({ loadedCount = nodes.length, onFocus = () => undefined }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [activeRow, setActiveRow] = useState(0);
  const shown = [...nodes.keys()].filter((node) => !closed.has(nodes[node]?.parent ?? -1));
  const scroll = useTreeScroll(shown.length, 20);
  const isBranch = (node: number) => nodes[node]?.parent === undefined;
  const toggle = (node: number) =>
    isBranch(node) &&
    setClosed(closed.has(node) ? new Set([...closed].filter((one) => one !== node)) : new Set([...closed, node]));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 200, width: 300 }}>
      <Tree
        label="Example"
        scroll={scroll}
        loaded={{ from: 0, rows: shown.slice(0, loadedCount) }}
        activeRow={activeRow}
        isOpen={(node) => isBranch(node) && !closed.has(node)}
        onActivate={setActiveRow}
        onToggle={toggle}
        parentOf={(node) => {
          const parent = nodes[node]?.parent;
          return parent === undefined ? undefined : shown.indexOf(parent);
        }}
        keyOf={(node) => node}
        onFocus={onFocus}
      >
        {(node, placed) => (
          <TreeRow
            {...placed}
            depth={isBranch(node) ? 0 : 1}
            isExpanded={isBranch(node) ? !closed.has(node) : undefined}
            onToggle={() => toggle(node)}
          >
            {nodes[node]?.name}
          </TreeRow>
        )}
      </Tree>
    </div>
  );
}

const tree = page.getByRole('tree', { name: 'Example' });
const active = () => document.getElementById(tree.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
const rowCalled = (name: string) => page.getByRole('treeitem', { name, exact: true });

async function focused(props: Props = {}): Promise<void> {
  await render(<Example {...props} />);
  await userEvent.tab();
  await expect.element(tree).toHaveFocus();
}

describe('with the keyboard', () => {
  test.each([
    ['down and up', '{ArrowDown}{ArrowDown}{ArrowUp}', 'leaf 1'],
    ['no further up than the first', '{ArrowUp}', 'branch 0'],
    ['into an open branch', '{ArrowRight}', 'leaf 1'],
    ['from a leaf to its branch', '{ArrowDown}{ArrowDown}{ArrowLeft}', 'branch 0'],
    ['past a closed branch', '{ArrowLeft}{ArrowDown}', 'branch 3'],
    ['into a branch opened again', '{ArrowLeft}{ArrowRight}{ArrowRight}', 'leaf 1'],
    ['past a branch closed by Enter', '{Enter}{ArrowDown}', 'branch 3'],
    ['to the end', '{End}', 'leaf 299'],
    ['to the end and back', '{End}{Home}', 'branch 0'],
  ])('%s', async (_, keys, name) => {
    await focused();
    await userEvent.keyboard(keys);
    await expect.poll(active).toBe(name);
    await expect.element(rowCalled(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tree).toHaveFocus();
  });

  test('the active row scrolls into view', async () => {
    await focused();
    await userEvent.keyboard('{End}');
    await expect.element(rowCalled('leaf 299')).toBeInViewport();
    await expect.element(rowCalled('branch 297')).toHaveAttribute('aria-level', '1');
  });
});

test('only rows in sight are in the document, and the active one', async () => {
  await focused();
  tree.element().scrollTop = 3000;
  await expect.element(rowCalled('branch 150')).toBeInViewport();
  expect(active()).toBe('branch 0');
  expect(tree.element().querySelectorAll('[role=treeitem]').length).toBeLessThan(15);
});

test('while the active row is not loaded, it is the last one that was', async () => {
  await focused({ loadedCount: 40 });
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(active()).toBe('leaf 1');
  // A row that is not loaded can be left, although nobody knows whether it is open.
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect.poll(active).toBe('branch 0');
});

describe('with the pointer', () => {
  test('a click makes a row the active one, and two open or close it', async () => {
    await render(<Example />);
    await rowCalled('branch 3').click();
    await expect.poll(active).toBe('branch 3');
    await expect.element(rowCalled('branch 3')).toHaveAttribute('aria-expanded', 'true');
    await rowCalled('branch 3').dblClick();
    await expect.element(rowCalled('branch 3')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(rowCalled('leaf 4')).not.toBeInTheDocument();
    await expect.element(rowCalled('leaf 1')).not.toHaveAttribute('aria-expanded');
  });
});

test('who has the focus is told', async () => {
  const onFocus = vi.fn();
  await focused({ onFocus });
  expect(onFocus).toHaveBeenCalledOnce();
});

test('two quick clicks on the arrow open and close it', async () => {
  await render(<Example />);
  const branch = rowCalled('branch 3');
  const arrow = () => branch.element().querySelector('svg') as Element;
  await expect.element(branch).toHaveAttribute('aria-expanded', 'true');
  await userEvent.dblClick(arrow());
  await expect.element(branch).toHaveAttribute('aria-expanded', 'true');
  await userEvent.dblClick(branch);
  await expect.element(branch).toHaveAttribute('aria-expanded', 'false');
});
