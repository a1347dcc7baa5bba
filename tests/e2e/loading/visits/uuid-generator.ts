import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [plain('/UUIDGenerator', 'uuid-generator worker')];
