import { expect, it } from 'vitest';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function run(id: string, input: string, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : result.error;
}

it.each([
  ['color.convert', '#bf3a2b', {}, { data: expect.stringContaining('"oklch": "oklch('), notes: [] }],
  ['color.convert', 'aqua', {}, { notes: ['CSS also calls it cyan.'] }],
  [
    'color.convert',
    'color(display-p3 1 0 0)',
    {},
    { notes: [expect.stringMatching(/^The colour is outside sRGB\. Mapped into it: hex, /)] },
  ],
  ['color.convert', '#ff000080', {}, { notes: ['Without alpha: hex, rgb.'] }],
  [
    'color.convert',
    '#ff000080',
    { format: 'rgb' },
    { data: 'rgb(255, 0, 0)', notes: ['Alpha is left out: rgb has none.'] },
  ],
  ['color.convert', 'red', { format: 'css-name' }, { data: 'red', mediaType: 'text/plain' }],
  ['color.convert', '#ff0001', { format: 'css-name' }, { code: 'not-in-this-format' }],
  ['color.convert', 'red', { format: 'display-p3' }, { code: 'not-in-this-format' }],
  ['color.convert', 'color(display-p3 1 0 0)', { format: 'display-p3' }, { data: 'color(display-p3 1 0 0)' }],
  ['color.convert', ' #ggg', {}, { code: 'no-hex-digit', position: { offset: 2, line: 1, column: 3 } }],
  ['color.convert', '', {}, { code: 'blank' }],
  [
    'color.contrast',
    '#777',
    { second: 'white' },
    { data: expect.stringContaining('"ratio": "4.47:1",\n    "normal text": "Fails"') },
  ],
  ['color.contrast', '#7778', {}, { notes: [expect.stringContaining('translucent')] }],
  ['color.contrast', 'reed', {}, { code: 'unknown-name', position: { offset: 0 } }],
  [
    'color.contrast',
    'red',
    { second: ' reed' },
    { code: 'unknown-name', message: expect.stringMatching(/^Second color, character 2: /) },
  ],
  [
    'color.nearest-name',
    'red',
    { count: 2 },
    { data: expect.stringContaining('"distance": 0\n'), notes: ['Distances are ΔE 2000.'] },
  ],
  [
    'color.nearest-name',
    '#ff000180',
    {},
    { notes: expect.arrayContaining(['CSS names only opaque colours, so alpha is ignored.']) },
  ],
  ['color.nearest-name', 'x', {}, { code: 'unknown-name' }],
])('%s of %s with %j', async (id, input, options, expected) => {
  expect(await run(id, input, options)).toMatchObject(expected);
});
