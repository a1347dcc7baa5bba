import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/QRCodeGenerator', 'qr-code-generator worker', 'read-here'),
];
