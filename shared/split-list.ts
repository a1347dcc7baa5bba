/**
 * Splits a setting that is a list, as in a variable of the environment.
 * @returns what stands between commas and white space, without empty parts
 * @example splitList('JSON, URL') // ['JSON', 'URL']
 */
export const splitList = (text: string): string[] => text.split(/[\s,]+/u).filter((part) => part !== '');
