import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/Hash', 'hash-operations', 'hash-stream', 'compare-sum'),
  plain('/Hash/HMAC', 'read-key'),
];
