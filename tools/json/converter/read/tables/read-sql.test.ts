import { describe, expect, test } from 'vitest';
import { WarningCollector } from '../../conversion-warnings.ts';
import { writeJsonText } from '../../write/write-json-text.ts';
import { readSql } from './read-sql.ts';

function read(text: string) {
  const warnings = new WarningCollector();
  const result = readSql(text, warnings);
  return {
    shown: result.ok
      ? writeJsonText(result.value, '')
      : `${result.error.position?.line ?? ''}: ${result.error.message}`,
    code: result.ok ? undefined : result.error.code,
    warnings: warnings
      .collect()
      .listed.map(({ text: warning, position }) => (position === undefined ? warning : `${position.line}: ${warning}`)),
  };
}

describe('rows become a list of objects', () => {
  test.each([
    ["INSERT INTO t (a, b) VALUES (1, 'x');", '[{"a":1,"b":"x"}]'],
    ['insert into t(a)values(1),(2)', '[{"a":1},{"a":2}]'],
    ['INSERT INTO t (a) VALUES (1);\n\nINSERT INTO T (b) VALUES (2);', '[{"a":1},{"b":2}]'],
    [
      'INSERT INTO t (a) VALUES (1)\nINSERT INTO t (a) VALUES (2)\nGO\n  INSERT INTO t (a) VALUES (3)',
      '[{"a":1},{"a":2},{"a":3}]',
    ],
    ['INSERT INTO t (a) VALUES (1) INSERT t (a) VALUES (2)', '[{"a":1},{"a":2}]'],
    [
      "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT); INSERT INTO settings VALUES ('a', 'b');",
      '[{"key":"a","value":"b"}]',
    ],
    ['CREATE TABLE t (Id INT);\nCOPY t (id) FROM stdin;\n7\n\\.\n', '[{"id":7}]'],
    ["INSERT INTO t SET a = 1, `b` = 'x'", '[{"a":1,"b":"x"}]'],
    ['INSERT t SET a = NULL ON DUPLICATE KEY UPDATE a = 2;INSERT t SET a = 3;', '[{"a":null},{"a":3}]'],
    ['INSERT INTO t (a) OUTPUT inserted.id, inserted.a INTO @x (b, c) VALUES (1)', '[{"a":1}]'],
    [
      'INSERT ALL INTO t (a) VALUES (1) INTO u (b) VALUES (2) INTO t (a) VALUES (3) SELECT * FROM dual;',
      '{"t":[{"a":1},{"a":3}],"u":[{"b":2}]}',
    ],
    ['CREATE TABLE t (a int) INSERT INTO t VALUES (1)', '[{"a":1}]'],
    ["INSERT INTO t (a) VALUES (1) ON DUPLICATE KEY UPDATE a = INSERT(a, 1, 2, 'x')", '[{"a":1}]'],
    ['INSERT INTO a (x) VALUES (1); INSERT INTO s.b (y) VALUES (2);', '{"a":[{"x":1}],"s.b":[{"y":2}]}'],
    ['REPLACE INTO t (a) VALUES (1)', '[{"a":1}]'],
    ['INSERT OR IGNORE INTO t (a) VALUES (1)', '[{"a":1}]'],
    ['INSERT LOW_PRIORITY IGNORE INTO t (a) VALUES ROW(1), ROW(2)', '[{"a":1},{"a":2}]'],
    [
      'INSERT INTO "my t" AS x ("a b", [c]]d], "e""f") OVERRIDING SYSTEM VALUE VALUES (1, 2, 3)',
      '[{"a b":1,"c]d":2,"e\\"f":3}]',
    ],
    ['INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2 RETURNING *;', '[{"a":1}]'],
    ['/* INSERT INTO u (a) VALUES (0); */ -- INSERT INTO v\nINSERT INTO t -- so\n(a) /* so */ VALUES (1)', '[{"a":1}]'],
    ['INSERT INTO t (__proto__) VALUES (1)', '[{"__proto__":1}]'],
    ['\ufeffINSERT INTO t (é) VALUES (1)', '[{"é":1}]'],
    [
      'CREATE TABLE t (id int PRIMARY KEY, "a b" numeric(10, 2) DEFAULT (1, 2), CONSTRAINT c UNIQUE (id));\nINSERT INTO t VALUES (1, 2.50);',
      '[{"id":1,"a b":2.50}]',
    ],
    ['CREATE TEMP TABLE IF NOT EXISTS t (a text);INSERT INTO T VALUES (1)', '[{"a":1}]'],
  ])('%j', (text, json) => {
    expect(read(text).shown).toBe(json);
    expect(read(text).warnings).toEqual([]);
  });
});

