import { curlLongOpts, curlLongOptsShortened, curlShortOpts } from 'curlconverter/dist/src/curl/opts.js';

/** How curl reads an option, as far as it affects where the next word begins. */
export type OptionKind = 'flag' | 'takes-value';

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
 * curl options newer than the converter's table (curl 8.2.1), up to curl 8.17. They are needed because leaving out an
 * option must also leave out its value. https://curl.se/docs/manpage.html
 */
const newerOptions: Readonly<Record<string, OptionKind>> = {
  'ca-native': 'flag',
  'dump-ca-embed': 'flag',
  ech: 'takes-value',
  follow: 'flag',
  'haproxy-clientip': 'takes-value',
  'ip-tos': 'takes-value',
  'ipfs-gateway': 'takes-value',
  'keepalive-cnt': 'takes-value',
  knownhosts: 'takes-value',
  mptcp: 'flag',
  'out-null': 'flag',
  'parallel-max-host': 'takes-value',
  'proxy-ca-native': 'flag',
  'proxy-http2': 'flag',
  sigalgs: 'takes-value',
  'skip-existing': 'flag',
  'ssl-sessions': 'takes-value',
  'tls-earlydata': 'flag',
  'trace-config': 'takes-value',
  'trace-ids': 'flag',
  'upload-flags': 'takes-value',
  variable: 'takes-value',
  'vlan-priority': 'takes-value',
};

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
