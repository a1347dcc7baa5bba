import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonDocument } from './json-document.ts';
import { NodeCursor } from './node-path.ts';
import { parseJson } from './parse-json.ts';

function parsed(text: string): JsonDocument {
  const result = parseJson(new TextEncoder().encode(text));
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value.document;
}

function pathOf(document: JsonDocument, node: number) {
  const cursor = new NodeCursor(document);
  cursor.moveTo(node);
  return cursor.path();
}

describe('NodeCursor', () => {
  it.each([
    ['1', 0, '$', '$'],
    ['{"store":{"book":[1,2]}}', 4, "$['store']['book'][1]", '$.store.book[1]'],
    ['[[1],[2,[3]]]', 6, '$[1][1][0]', '$[1][1][0]'],
    ['{"a b":1}', 1, "$['a b']", "$['a b']"],
    ['{"":1}', 1, "$['']", "$['']"],
    ['{"1a":1}', 1, "$['1a']", "$['1a']"],
    ['{"a1_é東😀":1}', 1, "$['a1_é東😀']", '$.a1_é東😀'],
    ['{"it\'s":1}', 1, "$['it\\'s']", "$['it\\'s']"],
    ['{"\\\\\\"\\n\\u0001":1}', 1, "$['\\\\\"\\n\\u0001']", "$['\\\\\"\\n\\u0001']"],
    ['{"\\u0061":1}', 1, "$['a']", '$.a'],
    ['{"__proto__":1}', 1, "$['__proto__']", '$.__proto__'],
  ])('in %s node %i is %s', (text, node, normalized, dotted) => {
    expect(pathOf(parsed(text), node)).toEqual({ normalized, dotted });
  });

  it('goes to any node in any order', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.array(fc.nat(), { maxLength: 20 }), (text, visits) => {
        const document = parsed(text);
        const cursor = new NodeCursor(document);
        for (const visit of visits) {
          const node = visit % document.nodeCount;
          cursor.moveTo(node);
          expect(cursor.path()).toEqual(pathOf(document, node));
        }
      }),
    );
  });

  it('leaves out the middle of a path of a million steps, and the end of a long name', () => {
    const depth = 1_000_000;
    const deep = pathOf(parsed('['.repeat(depth) + ']'.repeat(depth)), depth - 1);
    expect(deep.normalized).toBe(`$${'[0]'.repeat(99)}…${'[0]'.repeat(100)}`);
    const long = pathOf(parsed(`{"${'x'.repeat(5000)}":1}`), 1);
    expect(long.normalized).toBe(`$['${'x'.repeat(1000)}…']`);
    expect(long.dotted).toBe(long.normalized);
  });
});
