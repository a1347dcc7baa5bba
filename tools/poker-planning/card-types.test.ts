import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  describeLeftOut,
  findCardType,
  readCardChoice,
  readCustomCards,
  showEstimate,
  writeCardChoice,
  writeCustomCards,
} from './card-types.ts';

describe('the stored card type', () => {
  it.each([
    ['', 'fibonnacy'],
    ['fibonnacy', 'fibonnacy'],
    ['fibonnacy-variant-1', 'fibonnacy-variant-1'],
    ['t-shirt', 't-shirt'],
    ['t-shirt-variant-1', 't-shirt-variant-1'],
    ['fibonacci', 'fibonnacy'],
    ['constructor', 'fibonnacy'],
    ['__proto__', 'fibonnacy'],
  ])('%j is %s', (stored, name) => {
    expect(readCardChoice(stored)).toEqual({ kind: 'named', name });
  });

  it.each(['', '1, 2', 'custom:', 'ü\n½'])('keeps a list of one’s own: %j', (text) => {
    expect(readCardChoice(writeCardChoice({ kind: 'custom', text }))).toEqual({ kind: 'custom', text });
  });

  it('has the cards of the original', () => {
    expect(cardsOf(readCardChoice('')).join(' ')).toBe('? 0 1 2 3 5 8 13 20 40 100');
    expect(cardsOf(readCardChoice('fibonnacy-variant-1')).map(showEstimate).join(' ')).toBe(
      '? 0 ½ 1 1½ 2 2½ 3 3½ 4 4½ 5 8 13 20 40 100',
    );
    expect(cardsOf(readCardChoice('t-shirt')).join(' ')).toBe('? S M L XL');
    expect(cardsOf(readCardChoice('t-shirt-variant-1')).join(' ')).toBe('? XS S M L XL XXL');
  });
});

it.each<[string, string[]]>([
  ['', []],
  [' , ;\n', []],
  ['1, 2, 4', ['1', '2', '4']],
  ['1 2 4', ['1', '2', '4']],
  ['big one, small one', ['big one', 'small one']],
  ['a;b\nc', ['a', 'b', 'c']],
  ['1, 1, 2, 1', ['1', '2']],
  [`ok, ${'x'.repeat(17)}`, ['ok']],
  ['👍, 👎', ['👍', '👎']],
  ['0,5; 1; 1,5; 2', ['0,5', '1', '1,5', '2']],
  ['1; 2, 3', ['1', '2', '3']],
  ['1; yes,no', ['1', 'yes', 'no']],
  [`👍, ${'👎'.repeat(16)}`, ['👍', '👎'.repeat(16)]],
  [Array.from({ length: 60 }, (_, index) => index).join(), Array.from({ length: 40 }, (_, index) => String(index))],
])('reads the cards of %j', (text, cards) => {
  expect(readCustomCards(text)).toEqual(cards);
});

it.each([[['0,5', '1']], [['1', 'big one']], [['big one']], [['?']], [[]]])(
  'writes %j so that it can be read',
  (cards) => {
    expect(readCustomCards(writeCustomCards(cards))).toEqual(cards);
  },
);

it.each([
  ['1, 2, 1', undefined],
  ['', undefined],
  ['1, needs a discussion', 'Left out: “needs a discussion” (at most 16 characters a card).'],
  [Array.from({ length: 41 }, (_, index) => index).join(), 'Left out: the cards after the first 40.'],
])('says which cards of %j are left out', (text, said) => {
  expect(describeLeftOut(text)).toBe(said);
});

it('falls back to the default cards for an empty list', () => {
  expect(cardsOf({ kind: 'custom', text: ' ' })).toHaveLength(11);
});

it.each([
  [['?', 'S', 'M', 'L', 'XL'], 't-shirt'],
  [['S', '?', 'M', 'L', 'XL'], undefined],
  [[], undefined],
] as const)('knows the type of %j', (cards, name) => {
  expect(findCardType(cards)).toBe(name);
});

it.each([
  ['0.5', '½'],
  ['4.5', '4½'],
  ['13', '13'],
  ['0.55', '0.55'],
  ['.5', '.5'],
  ['XL', 'XL'],
])('shows %s as %s', (estimate, shown) => {
  expect(showEstimate(estimate)).toBe(shown);
});