describe('a literal keeps its value', () => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['-1.50', '-1.50'],
    ['+.5', '0.5'],
    ['5.', '5'],
    ['1E3', '1E3'],
    ['NULL', 'null'],
    ['true', 'true'],
    ['FALSE', 'false'],
    ["'it''s'", '"it\'s"'],
    ["''", '""'],
    ["'a\\b'", '"a\\\\b"'],
    ["'a;b), (c'", '"a;b), (c"'],
    ["'-- no /* comment'", '"-- no /* comment"'],
    ["N'é'", '"é"'],
    ["E'a\\nb\\'c'", '"a\\nb\'c"'],
    ["E'\\101\\x42 \\303\\xA9 \\u00e9\\uD83D\\uDE00\\U0001F600 \\q\\\\'", '"AB é é😀😀 q\\\\"'],
    ['"double"', '"double"'],
    ["$$a'b$$", '"a\'b"'],
    ['$x$a$$b$x$', '"a$$b"'],
    ["DATE '2024-02-29'", '"2024-02-29"'],
    ["'2024-02-29'::date", '"2024-02-29"'],
    ['\'{"a": 1}\'::jsonb', '"{\\"a\\": 1}"'],
    ["_utf8mb4'x'", '"x"'],
  ])('%s', (literal, json) => {
    expect(read(`INSERT INTO t (a, b) VALUES (${literal}, 1)`).shown).toBe(`[{"a":${json},"b":1}]`);
  });

  test('a backslash escapes where names are in backticks, as in MySQL, or where nothing else can be meant', () => {
    const escaped = "VALUES ('a\\'b\\n\\\\\\%', 1)";
    const json = '[{"a":"a\'b\\n\\\\\\\\%","b":1}]';
    expect(read(`INSERT INTO \`t\` (a, b) ${escaped}; # so`).shown).toBe(json);
    expect(read(`INSERT INTO t (a, b) ${escaped}`).shown).toBe(json);
    expect(read(`INSERT INTO t (a, b) ${escaped}`).warnings).toEqual([
      'Backslashes in strings were read as escapes, as MySQL does.',
    ]);
    // Nothing in backticks but within strings and comments, and valid without escapes.
    for (const other of ['`npm test` in ', 'ENGINE=x ', "it''s `code` ", '\n# title ']) {
      expect(read(`INSERT INTO "t" (a) VALUES ('${other}C:\\temp'); -- \`so\`\n/* \`so\` */`).shown).toBe(
        JSON.stringify([{ a: `${other.replace("''", "'")}C:\\temp` }]),
      );
    }
    expect(read("INSERT INTO t (a) VALUES ('C:\\')").shown).toBe('[{"a":"C:\\\\"}]');
  });
});

describe('a backslash before a quote is an escape if the text has no other meaning', () => {
  test.each([
    ["INSERT INTO t (a) VALUES ('it\\'s'), ('he\\'s');", [{ a: "it's" }, { a: "he's" }]],
    [
      "INSERT INTO t (a, b) VALUES (1, 'it\\'s'), (2, 'he\\'s');",
      [
        { a: 1, b: "it's" },
        { a: 2, b: "he's" },
      ],
    ],
    [
      "INSERT INTO t (a) VALUES ('the boys\\' book'), ('the girls\\' book');",
      [{ a: "the boys' book" }, { a: "the girls' book" }],
    ],
    ["INSERT INTO t (a) VALUES ('it\\'s'), (UPPER('he\\'s'));", [{ a: "it's" }, { a: "UPPER('he\\'s')" }]],
    [
      "INSERT INTO t VALUES ('x', 'a\\', b'), ('y', 'c\\', d');",
      [
        { column_1: 'x', column_2: "a', b" },
        { column_1: 'y', column_2: "c', d" },
      ],
    ],
    // In these, it is the last character of a string.
    ["INSERT INTO t (a) VALUES ('C:\\'), ('D:\\');", [{ a: 'C:\\' }, { a: 'D:\\' }]],
    [
      "INSERT INTO t (a, b) VALUES (LOWER('C:\\'), 'C:\\temp'), (LOWER('D:\\'), 'x');",
      [
        { a: "LOWER('C:\\')", b: 'C:\\temp' },
        { a: "LOWER('D:\\')", b: 'x' },
      ],
    ],
    ["INSERT INTO t (a) VALUES ('C:\\' || 'D:\\'); -- don't", [{ a: "'C:\\' || 'D:\\'" }]],
    ["INSERT INTO t (a, b) VALUES (LOWER(E'it\\'s'), 'C:\\temp');", [{ a: "LOWER(E'it\\'s')", b: 'C:\\temp' }]],
  ])('%s', (text, rows) => {
    expect(read(text).shown).toBe(JSON.stringify(rows));
  });
});

