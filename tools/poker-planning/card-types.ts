import { listWords } from '#shared/formats/words/list-words.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

/**
 * The card types by the names under which they are stored. The names keep the original app's spelling, so its saved
 * values still work.
 */
export const cardTypes = {
  fibonnacy: { label: 'Fibonacci', cards: ['?', '0', '1', '2', '3', '5', '8', '13', '20', '40', '100'] },
  'fibonnacy-variant-1': {
    label: 'Fibonacci with halves',
    cards: ['?', '0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5', '8', '13', '20', '40', '100'],
  },
  't-shirt': { label: 'T-shirt', cards: ['?', 'S', 'M', 'L', 'XL'] },
  't-shirt-variant-1': { label: 'T-shirt, XS to XXL', cards: ['?', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] },
} as const satisfies Record<string, { readonly label: string; readonly cards: readonly string[] }>;

export type CardTypeName = keyof typeof cardTypes;

export const defaultCardType: CardTypeName = 'fibonnacy';

/** The prefix that marks a stored choice as the user's own list of cards. */
const customPrefix = 'custom:';

/** The maximum number of cards and of characters per card, which is what a server accepts as an estimate. */
const maximumCards = 40;
const maximumCardLength = 16;

export type CardChoice =
  | { readonly kind: 'named'; readonly name: CardTypeName }
  /** The list as typed: `1, 2, 4, 8`. */
  | { readonly kind: 'custom'; readonly text: string };

/**
 * Reads the stored choice of card types. An unknown value yields the default.
 * @example readCardChoice('t-shirt') // { kind: 'named', name: 't-shirt' }
 * @example readCardChoice('custom:1, 2, 4') // { kind: 'custom', text: '1, 2, 4' }
 */
export function readCardChoice(stored: string): CardChoice {
  if (stored.startsWith(customPrefix)) {
    return { kind: 'custom', text: stored.slice(customPrefix.length) };
  }
  return { kind: 'named', name: isCardTypeName(stored) ? stored : defaultCardType };
}

/** Writes a choice as it is stored: the inverse of `readCardChoice`. */
export function writeCardChoice(choice: CardChoice): string {
  return choice.kind === 'named' ? choice.name : `${customPrefix}${choice.text}`;
}

function isCardTypeName(text: string): text is CardTypeName {
  return Object.hasOwn(cardTypes, text);
}

/**
 * Reads a list of cards that the user typed, separated by commas, semicolons or line breaks, or, if it has none of
 * these, by white space. Between semicolons, a comma between digits is a decimal comma. Duplicates count once, at the
 * place of the first.
 * @returns the cards, empty for a blank text; excess cards and cards that are too long are left out
 * @example readCustomCards('1, 2, big one, 2') // ['1', '2', 'big one']
 * @example readCustomCards('0,5; 1') // ['0,5', '1']
 */
export function readCustomCards(text: string): string[] {
  return listCards(text)
    .filter((card) => !isTooLong(card))
    .slice(0, maximumCards);
}

/** Says which of the cards that the user typed are left out; undefined if none is. */
export function describeLeftOut(text: string): string | undefined {
  const [tooLong = [], short = []] = [true, false].map((wanted) =>
    listCards(text).filter((card) => isTooLong(card) === wanted),
  );
  const parts = [
    ...(tooLong.length > 0
      ? [
          `${listWords(tooLong.map((card) => `“${shortenText(card, 40)}”`))} (at most ${maximumCardLength} characters a card)`,
        ]
      : []),
    ...(short.length > maximumCards ? [`the cards after the first ${maximumCards}`] : []),
  ];
  return parts.length === 0 ? undefined : `Left out: ${parts.join(', ')}.`;
}

/** Writes cards as a list to be changed: `readCustomCards` reads them again. */
export function writeCustomCards(cards: readonly string[]): string {
  const text = cards.join(cards.some((card) => card.includes(',')) ? '; ' : ', ');
  return separatorIn(text) === whiteSpace && whiteSpace.test(text) ? `${text},` : text;
}

const whiteSpace = /\s+/u;

function separatorIn(text: string): RegExp {
  if (text.includes(';')) {
    return /[;\n]|(?<!\d),|,(?!\d)/u;
  }
  return /[,\n]/u.test(text) ? /[,\n]/u : whiteSpace;
}

function listCards(text: string): string[] {
  const cards = text
    .split(separatorIn(text))
    .map((card) => card.trim())
    .filter((card) => card !== '');
  return [...new Set(cards)];
}

/** Whether a card has too many characters, which are counted as the server counts them. */
const isTooLong = (card: string) => [...card].length > maximumCardLength;

/** The cards of a choice; the default ones if the user's own list is still empty. */
export function cardsOf(choice: CardChoice): readonly string[] {
  if (choice.kind === 'named') {
    return cardTypes[choice.name].cards;
  }
  const own = readCustomCards(choice.text);
  return own.length > 0 ? own : cardTypes[defaultCardType].cards;
}

/** Finds the card type with exactly these cards, in the same order. */
export function findCardType(cards: readonly string[]): CardTypeName | undefined {
  const names = Object.keys(cardTypes) as CardTypeName[];
  return names.find((name) => {
    const own: readonly string[] = cardTypes[name].cards;
    return own.length === cards.length && own.every((card, index) => card === cards[index]);
  });
}

/**
 * Formats an estimate for display, with halves as ½.
 * @example showEstimate('2.5') // '2½'
 * @example showEstimate('0.5') // '½'
 */
export function showEstimate(estimate: string): string {
  const match = /^(\d+)\.5$/u.exec(estimate);
  return match === null ? estimate : `${match[1] === '0' ? '' : match[1]}½`;
}
