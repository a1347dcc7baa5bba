import { tokenizeJson } from '#renderer/components/code-editor/document/json-tokens.ts';
import { isChangedByJavaScript } from '#shared/formats/lossless-json/numbers/changed-number.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import type { Figure } from './figure.ts';

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Texts for which a careless algorithm takes hours; the unit tests include them too, without timing. */
export async function measureHostileTexts(): Promise<Figure[]> {
  const encoder = new TextEncoder();
  const keys = Array.from({ length: 200_000 }, (_, index) => `"key${index % 199_000}":${index}`);
  const members = encoder.encode(`{${keys.join(',')}}`);
  const digits = encoder.encode('1'.repeat(1_000_000));
  const figures: readonly (readonly [name: string, work: () => unknown])[] = [
    ['200,000 keys of JSON, a thousand of them twice', () => parseJson(members)],
    ['Whether a number of a million digits is changed', () => isChangedByJavaScript(digits, 0, digits.length)],
    ['100,000 quotes coloured as JSON', () => tokenizeJson('"'.repeat(100_000))],
  ];
  return figures.map(([name, work]) => ({ name, value: time(work), unit: 'ms' }));
}