test('what only a database can tell is kept as it is written, and told with its place', () => {
  const { shown, warnings } = read(
    "INSERT INTO t (a, b, c, d)\nVALUES (NOW(), X'0F',\n 1 + (2, 3), CAST('x, y' AS char))",
  );
  expect(shown).toBe('[{"a":"NOW()","b":"X\'0F\'","c":"1 + (2, 3)","d":"CAST(\'x, y\' AS char)"}]');
  expect(warnings).toEqual([
    '2: "NOW()" became text: only the database can tell its value.',
    '2: "X\'0F\'" became text: only the database can tell its value.',
    '3: "1 + (2, 3)" became text: only the database can tell its value.',
    '3: "CAST(\'x, y\' AS char)" became text: only the database can tell its value.',
  ]);
});

test('DEFAULT is left out, and told with its place', () => {
  const { shown, warnings } = read("INSERT INTO t (a, b) VALUES (1, 'x'),\n(DEFAULT, 'DEFAULT')");
  expect(shown).toBe('[{"a":1,"b":"x"},{"b":"DEFAULT"}]');
  expect(warnings).toEqual(['2: DEFAULT was left out: only the database can tell its value.']);
});

test('what was left out is told', () => {
  const { shown, warnings } = read(
    'SET NAMES utf8;\nBEGIN;\nINSERT INTO t (a) SELECT 1;\nINSERT INTO t VALUES (1, 2);\nCOMMIT;\n',
  );
  expect(shown).toBe('[{"column_1":1,"column_2":2}]');
  expect(warnings).toEqual([
    '3: This INSERT into "t" has no VALUES, and was left out.',
    '4: The columns of "t" have no names, so they were numbered.',
    'Only rows were read: 3 other statements were left out.',
  ]);
});

describe('comments about which databases disagree', () => {
  const run = 'The rows in comments such as this one, /*! … */, were read: MySQL runs them, other databases do not.';
  const nested =
    'This comment contains another, and was left out as a whole, as PostgreSQL and SQL Server do. ' +
    'MySQL, SQLite and Oracle end it at the first “*/”.';
  const last = 'INSERT INTO t (a) VALUES (2);';
  test.each([
    [`/*!50001 INSERT INTO t (a) VALUES (1) */;\n${last}`, '[{"a":1},{"a":2}]', [`1: ${run}`]],
    [`\n/*M! INSERT INTO t (a) VALUES (1) */;\n${last}`, '[{"a":1},{"a":2}]', [`2: ${run}`]],
    [`/*! INSERT INTO t (a) VALUES (1) */;\n${last.replace('t', '`t`')}`, '[{"a":1},{"a":2}]', [`1: ${run}`]],
    ['/*! INSERT INTO t (a) VALUES (1) */', '[{"a":1}]', [`1: ${run}`]],
    [
      `/*! INSERT INTO t (a) VALUES (1) */;\n${last}`,
      '[{"a":2}]',
      ['1: This comment, /*! … */, was left out: MySQL runs it, other databases do not.'],
    ],
    [`/*! licence (c) */ ${last}`, '[{"a":2}]', []],
    ['INSERT /*!50001 IGNORE */ INTO `t` (a) VALUES (1) /*! , (2) */', '[{"a":1},{"a":2}]', []],
    ['/*M!999999\\- sandbox (1) */ INSERT INTO `t` (a) VALUES (1)', '[{"a":1}]', []],
    [`/*!40101 SET NAMES utf8 */;\n${last}`, '[{"a":2}]', ['Only rows were read: 1 other statement was left out.']],
    [`/* a /* b */ INSERT INTO t (a) VALUES (1); */ ${last}`, '[{"a":2}]', [`1: ${nested}`]],
    [`/* a /* b */ c */ ${last}`, '[{"a":2}]', []],
    [`/* a /* b */ ${last}`, '[{"a":2}]', []],
    ['/* a /* b */ INSERT INTO `t` (a) VALUES (1); -- */', '[{"a":1}]', []],
    [
      `${last} /* INSERT INTO t (a) VALUES (1);`,
      '[{"a":2}]',
      ['1: This comment is never closed by “*/”: everything from here on was left out.'],
    ],
  ])('%j', (text, json, warnings) => {
    expect(read(text)).toMatchObject({ shown: json, warnings });
  });

  test('PostgreSQL nests comments, which COPY tells', () => {
    const { shown, warnings } = read(
      'CREATE TABLE t (a int);/* /* */ INSERT INTO t (a) VALUES (1); */\nCOPY t (a) FROM stdin;\n2\n\\.\n',
    );
    expect(shown).toBe('[{"a":2}]');
    expect(warnings).toEqual([]);
  });

  test('in MySQL, two signs without a space after them are not a comment', () => {
    expect(read('INSERT INTO `t` (a, b) VALUES (5--1, 2) -- so').shown).toBe('[{"a":"5--1","b":2}]');
  });
});

