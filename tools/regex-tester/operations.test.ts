import { expect, it } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function run(id: string, input: string, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : result.error;
}

it.each([
  [
    'regex.match',
    'aba',
    { expression: '/a/g' },
    { data: expect.stringMatching(/^\[\n\{.*\},\n\{.*\}\n\]$/), notes: [] },
  ],
  ['regex.match', 'aba', { expression: 'a' }, { notes: ['Only the first match is looked for: the flag g finds all.'] }],
  ['regex.match', 'aba', { expression: 'x' }, { data: '[]', notes: ['Nothing matches.'] }],
  [
    'regex.match',
    'ab',
    { expression: '/(?<x>b)/d' },
    { data: expect.stringContaining('"namedGroups":{"x":"b"},"indices":[[1,2],[1,2]]') },
  ],
  ['regex.match', '', { expression: '/^/' }, { data: expect.stringContaining('"match":""') }],
  ['regex.match', 'a', {}, { code: 'no-expression' }],
  [
    'regex.match',
    'a',
    { expression: '/a(/g' },
    { code: 'bad-pattern', message: expect.stringMatching(/^Regular expression, character 3: /) },
  ],
  ['regex.match', 'a', { expression: '/a/gg' }, { code: 'bad-flags' }],
  ['regex.list', 'b2 a1', { expression: '/([a-z])(\\d)/g', group: 2 }, { data: '2, 1' }],
  ['regex.list', 'ab', { expression: '/a(b)?|b/g', group: 1 }, { data: 'b' }],
  ['regex.list', 'a b', { expression: '/a(b)?/g', group: 1 }, { data: '', notes: ['Matches without group 1: 1.'] }],
  ['regex.list', 'aa', { expression: '/a/g', isUnique: true }, { data: 'a', notes: ['Repeated values left out: 1.'] }],
  [
    'regex.list',
    'aa',
    { expression: '/a/g', group: 1 },
    { code: 'no-group', message: 'There is no group 1: the expression has 0 groups.' },
  ],
  ['regex.replace', 'a-b', { expression: '/(?<x>a)-(b)/', replacement: '$2-$<x>' }, { data: 'b-a' }],
  ['regex.replace', 'a-b', { expression: '/-/g' }, { data: 'ab' }],
  ['regex.replace', 'a', {}, { code: 'no-expression' }],
  ['regex.replace', 'a', { expression: '/[/' }, { code: 'bad-pattern' }],
  ['regex.replace', 'a'.repeat(1_000_000), { expression: '/a/g', replacement: 'x'.repeat(100) }, { code: 'too-long' }],
])('%s of %.20s with %j', async (id, input, options, expected) => {
  const outcome = await run(id, input, options);
  expect(outcome).toMatchObject(expected);
  expect(outcome).not.toHaveProperty('position');
});
