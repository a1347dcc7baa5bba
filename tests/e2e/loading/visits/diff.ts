import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [plain('/Diff/Compare', 'diff worker')];
