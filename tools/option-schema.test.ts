import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeOptionIssue, titleOf } from './option-schema.ts';

const entries = {
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000), v.title('Quantity')), 1),
  scale: v.optional(v.pipe(v.number(), v.minValue(0.0001), v.title('Scale')), 1),
  width: v.optional(v.pipe(v.nullable(v.pipe(v.number(), v.minValue(21))), v.title('Width')), null),
  indent: v.optional(v.pipe(v.picklist([2, 4, 'tab', '\n']), v.title('Indentation')), 2),
  format: v.optional(v.pipe(v.nullable(v.picklist(['only'])), v.title('Format')), null),
  prefix: v.optional(v.pipe(v.string(), v.title('Prefix')), ''),
  isSorted: v.optional(v.pipe(v.nullable(v.boolean()), v.title('Sorted')), null),
  color: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.startsWith('#'), 'Give hexadecimal digits, such as #000000'),
      v.title('Colour'),
    ),
    '#000',
  ),
  delimiters: v.optional(v.pipe(v.array(v.string()), v.title('Delimiters')), []),
  types: v.optional(v.pipe(v.record(v.string(), v.boolean()), v.title('Types')), {}),
  comments: v.optional(v.pipe(v.union([v.boolean(), v.string()]), v.title('Comments')), false),
  email: v.optional(v.pipe(v.string(), v.email(), v.title('Address')), 'a@example.org'),
  untitled: v.optional(v.boolean(), false),
};

const describe = (options: unknown) => {
  const [issue] = v.safeParse(v.object(entries), options).issues ?? [];
  return issue === undefined ? undefined : describeOptionIssue(issue, entries);
};

it.each([
  // Minimum, maximum and whole numbers.
  [{ quantity: 0 }, 'Quantity must be at least 1; this is 0.'],
  [{ quantity: -1 }, 'Quantity must be at least 1; this is -1.'],
  [{ quantity: 1_000_000 }, 'Quantity must be at most 1,000; this is 1,000,000.'],
  [{ quantity: 1.5 }, 'Quantity must be a whole number; this is 1.5.'],
  [{ quantity: Number.POSITIVE_INFINITY }, 'Quantity must be a whole number; this is ∞.'],
  [{ scale: 0.00005 }, 'Scale must be at least 0.0001; this is 0.00005.'],
  [{ width: 5 }, 'Width must be at least 21; this is 5.'],
  // Choices.
  [{ indent: 3 }, 'Indentation must be 2, 4, “tab” or “\\n”; this is 3.'],
  [{ indent: '4' }, 'Indentation must be 2, 4, “tab” or “\\n”; this is “4”.'],
  [{ format: '' }, 'Format must be “only”; this is “”.'],
  // Types.
  [{ quantity: '3' }, 'Quantity must be a number; this is “3”.'],
  [{ quantity: Number.NaN }, 'Quantity must be a number; this is NaN.'],
  [{ width: true }, 'Width must be a number; this is true.'],
  [{ prefix: null }, 'Prefix must be a text; this is null.'],
  [{ prefix: ['a'] }, 'Prefix must be a text; this is a list.'],
  [{ isSorted: {} }, 'Sorted must be true or false; this is an object.'],
  [{ isSorted: 'a'.repeat(50) }, `Sorted must be true or false; this is “${'a'.repeat(40)}…”.`],
  [{ untitled: 1 }, 'untitled must be true or false; this is 1.'],
  [{ delimiters: ',' }, 'Delimiters must be a list; this is “,”.'],
  [{ types: 'number' }, 'Types must be an object; this is “number”.'],
  [null, 'The options must be an object; this is null.'],
  // Entries of lists and objects.
  [{ delimiters: [',', 3] }, 'Delimiters (delimiters.1) must be a text; this is 3.'],
  [{ types: { a: 'number' } }, 'Types (types.a) must be true or false; this is “number”.'],
  // A check of the operation's own, and kinds of which the library itself tells.
  [{ color: 'red' }, 'Colour: give hexadecimal digits, such as #000000.'],
  [{ comments: 3 }, 'Comments: Invalid type: Expected (boolean | string) but received 3.'],
  [{ email: 'a' }, 'Address: Invalid email: Received "a".'],
])('%j: %s', (options, message) => {
  expect(describe(options)).toBe(message);
});

it.each([
  [v.pipe(v.optional(v.string(), 'a'), v.title('Outer')), 'Outer'],
  [v.optional(v.nullable(v.pipe(v.string(), v.title('Inner'))), 'a'), 'Inner'],
  [v.optional(v.string(), 'a'), undefined],
])('finds the title in any layer of a schema', (schema, title) => {
  expect(titleOf(schema as never)).toBe(title);
});
