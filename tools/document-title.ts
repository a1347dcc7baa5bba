import type { ScreenEntry } from './define-tool.ts';

/**
 * @param detail the part added by the address: the value of the screen's last parameter
 * @returns the document title of a screen
 * @example documentTitle({ title: 'JSON Formatter' }) // 'Web Toolbox - JSON Formatter'
 */
export function documentTitle({ title }: Pick<ScreenEntry, 'title'>, detail?: string): string {
  return ['Web Toolbox', [title, detail].filter((part) => part).join(' ')].filter((part) => part !== '').join(' - ');
}
