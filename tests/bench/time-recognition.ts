/// <reference types="vite/types/importMeta.d.ts" />
import { samples } from '#tests/support/corpus/corpus.ts';
import type { Recogniser } from '#tools/define-operation.ts';
import { recogniseAll } from '#tools/recognise.ts';
import { median } from './figure.ts';

const recognisers = import.meta.glob<Recogniser>(['../../tools/*/recognise{,-*}.ts', '!../../tools/*/*.test.ts'], {
  eager: true,
});

const rounds = 7;

/** The median of several attempts, in milliseconds. */
export function timeRecognition(text: string): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      recogniseAll({ text, size: text.length }, recognisers);
      return performance.now() - start;
    }),
  );
}

/** The time for each sample of the corpus. */
export function timeCorpus(): readonly number[] {
  return samples.map(({ text }) => timeRecognition(text));
}
