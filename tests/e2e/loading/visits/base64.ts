import { choosePicture, type ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  plain('/Base64/Base64Encoder', 'base64-string worker'),
  { ...plain('/Base64/Base64FileEncoder', 'base64-file worker'), act: choosePicture('Drop files to encode') },
];
