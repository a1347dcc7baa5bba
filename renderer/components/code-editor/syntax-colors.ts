import { HighlightStyle } from '@codemirror/language';
import { type Tag, tags } from '@lezer/highlight';

interface TokenKind {
  readonly tags: readonly Tag[];
  readonly light: string;
  readonly dark: string;
  readonly fontStyle?: 'italic';
}

/** Colours of code; each is readable (WCAG AA) on the surfaces of its theme. */
export const tokenKinds = {
  property: { tags: [tags.propertyName, tags.attributeName, tags.labelName], light: '#0b5394', dark: '#8ac4ff' },
  string: { tags: [tags.string, tags.special(tags.string), tags.regexp], light: '#1f6b32', dark: '#9ad7a0' },
  number: { tags: [tags.number], light: '#9a3412', dark: '#f5b083' },
  literal: { tags: [tags.bool, tags.null, tags.atom, tags.self], light: '#7b2d8b', dark: '#dba6ea' },
  keyword: { tags: [tags.keyword, tags.operatorKeyword, tags.modifier], light: '#7b2d8b', dark: '#dba6ea' },
  name: { tags: [tags.function(tags.variableName), tags.tagName], light: '#0b5394', dark: '#8ac4ff' },
  type: { tags: [tags.typeName, tags.className, tags.namespace], light: '#0f6470', dark: '#7fd3df' },
  comment: { tags: [tags.comment, tags.meta], light: '#5b6470', dark: '#9aa5b1', fontStyle: 'italic' },
  punctuation: {
    tags: [tags.punctuation, tags.separator, tags.bracket, tags.operator],
    light: '#4a5460',
    dark: '#b3bcc6',
  },
  invalid: { tags: [tags.invalid], light: '#b3261e', dark: '#ff9e94' },
} as const satisfies Record<string, TokenKind>;

export type TokenName = keyof typeof tokenKinds;
export type ColorMode = 'light' | 'dark';

const kinds: readonly TokenKind[] = Object.values(tokenKinds);

export const tokenNames = Object.keys(tokenKinds) as readonly TokenName[];

/** The class of a token that no syntax tree gives its colour. */
export function tokenClass(name: TokenName): string {
  return `token-${name}`;
}

/** Style rules, by selector, for elements with a token's class. */
export function tokenRules(mode: ColorMode): Record<string, { color: string }> {
  return Object.fromEntries(tokenNames.map((name) => [`.${tokenClass(name)}`, { color: tokenKinds[name][mode] }]));
}

function createHighlightStyle(mode: ColorMode): HighlightStyle {
  return HighlightStyle.define(
    kinds.map(({ tags: tag, fontStyle, ...colors }) => ({
      tag,
      color: colors[mode],
      ...(fontStyle === undefined ? {} : { fontStyle }),
    })),
    { themeType: mode },
  );
}

/** CodeMirror's highlight styles: it picks the one of the editor's theme. */
export const highlightStyles = { light: createHighlightStyle('light'), dark: createHighlightStyle('dark') };
