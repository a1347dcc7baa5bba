import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [plain('/SafeToShare/Mask', 'safe-to-share worker')];
