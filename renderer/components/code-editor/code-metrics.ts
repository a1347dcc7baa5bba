import { lineHeightOf, whereLookIs } from '#renderer/state/stored-look.ts';
import { codeFontSizes, codeTabWidths } from '#renderer/state/user-preferences.ts';

/** The face of everything that is code or data. */
export const monospaceFont = '"JetBrains Mono Variable", "JetBrains Mono Fallback", monospace';

/** For `sx` of code or data in other things: it goes from the left to the right in every document. */
export const codeText = { fontFamily: monospaceFont, direction: 'ltr', unicodeBidi: 'isolate' } as const;

/**
 * Size, line height and width of a tab of code, for style: as the preferences say, which are there before anything is
 * painted. What has to compute with them calls `useCodeMetrics`.
 */
export const codeFontSize = 'var(--code-font-size, 13px)';
export const codeLineHeight = 'var(--code-line-height, 20px)';
export const codeTabWidth = 'var(--code-tab-width, 4)';

/** What these are by the preferences, for the style of the document. */
export const codeMetricRules = Object.fromEntries([
  ...Array.from({ length: codeFontSizes.most - codeFontSizes.least + 1 }, (_, index) => {
    const size = codeFontSizes.least + index;
    const rule = { '--code-font-size': `${size}px`, '--code-line-height': `${lineHeightOf(size)}px` };
    return [whereLookIs('codeFontSize', size), rule] as const;
  }),
  ...codeTabWidths.map((width) => [whereLookIs('codeTabWidth', width), { '--code-tab-width': width }] as const),
]);

/** The most characters that an editor takes, unless it is told otherwise. */
export const editorLimit = 16_000_000;