test('INSERT is a statement of its own on the line of another, but not as a part of one', () => {
  const { shown, warnings } = read(
    'USE shop IF NOT EXISTS (SELECT 1 FROM t) INSERT INTO t (a) VALUES (1);\n' +
      'CREATE TRIGGER x AFTER INSERT ON t BEGIN INSERT INTO log VALUES (3); END;\n' +
      'GRANT SELECT, INSERT ON t TO ann; MERGE INTO t USING s ON (1 = 1) WHEN NOT MATCHED THEN INSERT (a) VALUES (2);',
  );
  expect(shown).toBe('[{"a":1}]');
  expect(warnings).toEqual(['Only rows were read: 4 other statements were left out.']);
});

test('the statements of a trigger or routine have not been run', () => {
  const { shown, warnings } = read(
    'CREATE TRIGGER x AFTER INSERT ON t BEGIN\n' +
      '  INSERT INTO log VALUES (CASE WHEN 1 THEN 2 END);\n  INSERT INTO log VALUES (3);\nEND;\n' +
      'CREATE OR ALTER PROCEDURE p AS\nBEGIN\n  IF 1 = 1 BEGIN\n    INSERT INTO log VALUES (4)\n  END\nEND\nGO\n' +
      'DELIMITER ;;\nCREATE PROCEDURE q()\nBEGIN\n  IF 1 THEN\n    INSERT INTO log VALUES (5);\n  END IF;\nEND;;\nDELIMITER ;\n' +
      'CREATE FUNCTION f() RETURNS trigger AS $$\nBEGIN\nINSERT INTO log VALUES (6);\nEND $$ LANGUAGE plpgsql;\n' +
      'INSERT INTO t (a) VALUES (1);',
  );
  expect(shown).toBe('[{"a":1}]');
  expect(warnings).toEqual(['Only rows were read: 4 other statements were left out.']);
});

test('a routine without an end hides no rows', () => {
  expect(read('CREATE PROCEDURE p AS\nBEGIN TRAN\nGO\nINSERT INTO t (a) VALUES (1)').shown).toBe('[{"a":1}]');
});

test.each([
  ['', 'no-inserts'],
  ['SELECT 1;', 'no-inserts'],
  ['CREATE TABLE t (a int);', 'no-inserts'],
  ["'", 'invalid-sql'],
  ["INSERT INTO t (a) VALUES ('x", 'invalid-sql'],
  ['INSERT INTO t (a) VALUES ("x', 'invalid-sql'],
  ['INSERT INTO t (a) VALUES ($$x', 'invalid-sql'],
  ['INSERT INTO t (a, b) VALUES (1)', 'invalid-sql'],
  ['INSERT INTO t (a) VALUES 1', 'invalid-sql'],
  ['INSERT INTO t (a) VALUES (1', 'invalid-sql'],
  ['INSERT INTO t (a) VALUES ()', 'invalid-sql'],
  ['INSERT INTO t (a VALUES (1)', 'invalid-sql'],
  ['INSERT INTO t (1) VALUES (1)', 'invalid-sql'],
  ['INSERT INTO', 'invalid-sql'],
  ['INSERT ALL INTO (a) VALUES (1)', 'invalid-sql'],
  ['INSERT ALL WHEN 1 = 1 THEN INTO t (a) VALUES (1) SELECT 1 FROM dual', 'no-inserts'],
  ['INSERT INTO t SET a', 'invalid-sql'],
  ['INSERT INTO t SET', 'invalid-sql'],
  ["COPY t TO '/x';", 'no-inserts'],
])('%j is refused: %s', (text, code) => {
  expect(read(text).code).toBe(code);
});

test('an error has its place', () => {
  expect(read('INSERT INTO t (a, b)\nVALUES (1, 2),\n  (3);').shown).toBe('3: This row has 1 value for 2 columns.');
});

