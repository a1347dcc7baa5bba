import { describe, expect, test } from 'vitest';
import { readDefinition } from './read-definition.ts';
import { SqlScanner } from './sql-scanner.ts';

/** Reads an entry that another follows, which must remain. */
function read(definition: string) {
  const scanner = new SqlScanner(`${definition}, next)`, definition.includes('`'));
  const column = readDefinition(scanner);
  expect(scanner.text.slice(scanner.at)).toBe(', next)');
  return column;
}

describe('a column', () => {
  test.each([
    ['id int PRIMARY KEY', 'id', 'INT'],
    ['"a b" numeric(10, 2) DEFAULT (1, 2)', 'a b', 'NUMERIC'],
    ['key TEXT PRIMARY KEY', 'key', 'TEXT'],
    ['key', 'key', ''],
    ['Key varchar(255) NOT NULL', 'Key', 'VARCHAR'],
    ['key TEXT UNIQUE', 'key', 'TEXT'],
    ['key double precision', 'key', 'DOUBLE'],
    ["index enum('a', 'b')", 'index', 'ENUM'],
    ['index nvarchar(max)', 'index', 'NVARCHAR'],
    ['key geometry(Point, 4326)', 'key', 'GEOMETRY'],
    ['period date', 'period', 'DATE'],
    ['period', 'period', ''],
    ['exclude boolean NOT NULL', 'exclude', 'BOOLEAN'],
    ['fulltext TEXT', 'fulltext', 'TEXT'],
    ['spatial integer', 'spatial', 'INTEGER'],
    ['key integer[]', 'key', ''],
    ['`key` varchar(10)', 'key', 'VARCHAR'],
    ['[index] int', 'index', 'INT'],
    ['"primary" int', 'primary', 'INT'],
  ])('%s', (definition, name, type) => {
    expect(read(definition)).toEqual({ name, type });
  });
});

describe('a constraint or an index', () => {
  test.each([
    'CONSTRAINT c UNIQUE (id)',
    'PRIMARY KEY (id, b)',
    'UNIQUE KEY `k` (`a`)',
    'FOREIGN KEY (a) REFERENCES t (b) ON DELETE CASCADE',
    'CHECK (a > 1)',
    'LIKE other INCLUDING ALL',
    'KEY (a)',
    'KEY name (a, b)',
    'KEY `name` (`a`(10), `b` DESC)',
    'KEY name USING BTREE (a)',
    'KEY USING HASH (a)',
    'KEY name ((a + 1))',
    'INDEX ix CLUSTERED (a)',
    'INDEX ix UNIQUE NONCLUSTERED (a)',
    'INDEX [ix] UNIQUE ([a])',
    'FULLTEXT KEY name (a)',
    'FULLTEXT INDEX (a)',
    'FULLTEXT (a, b)',
    'SPATIAL INDEX name (a)',
    'EXCLUDE USING gist (c WITH &&)',
    'EXCLUDE (c WITH =)',
    'PERIOD FOR SYSTEM_TIME (since, until)',
  ])('%s', (definition) => {
    expect(read(definition)).toBeUndefined();
  });
});
