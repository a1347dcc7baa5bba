import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [plain('/JWTDecoder', 'jwt-decoder worker')];