test.each([
  ['digits and a letter', `INSERT INTO t (a) VALUES (${'1'.repeat(300_000)}a)`],
  ['digits', `${'1'.repeat(300_000)}a`],
  ['brackets', `INSERT INTO t (a) VALUES (${'('.repeat(300_000)}`],
  ['quotes', `INSERT INTO t (a) VALUES (${"'".repeat(300_001)})`],
  ['backslashes', `INSERT INTO \`t\` (a) VALUES ('${'\\'.repeat(300_000)}')`],
  ['dollars', '$'.repeat(300_000)],
  ['dollar quotes', '$a'.repeat(150_000)],
  ['underscores', '_ '.repeat(150_000)],
  ['comments', '/**/'.repeat(100_000)],
  ['comments in comments', `${'/*'.repeat(100_000)}${'*/'.repeat(100_000)}`],
  ['comments in comments without an end', '/* /* */ '.repeat(100_000)],
  ['comments that MySQL runs', '/*!50001 */'.repeat(100_000)],
  ['statements', ';'.repeat(300_000)],
  ['spaces', ' '.repeat(300_000)],
  ['inserts', 'INSERT INTO t (a) VALUES (1)\n'.repeat(30_000)],
])('many %s take time proportional to their number', (_, text) => {
  expect(read(text).shown.length).toBeGreaterThan(0);
});

describe('COPY of a dump of PostgreSQL', () => {
  const table =
    'CREATE TABLE public.t (\n    id bigint NOT NULL,\n    "Price" numeric(10,2),\n    ok boolean,\n    code text,\n    list integer[]\n);\n';

  test('the lines after it are rows, with the types of CREATE TABLE', () => {
    const { shown, warnings } = read(
      `\\restrict x\nSET a = 1;\n${table}COPY public.t (id, "Price", ok, code, list) FROM stdin;\n` +
        "12345678901234567890\t1.50\tt\t007\t{1,2}\n-2\tNaN\tf\tit's;\t\\N\n\\.\n\nCOPY public.u (a) FROM stdin;\n\\.\n",
    );
    expect(shown).toBe(
      '{"public.t":[{"id":12345678901234567890,"Price":1.50,"ok":true,"code":"007","list":"{1,2}"},' +
        '{"id":-2,"Price":"NaN","ok":false,"code":"it\'s;","list":null}],"public.u":[]}',
    );
    expect(warnings).toEqual([
      'The values of "public.u" are read as texts: the CREATE TABLE that gives their types is missing.',
      'Only rows were read: 1 other statement was left out.',
    ]);
  });

  test.each([
    ['a\\tb', 'a\tb'],
    ['a\\\tb', 'a\tb'],
    ['a\\\\', 'a\\'],
    ['\\n\\r\\b\\f\\v', '\n\r\b\f\v'],
    ['\\101\\x42\\xc3\\251', 'ABé'],
    ['\\\\N', '\\N'],
    ['\\q', 'q'],
    ['`#--/*', '`#--/*'],
    ['', ''],
  ])('the cell %j is %j', (cell, value) => {
    const json = `[{"a":${JSON.stringify(value)},"b":"x"}]`;
    expect(read(`COPY t (a, b) FROM stdin;\n${cell}\tx\n\\.\n`).shown).toBe(json);
    expect(read(`COPY t (a, b) FROM stdin;\r\n${cell}\tx\r\n\\.\r\n`).shown).toBe(json);
  });

  test('what follows the rows is read', () => {
    const { shown } = read(
      'COPY t (a) FROM stdin;\n1\n\\.\nINSERT INTO t (a) VALUES (2);COPY T (a) FROM STDIN;\n3\n\\.\n',
    );
    expect(shown).toBe('[{"a":"1"},{"a":2},{"a":"3"}]');
  });

  test('a missing end, and options, are told', () => {
    const open = read('COPY t (a, b) FROM stdin;\n1\t2\n\n');
    expect(open.shown).toBe('[{"a":"1","b":"2"}]');
    expect(open.warnings).toContain(
      'The end of the rows of "t", \\., is missing: all lines to the last one were read.',
    );
    const csv = read(
      'INSERT INTO t (a) VALUES (1);\nCOPY u (a) FROM stdin WITH (FORMAT csv);\nx;y\n\\.\nINSERT INTO t (a) VALUES (2);',
    );
    expect(csv.shown).toBe('[{"a":1},{"a":2}]');
    expect(csv.warnings).toEqual(['2: The rows of "u" were left out: COPY with options is not read.']);
  });

  test('a row of a wrong length is an error at its line', () => {
    expect(read('COPY t (a, b) FROM stdin;\n1\t2\n3\n\\.\n').shown).toBe('3: This row has 1 value for 2 columns.');
  });
});
