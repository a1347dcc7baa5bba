import fc from 'fast-check';
import { query as referenceQuery } from 'json-p3';
import { describe, expect, it } from 'vitest';
import type { JsonDocument } from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { queryJson } from './query-json.ts';

function parsed(text: string): JsonDocument {
  const result = parseJson(new TextEncoder().encode(text));
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value.document;
}

/** The matches as a minified array. */
function found(text: string, query: string): string {
  const result = queryJson(parsed(text), query);
  const written = result.ok ? writeJson(result.value.document, { maximumLength: 1e8 }) : result;
  if (!written.ok) {
    throw new Error(written.error.message);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.value.bytes);
}

function pathsOf(text: string, query: string): readonly string[] {
  const result = queryJson(parsed(text), query);
  return result.ok ? result.value.matches.map(({ path }) => path) : [result.error.message];
}

/** The example from RFC 9535, section 1.5. */
const bookstore = `{ "store": { "book": [
  { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
  { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
  { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
  { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 }
], "bicycle": { "color": "red", "price": 399 } } }`;

/** The example from RFC 9535, section 2.3.5.3. */
const filterExample = `{ "a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
  "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f" }`;

describe('queryJson', () => {
  it.each([
    ['$.store.book[*].author', '["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]'],
    ['$..author', '["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]'],
    ['$.store..price', '[8.95,12.99,8.99,22.99,399]'],
    ['$..book[2].author', '["Herman Melville"]'],
    ['$..book[2].publisher', '[]'],
    ['$..book[-1].title', '["The Lord of the Rings"]'],
    ['$..book[0,1].price', '[8.95,12.99]'],
    ['$..book[:2].price', '[8.95,12.99]'],
    ['$..book[?@.isbn].price', '[8.99,22.99]'],
    ['$..book[?@.price<10].title', '["Sayings of the Century","Moby Dick"]'],
    ["$.store['bicycle']['color', 'price', 'color']", '["red",399,"red"]'],
    ['$.store.bicycle.*', '["red",399]'],
    ['$', JSON.stringify([JSON.parse(bookstore)])],
    ['  $.store.bicycle.price  ', '[399]'],
  ])('finds %s in the bookstore', (query, expected) => {
    expect(found(bookstore, query)).toBe(expected);
  });

  it.each([
    ["$.a[?@.b == 'kilo']", '[{"b":"kilo"}]'],
    ["$.a[?(@.b == 'kilo')]", '[{"b":"kilo"}]'],
    ['$.a[?@>3.5]', '[5,4,6]'],
    ['$.a[?@.b]', '[{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]'],
    ['$[?@.*]', '[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}],{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}]'],
    ['$[?@[?@.b]]', '[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]]'],
    ['$.o[?@<3, ?@<3]', '[1,2,1,2]'],
    ['$.a[?@<2 || @.b == "k"]', '[1,{"b":"k"}]'],
    ['$.a[?match(@.b, "[jk]")]', '[{"b":"j"},{"b":"k"}]'],
    ['$.a[?search(@.b, "[jk]")]', '[{"b":"j"},{"b":"k"},{"b":"kilo"}]'],
    ['$.o[?@>1 && @<4]', '[2,3]'],
    ['$.o[?@.u || @.x]', '[{"u":6}]'],
    ['$.a[?@.b == $.x]', '[3,5,1,2,4,6]'],
    ['$.a[?@ == @]', '[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]'],
    ['$.a[?!@.b]', '[3,5,1,2,4,6]'],
    ['$.a[?@.b != "j"].b', '["k",{},"kilo"]'],
    ['$.o[?@ == $.a[0]]', '[3]'],
    ['$[?count(@.*) == 5].p', '[1]'],
    ['$[?length(@) == 10][0]', '[3]'],
    ['$.a[?length(@.b) == 4]', '[{"b":"kilo"}]'],
    ['$.a[?length(@.b) == 0]', '[{"b":{}}]'],
    ['$[?value(@..u) == 6].t', '[{"u":6}]'],
  ])('filters by %s', (query, expected) => {
    expect(found(filterExample, query)).toBe(expected);
  });

  it.each([
    ['[0,1,2,3,4,5,6]', '$[1:3]', '[1,2]'],
    ['[0,1,2,3,4,5,6]', '$[5:]', '[5,6]'],
    ['[0,1,2,3,4,5,6]', '$[1:5:2]', '[1,3]'],
    ['[0,1,2,3,4,5,6]', '$[5:1:-2]', '[5,3]'],
    ['[0,1,2,3,4,5,6]', '$[::-1]', '[6,5,4,3,2,1,0]'],
    ['[0,1,2,3,4,5,6]', '$[-2:]', '[5,6]'],
    ['[0,1,2,3,4,5,6]', '$[:-10]', '[]'],
    ['[0,1,2,3,4,5,6]', '$[-10:2]', '[0,1]'],
    ['[0,1,2,3,4,5,6]', '$[0:7:0]', '[]'],
    ['[0,1,2,3,4,5,6]', '$[7,-8]', '[]'],
    ['{"a":1}', '$[0]', '[]'],
    ['{"a":1}', '$[:]', '[]'],
    ['[[1,[2]],{"a":[3]}]', '$..[0]', '[[1,[2]],1,2,3]'],
    ['[[1,[2]],{"a":[3]}]', '$..*', '[[1,[2]],{"a":[3]},1,[2],2,[3],3]'],
    ['{"a":{"b":1}}', '$.*.*', '[1]'],
    ['"a"', '$[*]', '[]'],
    ['{"ab":1,"a":2,"abc":3}', '$.ab', '[1]'],
    ['{"\\u0061":1}', '$.a', '[1]'],
    ['{"é😀":1}', '$["é😀","\\u00e9\\ud83d\\ude00"]', '[1,1]'],
    ['{"a b":{"":1}}', "$['a b']['']", '[1]'],
  ])('in %s finds %s', (text, query, expected) => {
    expect(found(text, query)).toBe(expected);
  });

  it.each([
    ['[1.0, 1e400, 12345678901234567890, "\\u0061\\/"]', '$.*', '[1.0,1e400,12345678901234567890,"\\u0061\\/"]'],
    ['{"a":1,"b":2,"\\u0061":3}', '$.a', '[3]'],
    ['{"a":1,"b":2,"\\u0061":3}', '$.*', '[2,3]'],
    ['{"a":{"x":1},"a":{"x":2}}', '$..x', '[2]'],
    ['{"x":{"a":1,"a":2}}', '$.x', '[{"a":1,"a":2}]'],
    ['{"x":{"a":1,"a":2}}', '$[?length(@) == 1]', '[{"a":1,"a":2}]'],
    ['{"__proto__":{"a":1},"b":{"__proto__":2}}', '$..__proto__', '[{"a":1},2]'],
    ['{"constructor":1}', '$.toString', '[]'],
  ])('loses nothing of %s with %s', (text, query, expected) => {
    expect(found(text, query)).toBe(expected);
  });

  it.each([
    ['[12345678901234567890,12345678901234567891]', '$[?@ == 12345678901234567891]', '[12345678901234567891]'],
    ['[12345678901234567890,12345678901234567891]', '$[?@ > 12345678901234567890]', '[12345678901234567891]'],
    ['[1e400,2e400,-1e400]', '$[?@ < 2e400]', '[1e400,-1e400]'],
    ['[0.1,0.10,1e-1,0.1000000000000000055]', '$[?@ == 0.1]', '[0.1,0.10,1e-1]'],
    ['[{"a":[1.0,{"b":1,"c":2}]},{"a":[1,{"c":2,"b":1}]}]', '$[?@.a == $[0].a].a[0]', '[1.0,1]'],
    ['[0.25,0.5,-0.5,-0]', '$[?@ < 0.5 && @ >= -0]', '[0.25,-0]'],
    ['["a","\\u0061",{"a":"a"}]', '$[?@ == "a"]', '["a","\\u0061"]'],
    ['["\uff21","😀"]', '$[?@ > "\uff21"]', '["😀"]'],
    ['["😀a","é"]', '$[?length(@) == 2]', '["😀a"]'],
    ['[1,"1",null,true,[],{}]', '$[?@ == 1 || @ == null || @ == true]', '[1,null,true]'],
    ['[1,"12"]', '$[?search(@, "1")]', '["12"]'],
    ['[[],[1],[[]]]', '$[?@ == $[0]]', '[[]]'],
    ['[{},{"a":1},{"b":1}]', '$[?@ == $[1]]', '[{"a":1}]'],
  ])('compares the values of %s exactly with %s', (text, query, expected) => {
    expect(found(text, query)).toBe(expected);
  });

  it('names the normalized paths of the matches', () => {
    expect(pathsOf('{"a":[{"it\'s":1},{"b":[2]}]}', '$..[0]')).toEqual(["$['a'][0]", "$['a'][1]['b'][0]"]);
    expect(pathsOf('[3,2,1]', '$[::-2]')).toEqual(['$[2]', '$[0]']);
    const many = queryJson(parsed(`[${'1,'.repeat(4999)}1]`), '$.*');
    expect(many.ok && many.value.count).toBe(5000);
    expect(many.ok && many.value.matches).toHaveLength(1000);
    expect(many.ok && many.value.nodes.length).toBe(many.ok && many.value.count);
  });

  it('finds what the reference finds', () => {
    const name = fc.constantFrom('a', 'b', '__proto__', 'é');
    const number = fc.constantFrom(0, 1, 2, -1.5);
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(number, fc.constantFrom('a', 'b', ''), fc.constantFrom(null, true, false)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((members) => {
          return JSON.parse(
            `{${members.map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member)}`).join(',')}}`,
          );
        }),
      ),
    })).value;
    const index = fc.integer({ min: -3, max: 3 });
    const slice = fc.tuple(fc.option(index), fc.option(index), fc.option(index)).map(([start, stop, step]) => {
      return `${start ?? ''}:${stop ?? ''}${step === null ? '' : `:${step}`}`;
    });
    const singular = fc.constantFrom('@', '@.a', '@[0]', '@.b.a', '$.a', '$[0]');
    const literal = fc.constantFrom('0', '1', '-1.5', '"a"', "''", 'null', 'true');
    const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
    const operand = fc.oneof(singular, literal, fc.constant('count(@.*)'));
    const comparison = fc.tuple(operand, operator, operand).map((parts) => parts.join(' '));
    const test = fc.oneof(comparison, fc.constantFrom('@', '@.*', '!@.a', '@..b', '$.a'));
    const filter = fc.oneof(
      test,
      fc.tuple(test, fc.constantFrom(' && ', ' || '), test).map((parts) => parts.join('')),
    );
    const selector = fc.oneof(
      name.map((text) => `'${text}'`),
      index.map(String),
      fc.constant('*'),
      slice,
      filter.map((text) => `?${text}`),
    );
    const segment = fc
      .tuple(fc.constantFrom('', '', '..'), fc.array(selector, { minLength: 1, maxLength: 2 }))
      .map(([descendant, items]) => `${descendant}[${items.join(',')}]`);
    const query = fc.array(segment, { maxLength: 3 }).map((segments) => `$${segments.join('')}`);
    fc.assert(
      fc.property(value, query, (document, path) => {
        const reference = referenceQuery(path, document as Parameters<typeof referenceQuery>[1]);
        const text = JSON.stringify(document);
        expect(found(text, path)).toBe(JSON.stringify(reference.values()));
        expect(pathsOf(text, path)).toEqual(reference.paths({ form: 'canonical' }));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['', 0, 'A query begins with $, which stands for the whole document.'],
    ['store', 0, 'A query begins with $, which stands for the whole document.'],
    ['$.', 2, "Expected a name or * after the dot, but found the end of the query. Other names: ['a name']."],
    ['$. a', 2, "Expected a name or * after the dot, but found “ ”. Other names: ['a name']."],
    ['$.1', 2, "Expected a name or * after the dot, but found “1”. Other names: ['a name']."],
    ['$.a-b', 3, "Write a name that has a hyphen in brackets and quotes: ['a-name']."],
    ['$.a b', 4, 'Expected a dot or a bracket, but found “b”.'],
    ['  $.a]', 5, 'Expected a dot or a bracket, but found “]”.'],
    ['$.a[', 4, 'Expected a name in quotes, an index, * or ?, but found the end of the query.'],
    ['$.a[0', 3, 'This [ is not closed.'],
    ['$[]', 2, 'Expected a name in quotes, an index, * or ?, but found “]”.'],
    ['$[0,]', 4, 'Expected a name in quotes, an index, * or ?, but found “]”.'],
    ['$[a]', 2, 'Expected a name in quotes, an index, * or ?, but found “a”.'],
    ["$['a]", 2, 'This string is not closed.'],
    ["$['\n']", 3, 'A string has no control characters: write them as escape sequences, such as \\n.'],
    ["$['\\x']", 3, 'JSON has no such escape sequence: for a backslash itself, write \\\\.'],
    ["$['\\U0041']", 3, 'JSON has no such escape sequence: for a backslash itself, write \\\\.'],
    ["$['\\ud800']", 3, 'Half of a character (a lone surrogate) cannot be in a string.'],
    ["$['\\\"']", 3, 'JSON has no such escape sequence: for a backslash itself, write \\\\.'],
    ['$[01]', 2, 'Remove the zero in front: only the index 0 begins with one.'],
    ['$[-01]', 2, 'Remove the zero in front: only the index 0 begins with one.'],
    ['$[-0]', 2, 'Remove the minus sign: the first index is 0.'],
    [
      '$[9007199254740992]',
      2,
      'This index is too large: it can be up to 9,007,199,254,740,991, from the start or from the end.',
    ],
    ['$[1:2:3:4]', 7, 'Expected a comma or ], but found “:”.'],
    ['$[?@.a = 1]', 7, 'Write == to compare.'],
    ['$[?@.a & @.b]', 7, 'Write && to join two tests.'],
    ['$[?@.a and @.b]', 7, 'Expected a comma or ], but found “a”.'],
    ['$[?@.a == x]', 10, 'Put x in quotes if it is text; a value of the document begins with @ or $.'],
    ['$[?@.a == 01]', 10, '01 is not a number: write it as in JSON, such as 1.5.'],
    ['$[?@.a == 1.]', 10, '1. is not a number: write it as in JSON, such as 1.5.'],
    ['$[?@.a == ]', 10, 'Expected a test such as @.price < 10, but found “]”.'],
    ['$[?@.a == @..b]', 10, 'This query may find several values: use one that goes by names and indices only.'],
    ['$[?@.* == 1]', 3, 'This query may find several values: use one that goes by names and indices only.'],
    ['$[?1]', 3, 'Compare this with something: a filter is a test such as @.price < 10.'],
    ['$[?]', 3, 'Expected a test such as @.price < 10, but found “]”.'],
    ['$[?(@.a]', 7, 'Expected a comma or ), but found “]”.'],
    ['$[?size(@) > 1]', 3, 'There is no function size: use length, count, value, match, search.'],
    ['$[?length(@)]', 3, 'Compare the result of length() with something: it is not a test by itself.'],
    ['$[?length(@.*) > 1]', 10, 'This query may find several values: use one that goes by names and indices only.'],
    ['$[?count(1) > 1]', 9, 'count() takes a query here, such as @.*.'],
    ['$[?match(@.a)]', 3, 'match() takes two arguments, not 1.'],
    ['$[?match(@.a, "a", "b")]', 3, 'match() takes two arguments, not 3.'],
    ['$[?count(@.*,) > 1]', 13, 'Expected a test such as @.price < 10, but found “)”.'],
    ['$[?match(@.a, "[")]', 14, 'This is not a valid regular expression.'],
    ['$[?match(@.a, "a") == true]', 3, 'Do not compare match(): it is a test by itself.'],
    ['$[?!@.a == 1]', 4, 'Put parentheses around the comparison after the !.'],
    ['$[?(@.a == 1) == (@.b == 1)]', 14, 'Expected a comma or ], but found “=”.'],
  ])('explains what is wrong with %j', (query, offset, message) => {
    expect(queryJson(parsed('1'), query)).toEqual({
      ok: false,
      error: { code: 'invalid-query', message, position: { offset, line: 1, column: offset + 1 } },
    });
  });

  it('refuses a query of very many brackets', () => {
    const depth = 100_000;
    const query = `$[?${'('.repeat(depth)}@.a${')'.repeat(depth)}]`;
    expect(queryJson(parsed('1'), query)).toMatchObject({ ok: false, error: { code: 'invalid-query' } });
  });

  it('takes very deep and very wide documents', () => {
    const depth = 100_000;
    expect(found(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`, `$..a[?@ == 1]`)).toBe('[1]');
    const deepPair = `[${`${'['.repeat(depth)}${']'.repeat(depth)},`.repeat(2)}0]`;
    expect(found(deepPair, '$[?@ == $[1]][0:0]')).toBe('[]');
    expect(found(`[${'1,'.repeat(300_000)}2]`, '$[?@ > 1]')).toBe('[2]');
    expect(queryJson(parsed(`[${'1,'.repeat(300_000)}2]`), '$..*')).toMatchObject({
      ok: true,
      value: { count: 300_001 },
    });
  });

  it('refuses to find more than there is room for', () => {
    const depth = 20_000;
    const document = parsed(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(queryJson(document, '$..*')).toMatchObject({ ok: false, error: { code: 'too-many-matches' } });
  });
});
