import { expect, it } from 'vitest';
import { placeQuickBox } from './quick-box-place.ts';

it.each([
  ['the first display', { x: 0, y: 0, width: 1920, height: 1040 }, { x: 600, y: 310, width: 720, height: 420 }],
  ['one at the left', { x: -1280, y: 24, width: 1280, height: 1000 }, { x: -1000, y: 314, width: 720, height: 420 }],
  ['one above', { x: 0, y: -1440, width: 2560, height: 1400 }, { x: 920, y: -950, width: 720, height: 420 }],
  ['odd lengths', { x: 0, y: 0, width: 1367, height: 767 }, { x: 323, y: 173, width: 720, height: 420 }],
  ['a small display', { x: 10, y: 20, width: 600, height: 400 }, { x: 10, y: 20, width: 600, height: 400 }],
])('is at the centre of %s', (_name, area, place) => {
  expect(placeQuickBox(area)).toEqual(place);
});
