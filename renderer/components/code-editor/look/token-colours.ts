export type ColourMode = 'light' | 'dark';

/** The colours of code; each meets WCAG AA contrast on the surfaces of its theme. */
const colours = {
  property: { light: '#0b5394', dark: '#8ac4ff' },
  string: { light: '#1f6b32', dark: '#9ad7a0' },
  number: { light: '#9a3412', dark: '#f5b083' },
  literal: { light: '#7b2d8b', dark: '#dba6ea' },
  keyword: { light: '#7b2d8b', dark: '#dba6ea' },
  name: { light: '#0b5394', dark: '#8ac4ff' },
  type: { light: '#0f6470', dark: '#7fd3df' },
  comment: { light: '#5b6470', dark: '#9aa5b1' },
  punctuation: { light: '#4a5460', dark: '#b3bcc6' },
  invalid: { light: '#b3261e', dark: '#ff9e94' },
} as const satisfies Record<string, Record<ColourMode, string>>;

export type TokenName = keyof typeof colours;

export const tokenNames = Object.keys(colours) as readonly TokenName[];

/** The colour of each kind of token in one of the themes. */
export function tokenColours(mode: ColourMode): Readonly<Record<TokenName, string>> {
  return Object.fromEntries(tokenNames.map((name) => [name, colours[name][mode]])) as Record<TokenName, string>;
}

/** The CSS variable for the colour of a token, which follows the theme by itself. */
export const tokenColour = (name: TokenName): string => `var(--mui-palette-token-${name})`;

/** The class of a token that gets its colour without a syntax tree. */
export const tokenClass = (name: TokenName): string => `token-${name}`;

/** Style rules, by selector, for elements with a token's class. */
export const tokenRules: Readonly<Record<string, { color: string }>> = Object.fromEntries(
  tokenNames.map((name) => [`.${tokenClass(name)}`, { color: tokenColour(name) }]),
);
