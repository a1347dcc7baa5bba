import type { WordRule } from '../kinds.ts';
import { base64url, isOf } from '../read-run.ts';
import type { ShapeRule } from './numbers.ts';

interface TokenShape {
  /** The service that issues the token, with an article. */
  readonly of: string;
  /** The number of characters of the token before the word by which it is found. */
  readonly before: number;
  /** Matches the whole token. */
  readonly shape: RegExp;
}

const dynatrace: TokenShape = { of: 'a Dynatrace', before: 0, shape: /dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}/y };

/** Tokens that a prefix alone does not show, by a word in them in lower case. */
const shapes: Readonly<Record<string, TokenShape>> = {
  'sk.eyj1ijoi': { of: 'a Mapbox', before: 0, shape: /sk\.eyJ1Ijoi[\w-]{20,400}\.[\w-]{16,64}/y },
  pat: { of: 'an Airtable', before: 0, shape: /pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/y },
  'dt0c01.': dynatrace,
  'dt0s01.': dynatrace,
  'dt0s02.': dynatrace,
  '-us': { of: 'a Mailchimp', before: 32, shape: /[0-9a-f]{32}-us\d{1,2}/y },
  'q~': { of: 'a Microsoft Entra', before: 4, shape: /[\w.~-]{3}\dQ~[\w.~-]{30,33}[\w~-]/y },
};

/** Keys that are recognised by their whole shape. */
export const shapedTokens: WordRule = {
  words: Object.keys(shapes),
  findAt(text, start, end, tell) {
    const known = shapes[text.slice(start, end).toLowerCase()];
    if (known === undefined) {
      return undefined;
    }
    const { of, before, shape } = known;
    const from = start - before;
    shape.lastIndex = Math.max(0, from);
    if (from < 0 || isOf(base64url, text, from - 1) || !shape.test(text) || isOf(base64url, text, shape.lastIndex)) {
      return undefined;
    }
    tell({ kind: 'token', start: from, end: shape.lastIndex, why: `${of} token, by its shape` });
    return shape.lastIndex;
  },
};

/** Three digits in Base64, and the two that end a number. */
const threeDigits = '[MNO][DTjz][AEIMQUYcgk][w-z0-5]';
const twoDigits = '[MNO][DTjz][AEIMQUYcgk]';

/** The tokens of Discord's bots, which begin with the number of the bot, of 17 to 20 digits, in Base64. */
export const discordTokens: ShapeRule = {
  kind: 'token',
  shape: new RegExp(
    String.raw`(?<![\w.-])(?:${threeDigits}){5}(?:${threeDigits}(?:${twoDigits}|[MNO][AQgw])?|${twoDigits})\.[\w-]{6}\.[\w-]{27,38}(?![\w-])`,
    'g',
  ),
  judge: (_text, { 0: { length }, index }) => ({
    kind: 'token',
    start: index,
    end: index + length,
    why: 'a Discord bot token',
  }),
};
