import { urlOf } from '#shared/formats/url-of.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';
import { looksLikeUrl } from './curl-converter/commands/looks-like-url.ts';
import { defaultScheme } from './default-scheme.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The maximum number of characters in the preview: of the host with its path, and of a parameter. */
const longestPlace = 60;
const longestParameter = 24;

/** The maximum number of parameters that are named; the others are counted. */
const mostNamed = 3;

/** Schemes whose URLs have no slashes. */
const opaqueSchemes = /^(?:mailto|tel|sms|magnet|blob|about|geo|javascript|view-source):./iu;

/**
 * Recognises a URL, with or without its scheme.
 * @example recognise({ text: 'https://example.org/a?b=c', size: 25 })?.preview // 'example.org/a, 1 parameter: b = c'
 */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength).trim() ?? '';
  if (sample === '' || /\s/u.test(sample)) {
    return undefined;
  }
  const isAbsolute = /^[a-z][a-z\d+.-]*:\/\/./iu.test(sample);
  const url = isAbsolute ? urlOf(sample) : undefined;
  if (url !== undefined) {
    const isSpecial = /^(?:https?|wss?|ftp|file):/iu.test(sample);
    return found(isSpecial ? 0.95 : 0.85, describeUrl(url));
  }
  if (opaqueSchemes.test(sample)) {
    const rest = sample.replace(/^[^:]*:/u, '');
    return found(0.7, `${sample.slice(0, sample.indexOf(':'))}: ${shortenText(rest, longestPlace)}`);
  }
  return recogniseWithoutScheme(sample);
};

function recogniseWithoutScheme(sample: string): Recognition | undefined {
  const host = /^([^/?#:@]+)(:\d{1,5})?(?=[/?#]|$)(.*)$/u.exec(sample);
  const [, name = '', port, rest = ''] = host ?? [];
  const isAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/u.test(name);
  const isHost = name.length <= 253 && (name === 'localhost' || isAddress || /\.[a-z]{2,24}$/iu.test(name));
  // A name without a dot could be anything, unless it has a port and more.
  const isNamed = !isHost && hasNamedHost(sample);
  const url = isNamed || (isHost && looksLikeUrl(sample)) ? urlOf(`${defaultScheme(sample)}://${sample}`) : undefined;
  if (url === undefined) {
    return undefined;
  }
  // File names look like hosts, and numbers with dots look like addresses.
  const isLikely = !isNamed && (port !== undefined || (rest !== '' && !isAddress) || name.startsWith('www.'));
  return found(isLikely ? 0.7 : 0.3, `${describeUrl(url)}, without a scheme`);
}

function describeUrl({ host, href, pathname, searchParams }: URL): string {
  const parameters = [...searchParams];
  const place = shortenText(`${host}${pathname}` || href, longestPlace);
  if (parameters.length === 0) {
    return place;
  }
  const named = parameters
    .slice(0, mostNamed)
    .map(([name, value]) => shortenText(`${name} = ${value}`.replaceAll(/\s+/gu, ' '), longestParameter));
  const rest = parameters.length > mostNamed ? ['…'] : [];
  return `${place}, ${countOf(parameters.length, 'parameter')}: ${[...named, ...rest].join(', ')}`;
}

function found(confidence: number, preview: string): Recognition {
  return { confidence, preview, operation: 'url.parse', screenId: 'URLParser', input: 'lastUrlParserValue' };
}

/** Whether a text begins with a host without a dot, a port and a slash or the like, as in `db:5432/x`. */
function hasNamedHost(text: string): boolean {
  return /^[a-z][a-z\d-]*:\d{1,5}[/?#]/iu.test(text) && !opaqueSchemes.test(text);
}

/**
 * Whether a URL starts with a scheme. What has a port is a host, even though `localhost:` or `example.org:` could be a
 * scheme by the standard.
 * @example hasScheme('localhost:3000/x') // false
 */
function hasScheme(url: string): boolean {
  const isHost = /^(?:localhost|[a-z][a-z\d-]*(?:\.[a-z\d-]+)+\.?):\d{1,5}(?:[/?#]|$)/iu.test(url);
  return /^[a-z][a-z\d+.-]*:/iu.test(url) && !isHost && !hasNamedHost(url);
}

/** The components of the URL as JSON, with decoded parameters. */
export const answer: AnswerOf = ({ text }) => {
  const sample = text.trim();
  // Without a scheme, `localhost:3000` would have the host as one.
  const url = urlOf(hasScheme(sample) ? sample : `${defaultScheme(sample)}://${sample}`);
  if (url === undefined) {
    return undefined;
  }
  const { href, protocol, username, host, pathname, searchParams, hash } = url;
  const parts = { href, protocol, username, host, pathname, hash };
  const written = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
  return JSON.stringify(
    { ...written, parameters: [...searchParams].map(([name, value]) => ({ name, value })) },
    null,
    2,
  );
};
