import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../electron/main', import.meta.url));

/** The rooms of the main process, and the others that each may import: the table of docs/architecture.md. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  page: [],
  files: ['page'],
  security: ['page'],
  window: ['files', 'security'],
  'quick-box': ['page', 'security', 'window'],
  menus: [],
  start: [],
  preferences: ['files', 'start', 'window'],
  updates: [],
  poker: [],
  messages: ['files', 'menus', 'page', 'poker', 'preferences', 'quick-box', 'security', 'start', 'updates', 'window'],
};

const filesOf = (room: string) => readdirSync(join(main, room), { withFileTypes: true });

it('the main process has its wiring, and a folder for each room', () => {
  const names = readdirSync(main).toSorted();
  expect(names).toEqual([...Object.keys(rooms), 'index.ts'].toSorted());
});

describe.each(Object.entries(rooms))('%s', (room, allowed) => {
  it('holds no folder', () => {
    expect(filesOf(room).filter((entry) => !entry.isFile())).toEqual([]);
  });

  it(`imports ${allowed.length === 0 ? 'no other room' : `no room but ${allowed.join(', ')}`}`, () => {
    const imported = filesOf(room).flatMap(({ name }) => {
      const code = readFileSync(join(main, room, name), 'utf8');
      // The wiring, which no room may import, counts as a room that the table does not list.
      return [...code.matchAll(/(?:from |import\()'(?:#electron\/main|\.\.)\/([^'/]+)/g)].map(
        ([, other = '']) => other,
      );
    });
    expect([...new Set(imported)].filter((other) => !allowed.includes(other))).toEqual([]);
  });
});
