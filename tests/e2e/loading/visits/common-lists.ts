import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/CommonLists', 'mime-type-list'),
  plain('/CommonLists?tab=html-entities', 'html-entity-list', 'common-lists worker'),
];
