import { describe, expect, it } from 'vitest';
import { transferListOf } from '#tools/task.ts';
import { createTasks, type RenderOptions } from './tasks.ts';

const defaults: RenderOptions = {
  layout: 'indented',
  indent: 2,
  sortKeys: false,
  query: '',
  maximumInlineLength: 1_000_000,
};
const silent = { reportProgress: () => {} };

/** Creates tasks with a text loaded. */
async function loaded(text: string) {
  const tasks = createTasks();
  await tasks.load({ source: text }, silent);
  return tasks;
}

async function render(tasks: ReturnType<typeof createTasks>, options: Partial<RenderOptions> = {}): Promise<string> {
  const rendered = await tasks.render({ ...defaults, ...options });
  return rendered.ok ? new TextDecoder().decode(rendered.value.bytes) : rendered.error.message;
}

describe('load', () => {
  it('tells what it loaded', async () => {
    expect(await createTasks().load({ source: '{"é":1,"é":1e400}' }, silent)).toMatchObject({
      ok: true,
      value: {
        byteLength: 19,
        nodeCount: 3,
        warnings: { duplicateKeys: { total: 1 }, changedNumbers: { total: 1 } },
      },
    });
  });

  it('reads a file in any of its encodings, and reports how far it is', async () => {
    const tasks = createTasks();
    const fractions: number[] = [];
    const text = `["${'é'.repeat(1_000_000)}"]`;
    await tasks.load(
      { source: new Blob(['\ufeff', text]) },
      { reportProgress: (fraction) => fractions.push(fraction) },
    );
    expect(await render(tasks, { layout: 'minified', maximumInlineLength: 1e8 })).toBe(text);
    expect(fractions.length).toBeGreaterThan(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBeLessThanOrEqual(1);
    await tasks.load({ source: new Blob([Uint8Array.of(0xff, 0xfe, 0x31, 0x00)]) }, silent);
    expect(await render(tasks)).toBe('1');
  });

  it('fails with a place, and keeps what was loaded before', async () => {
    const tasks = await loaded('[1]');
    await render(tasks, { layout: 'minified' });
    expect(await tasks.load({ source: '[1,\n]' }, silent)).toMatchObject({
      ok: false,
      error: { code: 'trailing-comma', position: { line: 1, column: 3 } },
    });
    expect(await tasks.load({ source: '"\ud800"' }, silent)).toMatchObject({ error: { code: 'lone-surrogate' } });
    expect(tasks.resultRows({ from: 0, to: 9 }).rows).toMatchObject([{ text: '[1]' }]);
    expect(await render(tasks, { layout: 'minified' })).toBe('[1]');
  });

  it('lays the text out with the same request if asked to', async () => {
    const tasks = createTasks();
    const source = '{"b":1.0, "a":2}';
    expect(
      await tasks.load({ source, render: { ...defaults, layout: 'minified', sortKeys: true } }, silent),
    ).toMatchObject({
      value: { byteLength: 16, rendered: { value: { bytes: new TextEncoder().encode('{"a":2,"b":1.0}') } } },
    });
    expect(tasks.resultRows({ from: 0, to: 9 }).rows).toMatchObject([{ text: '{"a":2,"b":1.0}' }]);
    expect(await tasks.load({ source, render: { ...defaults, query: '$[' } }, silent)).toMatchObject({
      value: { rendered: { error: { code: 'invalid-query' } } },
    });
    expect(await tasks.load({ source: '[1', render: defaults }, silent)).toMatchObject({ ok: false });
  });

  it('takes JSON Lines and the JSON of a log, and tells of it', async () => {
    const tasks = createTasks();
    expect(await tasks.load({ source: '{"a":1.0}\n{"a":2}' }, silent)).toMatchObject({
      value: { taken: { kind: 'lines', count: 2 } },
    });
    expect(await render(tasks, { layout: 'minified', query: '$[*].a' })).toBe('[1.0,2]');
    expect(tasks.loadedText()).toBe('[\n{"a":1.0},\n{"a":2}\n]');
    expect(await tasks.load({ source: 'INFO {"a": [1.0]} sent' }, silent)).toMatchObject({
      value: { taken: { kind: 'log' } },
    });
    expect(tasks.loadedText()).toBe('{"a": [1.0]}');
    expect(await tasks.load({ source: '{"a": [1.0]}' }, silent)).not.toHaveProperty('value.taken');
  });

  it('refuses a file that is too large, without reading it', async () => {
    const huge = { size: 2 ** 31 } as Blob;
    expect(await createTasks().load({ source: huge }, silent)).toMatchObject({ error: { code: 'too-large' } });
  });
});

describe('render', () => {
  it.each<[Partial<RenderOptions>, string]>([
    [{}, '{\n  "b": [\n    1.0\n  ],\n  "a": {}\n}'],
    [{ indent: 4 }, '{\n    "b": [\n        1.0\n    ],\n    "a": {}\n}'],
    [{ indent: 'tab' }, '{\n\t"b": [\n\t\t1.0\n\t],\n\t"a": {}\n}'],
    [{ layout: 'minified' }, '{"b":[1.0],"a":{}}'],
    [{ layout: 'minified', sortKeys: true }, '{"a":{},"b":[1.0]}'],
    [{ layout: 'minified', query: '$.b' }, '[[1.0]]'],
    [{ layout: 'minified', query: '$', sortKeys: true }, '[{"a":{},"b":[1.0]}]'],
    [{ layout: 'minified', query: ' \t' }, '{"b":[1.0],"a":{}}'],
  ])('%j', async (options, expected) => {
    expect(await render(await loaded('{"b":[1.0],"a":{}}'), options)).toBe(expected);
  });

  it('describes the result', async () => {
    const tasks = await loaded(`["${'😀'.repeat(100)}"]`);
    const rendered = await tasks.render({ ...defaults, query: '$[0]' });
    expect(rendered).toMatchObject({
      ok: true,
      value: {
        byteLength: 408,
        lineCount: 3,
        excerpt: `[\n  "${'😀'.repeat(47)}…`,
        matches: { count: 1, listed: [{ path: '$[0]', value: expect.stringMatching(/^"😀+…/u) }] },
      },
    });
  });

  it('gives the normalized paths of all matches', async () => {
    const tasks = await loaded('{"a\\n\'b":[{"c":1},{"c":2}]}');
    await render(tasks, { query: '$..c' });
    expect(tasks.matchPaths()).toBe("$['a\\n\\'b'][0]['c']\n$['a\\n\\'b'][1]['c']");
    await render(tasks);
    expect(tasks.matchPaths()).toBe('');
  });

  it('sends short results by moving a copy of them, and keeps long ones', async () => {
    const tasks = await loaded('[1,2]');
    const short = await tasks.render({ ...defaults, layout: 'minified', maximumInlineLength: 5 });
    expect(transferListOf(short)).toEqual([short.ok && short.value.bytes?.buffer]);
    const long = await tasks.render({ ...defaults, layout: 'minified', maximumInlineLength: 4 });
    expect(long.ok && long.value).not.toHaveProperty('bytes');
    expect(await tasks.resultBlob()?.text()).toBe('[1,2]');
  });

  it('fails without a document, and with a wrong query', async () => {
    expect(await createTasks().render(defaults)).toMatchObject({ error: { code: 'nothing-loaded' } });
    const tasks = await loaded('[1]');
    await render(tasks);
    expect(await tasks.render({ ...defaults, query: '$[' })).toMatchObject({
      error: { code: 'invalid-query', position: { offset: 2 } },
    });
    expect(tasks.resultRows({ from: 1, to: 2 }).rows).toMatchObject([{ text: '  1' }]);
  });

  it('refuses what would be larger than can be saved', async () => {
    const depth = 100_000;
    const tasks = await loaded('['.repeat(depth) + ']'.repeat(depth));
    expect(await tasks.render(defaults)).toMatchObject({ error: { code: 'result-too-large' } });
    expect(await render(tasks, { layout: 'minified' })).toHaveLength(2 * depth);
  });
});

describe('the result', () => {
  it('has rows', async () => {
    const tasks = await loaded('[1,"Needle",3]');
    await render(tasks);
    expect(tasks.resultRows({ from: 1, to: 3 })).toEqual({
      rowCount: 5,
      rows: [
        { line: 2, text: '  1,', continued: false },
        { line: 3, text: '  "Needle",', continued: false },
      ],
    });
    await render(tasks, { layout: 'minified' });
    expect(tasks.resultRows({ from: 0, to: 9 }).rowCount).toBe(1);
  });

  it('is empty at first', () => {
    const tasks = createTasks();
    expect(tasks.resultRows({ from: 0, to: 9 })).toEqual({ rowCount: 0, rows: [] });
    expect(tasks.treeRows({ from: 0, to: 9 })).toEqual({ rowCount: 0, rows: [] });
    expect(tasks.resultBlob()).toBeUndefined();
    expect(tasks.treePath({ node: 0 })).toBeUndefined();
  });
});

describe('the tree', () => {
  const keysOf = (tasks: ReturnType<typeof createTasks>) =>
    tasks.treeRows({ from: 0, to: 99 }).rows.map((row) => row.key ?? row.index);

  it('shows what was rendered, as it was expanded', async () => {
    const tasks = await loaded('{"b":{"y":1,"x":2},"a":3}');
    await render(tasks);
    expect(keysOf(tasks)).toEqual([0, 'b', 'a']);
    expect(tasks.treeToggle({ node: 1 })).toBe(5);
    await render(tasks, { layout: 'minified' });
    expect(keysOf(tasks)).toEqual([0, 'b', 'y', 'x', 'a']);
    expect(tasks.treeRowOf({ node: 3 })).toBe(3);
    expect(tasks.treeExpand({ depth: 0 })).toBe(1);
    await render(tasks, { sortKeys: true });
    expect(tasks.treeExpand({ depth: Number.POSITIVE_INFINITY })).toBe(5);
    expect(keysOf(tasks)).toEqual([0, 'a', 'b', 'x', 'y']);
  });

  it('names the paths in the source, whatever is sorted and queried', async () => {
    const tasks = await loaded('{"b":[{"y":1},{"y":2,"x":[3]}],"a":[]}');
    const pathOfKey = (key: string) => {
      const row = tasks.treeRows({ from: 0, to: 99 }).rows.find((candidate) => candidate.key === key);
      return tasks.treePath({ node: row?.node ?? -1 })?.dotted;
    };
    await render(tasks, { sortKeys: true });
    tasks.treeExpand({ depth: 9 });
    expect([pathOfKey('a'), pathOfKey('b'), pathOfKey('x')]).toEqual(['$.a', '$.b', '$.b[1].x']);
    expect(tasks.treePath({ node: 0 })).toEqual({ normalized: '$', dotted: '$' });
    await render(tasks, { query: '$.b[1]', sortKeys: true });
    tasks.treeExpand({ depth: 9 });
    expect([pathOfKey('x'), pathOfKey('y')]).toEqual(['$.b[1].x', '$.b[1].y']);
    expect(tasks.treePath({ node: 1 })?.normalized).toBe("$['b'][1]");
    expect(tasks.treePath({ node: 0 })).toBeUndefined();
  });
});
