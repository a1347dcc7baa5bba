import { describe, expect, test } from 'vitest';
import type { StoppableContext } from '#tools/task.ts';
import { defaultExportOptions, sqlDialects } from './export/export-options.ts';
import { defaultOptions } from './parse/parser-options.ts';
import { createTasks } from './tasks.ts';

const context: StoppableContext = { reportProgress: () => undefined, isStopped: () => false };
const everything = { filter: { text: '', column: undefined }, sort: undefined };
const json = { format: 'json', settings: defaultExportOptions } as const;
const input = (source: string | Blob) => ({ source, encoding: 'utf-8', options: defaultOptions }) as const;

async function parsed(source: string) {
  const tasks = createTasks();
  const result = await tasks.parse(input(source), context);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  const shown = () =>
    tasks
      .rows({ id: result.value.id, from: 0, to: 10, fromColumn: 0, toColumn: 5 })
      ?.map(({ number, cells }) => [number, ...cells]);
  return { tasks, shown, result: result.value };
}

test('rows, cells and places are those of the view', async () => {
  const { tasks, shown } = await parsed('b,1\na,2\nb,3\n');
  await tasks.view({ filter: { text: 'b', column: 0 }, sort: { column: 1, direction: 'descending' } }, context);
  expect(shown()).toEqual([
    [3, 'b', '3'],
    [1, 'b', '1'],
  ]);
  expect(tasks.cell({ row: 0, column: 1 })).toBe('3');
  expect(tasks.placeOf({ number: 1 })).toBe(1);
  expect(tasks.placeOf({ number: 2 })).toBeUndefined();
  await tasks.view(everything, context);
  expect(shown()).toHaveLength(3);
  expect(tasks.placeOf({ number: 2 })).toBe(1);
});

test('long cells are cut where they are shown, not where they are copied', async () => {
  const { tasks, shown } = await parsed(`${'x'.repeat(1000)},y`);
  expect(String(shown()?.[0]?.[1])).toHaveLength(320);
  expect(tasks.cell({ row: 0, column: 0 })).toHaveLength(1000);
});

describe('of two texts that are parsed at a time', () => {
  test('the newer counts, whichever ends first', async () => {
    const tasks = createTasks();
    const older = tasks.parse(input(new Blob(['old,1\n'.repeat(400_000)])), context);
    const newer = tasks.parse(input('new,1'), context);
    expect(await newer).toMatchObject({ ok: true, value: { rowCount: 1 } });
    expect(await older).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(tasks.cell({ row: 0, column: 0 })).toBe('new');
  });

  test('rows of the former are no longer given', async () => {
    const { tasks, shown } = await parsed('a,b');
    await tasks.parse(input('c,d'), context);
    expect(shown()).toBeUndefined();
  });

  test('a view of the former does not become one of the newer', async () => {
    const { tasks } = await parsed(
      Array.from({ length: 200_000 }, (_, row) => `x${(row * 7919) % 200_000},y`).join('\n'),
    );
    const sorting = tasks.view({ ...everything, sort: { column: 0, direction: 'ascending' } }, context);
    await tasks.parse(input('c,d'), context);
    expect(await sorting).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(tasks.cell({ row: 0, column: 0 })).toBe('c');
  });
});

test('before there are rows, there is nothing to write', async () => {
  const tasks = createTasks();
  expect(await tasks.export(json, context)).toMatchObject({ ok: false, error: { code: 'nothing-there' } });
  expect(await tasks.excerpt(json, context)).toEqual({ text: '', rowCount: 0 });
  expect(await tasks.statistics({ from: 0, to: 1 }, context)).toEqual({ ok: true, value: [] });
});

test('types that would change values are counted', async () => {
  const tasks = createTasks();
  const options = { ...defaultOptions, dynamicTyping: { 0: true } };
  const result = await tasks.parse({ source: '007,007\n1e5,1\n5,1\n', encoding: 'utf-8', options }, context);
  expect(result).toMatchObject({ ok: true, value: { kept: { count: 2, examples: ['007', '1e5'] } } });
});

test.each(sqlDialects.map(({ value }) => value))('in SQL for %s, a column has values of one type', async (dialect) => {
  const tasks = createTasks();
  const options = { ...defaultOptions, dynamicTyping: true };
  const source = '1,1,true,true,a,\n2.5,007,false,5,b,\n,,,,,\n';
  await tasks.parse({ source, encoding: 'utf-8', options }, context);
  const sql = { format: 'sql', settings: { ...defaultExportOptions, dialect } } as const;
  const prefix = dialect === 'sqlserver' ? 'N' : '';
  const text = (value: string) => `${prefix}'${value}'`;
  const [yes, no] = ['sqlserver', 'sqlite'].includes(dialect) ? ['1', '0'] : ['TRUE', 'FALSE'];
  const rows = [
    `  (1, ${text('1')}, ${yes}, ${text('true')}, ${text('a')}, NULL)`,
    `  (2.5, ${text('007')}, ${no}, ${text('5')}, ${text('b')}, NULL)`,
    '  (NULL, NULL, NULL, NULL, NULL, NULL)',
  ];
  const excerpt = await tasks.excerpt(sql, context);
  expect(excerpt.text).toContain(`VALUES\n${rows.join(',\n')};\n`);
  const exported = await tasks.export(sql, context);
  expect(exported.ok && (await exported.value.text())).toBe(excerpt.text);
  // A row is written the same way where the rows that make its column text are not shown.
  await tasks.view({ ...everything, filter: { text: '2.5', column: 0 } }, context);
  expect((await tasks.excerpt(sql, context)).text).toContain(`VALUES\n${rows[1]};\n`);
  await tasks.view({ ...everything, filter: { text: '1', column: 1 } }, context);
  expect((await tasks.excerpt(sql, context)).text).toContain(`VALUES\n${rows[0]};\n`);
  // Another table has other columns.
  await tasks.parse({ source: '1,1\n2,2\n', encoding: 'utf-8', options }, context);
  expect((await tasks.excerpt(sql, context)).text).toContain('VALUES\n  (1, 1),\n  (2, 2);\n');
});
