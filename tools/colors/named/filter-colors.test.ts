import { describe, expect, it } from 'vitest';
import { filterColors, readTerms } from './filter-colors.ts';

const namesOf = (family: Parameters<typeof filterColors>[0], filter: string) =>
  filterColors(family, filter).map(({ name }) => name);

describe('filterColors', () => {
  it.each([
    ['navy', ['navy']],
    [' NAVY ', ['navy']],
    ['dark blue', ['darkblue']],
    ['#000080', ['navy']],
    ['000080', ['navy']],
    ['#f00', ['red']],
    ['rgb(0, 0, 128)', ['navy']],
    ['rgb(0,0,128)', ['navy']],
    ['0 , 0 , 128)', ['navy']],
    ['rgb( 255,0 , 0 )', ['red']],
    ['nothing', []],
    ['.*', []],
    ['(', namesOf('all', '')],
  ])('of all by %j', (filter, names) => expect(namesOf('all', filter)).toEqual(names));

  it('lets all through without a filter', () => {
    expect(namesOf('all', '')).toHaveLength(148);
    expect(namesOf('all', '  ')).toHaveLength(148);
    expect(namesOf('Orange', '')).toEqual(['coral', 'darkorange', 'orange', 'orangered', 'tomato']);
  });

  it('looks in the family only', () => {
    expect(namesOf('Red', 'red')).toEqual(['darkred', 'indianred', 'red']);
    expect(namesOf('Blue', 'red')).toEqual([]);
  });

  it('marks what it found, in the way each column is written', () => {
    expect(readTerms('255,0')).toEqual({ name: '255,0', rgb: '255, 0', hex: '255,0' });
    expect(readTerms('#F0a').hex).toBe('#ff00aa');
    expect(readTerms('Dark Blue').name).toBe('darkblue');
  });
});
