import type { ScreenEntry } from './define-tool.ts';

/**
 * @param detail what the address adds: the value of the last parameter of the screen
 * @returns the document title of a screen
 * @example documentTitle({ title: 'JSON Formatter' }) // 'Web Toolbox - JSON Formatter'
 */
export function documentTitle({ title }: Pick<ScreenEntry, 'title'>, detail?: string): string {
  return ['Web Toolbox', [title, detail].filter((part) => part).join(' ')].filter((part) => part !== '').join(' - ');
}
