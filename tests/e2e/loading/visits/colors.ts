import { choosePicture, type ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  { ...plain('/colors/ColorPicker', 'colors-image worker'), act: choosePicture('Drop an image here') },
];
