import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { TreeRows } from './tree-rows.ts';

function treeOf(text: string): TreeRows {
  const result = parseJson(new TextEncoder().encode(text));
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return new TreeRows(result.value.document);
}

/** The visible text of the rows: indentation, key or index, preview. */
function shown(tree: TreeRows, from = 0, to = tree.rowCount): string[] {
  return tree.rows(from, to).map((row) => {
    const name = row.depth === 0 ? '' : `${row.key ?? row.index} `;
    const count =
      row.kind === 'object' || row.kind === 'array' ? ` ${row.isExpanded ? '-' : '+'}${row.childCount}` : '';
    return `${' '.repeat(row.depth)}${name}${row.preview}${count}`;
  });
}

const sample = '{"a":[1,[2,{"b":null}]],"c":{},"d":"é\\n"}';

describe('TreeRows', () => {
  it('shows the top value and its children at first', () => {
    expect(shown(treeOf(sample))).toEqual(['{a: […], c: {}, d: "é\\n"} -3', ' a [1, […]] +2', ' c {} +0', ' d "é\\n"']);
    expect(shown(treeOf('1.0'))).toEqual(['1.0']);
    expect(shown(treeOf('[]'))).toEqual(['[] -0']);
  });

  it('expands and collapses', () => {
    const tree = treeOf(sample);
    const [, a] = tree.rows(0, 2);
    tree.toggle(a?.node ?? 0);
    expect(shown(tree)).toEqual([
      '{a: […], c: {}, d: "é\\n"} -3',
      ' a [1, […]] -2',
      '  0 1',
      '  1 [2, {…}] +2',
      ' c {} +0',
      ' d "é\\n"',
    ]);
    expect(shown(tree, 2, 4)).toEqual(['  0 1', '  1 [2, {…}] +2']);
    expect(shown(tree, 5, 99)).toEqual([' d "é\\n"']);
    expect(shown(tree, 6, 9)).toEqual([]);
    tree.toggle(a?.node ?? 0);
    expect(tree.rowCount).toBe(4);
    tree.toggle(0);
    expect(tree.rowCount).toBe(1);
  });

  it('remembers what was expanded inside a collapsed container', () => {
    const tree = treeOf(sample);
    tree.expandToDepth(Number.POSITIVE_INFINITY);
    expect(tree.rowCount).toBe(9);
    tree.toggle(1);
    expect(tree.rowCount).toBe(4);
    tree.toggle(1);
    expect(tree.rowCount).toBe(9);
  });

  it.each([
    [0, 1],
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 9],
    [Number.POSITIVE_INFINITY, 9],
  ])('expanded to depth %d it has %d rows', (depth, rowCount) => {
    const tree = treeOf(sample);
    tree.expandToDepth(depth);
    expect(tree.rowCount).toBe(rowCount);
  });

  it('knows the row of a node, or of the container that hides it', () => {
    const tree = treeOf(sample);
    expect([0, 1, 2, 5, 6, 7, 8].map((node) => tree.rowOf(node))).toEqual([0, 1, 1, 1, 1, 2, 3]);
    tree.expandToDepth(Number.POSITIVE_INFINITY);
    expect(tree.rows(0, 9).map((row) => tree.rowOf(row.node))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(tree.rows(0, 9).map((row) => row.parent)).toEqual([undefined, 0, 1, 1, 3, 3, 5, 0, 0]);
  });

  it('marks members that a later one of the same name overrides', () => {
    expect(
      treeOf('{"a":1,"\\u0061":2}')
        .rows(1, 3)
        .map((row) => [row.key, row.isShadowed]),
    ).toEqual([
      ['a', true],
      ['a', false],
    ]);
  });

  it('shortens keys and previews between code points', () => {
    const tree = treeOf(`{"${'k'.repeat(300)}":"${'😀'.repeat(5000)}","list":[1,2,3,4,5,6]}`);
    const [top, member, list] = tree.rows(0, 3);
    expect(member?.key).toBe(`${'k'.repeat(200)}…`);
    expect(member?.preview).toMatch(/^"(😀){99}…$/u);
    expect(top?.preview).toMatch(/^\{k{30}…: "(😀){14}…, list: \[…\]\}$/u);
    expect(list?.preview).toBe('[1, 2, 3, 4, 5, …]');
  });

  it('has the rows of a plain walk, whatever is toggled', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.array(fc.nat(), { maxLength: 10 }), (text, toggles) => {
        const tree = treeOf(text);
        tree.expandToDepth(Number.POSITIVE_INFINITY);
        for (const toggle of toggles) {
          tree.toggle(tree.rows(toggle % tree.rowCount, tree.rowCount)[0]?.node ?? 0);
        }
        const rows = tree.rows(0, tree.rowCount);
        expect(rows).toHaveLength(tree.rowCount);
        const byNode = new Map(rows.map((row) => [row.node, row]));
        for (const row of rows) {
          const children = rows.filter((child) => child.parent === row.node);
          expect(children).toHaveLength(row.isExpanded ? row.childCount : 0);
          expect(row.depth).toBe(row.parent === undefined ? 0 : (byNode.get(row.parent)?.depth ?? Number.NaN) + 1);
          expect(tree.rowOf(row.node)).toBe(rows.indexOf(row));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes a million elements', () => {
    const tree = treeOf(`[${'[1],'.repeat(499_999)}[1]]`);
    expect(tree.rowCount).toBe(500_001);
    tree.expandToDepth(Number.POSITIVE_INFINITY);
    expect(tree.rowCount).toBe(1_000_001);
    expect(shown(tree, 999_999)).toEqual([' 499999 [1] -1', '  0 1']);
    expect(tree.rowOf(1_000_000)).toBe(1_000_000);
  });

  it('takes a million nested arrays', () => {
    const depth = 1_000_000;
    const tree = treeOf('['.repeat(depth) + ']'.repeat(depth));
    tree.expandToDepth(Number.POSITIVE_INFINITY);
    expect(tree.rows(depth - 1, depth)).toMatchObject([{ depth: depth - 1, preview: '[]', childCount: 0 }]);
    expect(tree.rows(0, 1)).toMatchObject([{ depth: 0, preview: '[[…]]', childCount: 1 }]);
  });
});
