/// <reference types="vite/types/importMeta.d.ts" />
import { screens } from '#tools/screens.ts';
import { ambiguous } from './ambiguous.ts';
import type { LabelledSample } from './labelled-sample.ts';
import { nothing } from './nothing.ts';

const ofTools = import.meta.glob<readonly LabelledSample[]>('../../../tools/*/pasted-samples.test-support.ts', {
  eager: true,
  import: 'samples',
});

const known: ReadonlySet<string> = new Set(['nothing', ...screens.map(({ id }) => id)]);

/** Texts with several meanings, without the meanings of tools that were removed. */
export const ambiguousSamples: readonly LabelledSample<string>[] = ambiguous.flatMap(({ means, ...sample }) => {
  const [first, ...others] = means.filter((meaning) => known.has(meaning));
  return first === undefined || first !== means[0] ? [] : [{ ...sample, means: [first, ...others] }];
});

/**
 * Real, adversarial, short and truncated samples, some of them wrapped in quotes or log lines: those of each tool, which
 * live in its folder, those that no tool recognises, and those that several do.
 */
export const samples: readonly LabelledSample<string>[] = [
  ...Object.values(ofTools).flat(),
  ...nothing,
  ...ambiguousSamples,
];
