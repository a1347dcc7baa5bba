import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain, scripts }) => [
  plain('/RegExTester', 'regex-tester worker'),
  {
    ...plain('/RegExTester', 'regex-tester-explanation worker'),
    act: (page) => page.getByRole('button', { name: 'Explanation' }).click(),
  },
  {
    path: '/RegExTester',
    says: /too complex to check/,
    scripts: scripts('regex-tester-slowness worker'),
  },
  {
    path: '/RegExTester',
    stored: { lastRegEx: '/\\p{L}+$/iu' },
    says: /too complex to check/,
    scripts: scripts('case-folding', 'unicode-properties'),
  },
];
