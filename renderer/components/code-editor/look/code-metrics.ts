import { lineHeightOf, whereLookIs } from '#renderer/state/preferences/stored-look.ts';
import { codeFontSizes, codeTabWidths } from '#renderer/state/preferences/user-preferences.ts';

/** The font of all code and data. */
export const monospaceFont = '"JetBrains Mono Variable", "JetBrains Mono Fallback", monospace';

/** The `sx` of inline code or data, which runs from left to right in every document. */
export const codeText = { fontFamily: monospaceFont, direction: 'ltr', unicodeBidi: 'isolate' } as const;

/**
 * The size, line height and tab width of code, for styles. They follow the preferences, and are set before anything is
 * painted. Code that computes with them calls `useCodeMetrics`.
 */
export const codeFontSize = 'var(--code-font-size, 13px)';
export const codeLineHeight = 'var(--code-line-height, 20px)';
export const codeTabWidth = 'var(--code-tab-width, 4)';

/** The values of these variables under each preference, for the document's style. */
export const codeMetricRules = Object.fromEntries([
  ...Array.from({ length: codeFontSizes.most - codeFontSizes.least + 1 }, (_, index) => {
    const size = codeFontSizes.least + index;
    const rule = { '--code-font-size': `${size}px`, '--code-line-height': `${lineHeightOf(size)}px` };
    return [whereLookIs('codeFontSize', size), rule] as const;
  }),
  ...codeTabWidths.map((width) => [whereLookIs('codeTabWidth', width), { '--code-tab-width': width }] as const),
]);
