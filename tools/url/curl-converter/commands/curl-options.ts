import { curlLongOpts, curlLongOptsShortened, curlShortOpts } from 'curlconverter/dist/src/curl/opts.js';
import { newerOptions, type OptionKind } from './newer-options.ts';

interface Definition {
  readonly type: 'string' | 'bool';
}

// The tables are plain objects, so inherited names such as `constructor` must be excluded.
function definitionIn(table: object, name: string): Definition | null | undefined {
  return Object.hasOwn(table, name) ? (table as Record<string, Definition | null>)[name] : undefined;
}

function kindOf(definition: Definition): OptionKind {
  return definition.type === 'string' ? 'takes-value' : 'flag';
}

/**
 * Returns the kind of a convertible long option.
 * @param name the name without its dashes; like curl, this accepts an unambiguous prefix of a name
 * @returns undefined for names that the converter does not know, and for prefixes of several names
 * @example longOptionKind('header') // 'takes-value'
 */
export function longOptionKind(name: string): OptionKind | undefined {
  const definition = definitionIn(curlLongOpts, name) ?? definitionIn(curlLongOptsShortened, name);
  return definition == null ? undefined : kindOf(definition);
}

/** Whether a name is the full name of a long option. */
export function isLongOptionName(name: string): boolean {
  return definitionIn(curlLongOpts, name) != null;
}

/** Whether a long option is a prefix of several names, which curl refuses. */
export function isAmbiguousOption(name: string): boolean {
  return definitionIn(curlLongOpts, name) === undefined && definitionIn(curlLongOptsShortened, name) === null;
}

/** @returns the kind of a short option, one letter; undefined for an unknown one */
export function shortOptionKind(letter: string): OptionKind | undefined {
  const shortOptions: Readonly<Record<string, string>> = curlShortOpts;
  const name = Object.hasOwn(shortOptions, letter) ? shortOptions[letter] : undefined;
  const definition = name === undefined ? undefined : definitionIn(curlLongOpts, name);
  return definition == null ? undefined : kindOf(definition);
}

/**
 * @returns the kind of a newer long option, including `--no-…` and `--expand-…`; undefined for options that no version
 * of curl knows
 */
export function newerOptionKind(name: string): OptionKind | undefined {
  if (Object.hasOwn(newerOptions, name)) {
    return newerOptions[name];
  }
  if (name.startsWith('no-')) {
    return newerOptions[name.slice('no-'.length)] === 'flag' ? 'flag' : undefined;
  }
  return name.startsWith('expand-') ? longOptionKind(name.slice('expand-'.length)) : undefined;
}
