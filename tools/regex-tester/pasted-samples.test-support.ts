import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: '/([A-Z]+-\\d+)/g', means: ['RegExTester'] },
  { text: '/\\d+/', means: ['RegExTester'] },
  { text: '/^a|b$/gm', means: ['RegExTester'] },
  { text: '^\\d+$', means: ['RegExTester'] },
  { text: '\\bfoo\\b', means: ['RegExTester'] },
  { text: '/(?<year>\\d{4})-(\\d\\d)/i', means: ['RegExTester'] },
  { text: '^[a-z]+ .*$', means: ['RegExTester'] },
  { text: '^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$', means: ['RegExTester'] },
  { text: '/^\\s*$/m', means: ['RegExTester'] },
  { text: '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}', means: ['RegExTester'] },
  { text: '^(\\d{1,3}\\.){3}\\d{1,3}$', means: ['RegExTester'] },
  { text: '/[^\\w\\s]/gu', means: ['RegExTester'] },
  { text: '"^[A-Z]{3}-\\\\d+$"', means: ['RegExTester'] },
  { text: '^https?://[^\\s/]+/.*$', means: ['RegExTester'] },
  { text: '(\\w+)\\s+\\1', means: ['RegExTester'] },
  { text: '/\\bcolou?r\\b/gi', means: ['RegExTester'] },
  { text: 'const re = /^v(\\d+)\\.(\\d+)$/;', means: ['RegExTester'] },
  { text: '^(?=.*[A-Z])(?=.*\\d).{8,}$', means: ['RegExTester'] },
  { text: '\\$\\{(\\w+)\\}', means: ['RegExTester'] },
  { text: 'pattern: ^[a-f0-9]{40}$', means: ['RegExTester'] },
];
