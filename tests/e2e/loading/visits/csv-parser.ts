import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  { ...plain('/CSVParser', 'csv-parser worker'), stored: { lastCSVInputContent: 'a,b\n1,2' } },
];
