/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { ambiguousSamples, samples } from '#tests/support/corpus/corpus.ts';
import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';
import type { Recogniser } from './define-operation.ts';
import { recogniseAll } from './recognise.ts';

/** The shares that must be correct: for the first answer, and for one of the first three. */
const leastFirst = 0.95;
const leastAmongThree = 0.99;
const leastSamples = 300;
const leastAmbiguous = 10;

const modules = import.meta.glob<Recogniser>(['./*/recognise{,-*}.ts', '!./*/*.test.ts'], { eager: true });

function answersOf({ text }: LabelledSample<string>): readonly string[] {
  const answers = recogniseAll({ text, size: text.length }, modules).map(({ screenId }) => screenId);
  return answers.length === 0 ? ['nothing'] : answers;
}

const describeMiss = (sample: LabelledSample<string>) =>
  `${JSON.stringify(sample.text).slice(0, 90)} means ${sample.means[0]}, and got ${answersOf(sample).join(', ')}`;

test('the corpus is large, and has nothing twice', () => {
  expect(samples.length).toBeGreaterThanOrEqual(leastSamples);
  expect(ambiguousSamples.length).toBeGreaterThanOrEqual(leastAmbiguous);
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length);
});

describe('what is pasted is recognised', () => {
  test(`the first answer is the one that is meant, for ${leastFirst * 100} % at least`, () => {
    const missed = samples.filter((sample) => answersOf(sample)[0] !== sample.means[0]);
    expect(1 - missed.length / samples.length, missed.map(describeMiss).join('\n')).toBeGreaterThanOrEqual(leastFirst);
  });

  test(`it is among the first three, for ${leastAmongThree * 100} % at least`, () => {
    const missed = samples.filter((sample) => !answersOf(sample).slice(0, 3).includes(sample.means[0]));
    expect(1 - missed.length / samples.length, missed.map(describeMiss).join('\n')).toBeGreaterThanOrEqual(
      leastAmongThree,
    );
  });

  test.each(ambiguousSamples)('$text has its alternatives', (sample) => {
    expect(answersOf(sample)).toEqual(expect.arrayContaining([...sample.means]));
  });
});
