import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/NumberBase', 'number-base-operations', 'integer-rows', 'integer-value', 'read-digits'),
  plain('/NumberBase/FloatingPoint', 'float-rows', 'read-float', 'float-format'),
];
