import { fail, ok, type Result } from '#shared/result.ts';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import {
  parseURLWithValidationErrors,
  serializeHost,
  serializePath,
  serializeURL,
  serializeURLOrigin,
  type UrlRecord,
} from '../url-standard.ts';
import { describeFragment } from './describe-fragment.ts';
import { describeUrl, type UrlNote } from './describe-url.ts';
import { explainFailure } from './explain-failure.ts';
import { type FragmentName, fragmentNames } from './fragment-names.ts';
import { findParameters } from './parameter-list.ts';
import { parseLongUrl } from './parse-long-url.ts';

export interface UrlFragment {
  readonly name: FragmentName;
  /** The value of the getter in the URL class of the standard. */
  readonly value: string;
  /** Additional information about the value: its decoded form, the meaning of a number in it. */
  readonly note?: string;
}

export interface ParsedUrl {
  /** The URL as serialised by the standard. */
  readonly href: string;
  readonly protocol: string;
  /** The components in the order of `fragmentNames`. */
  readonly fragments: readonly UrlFragment[];
  /** What the standard's parser did with the text that is not obvious. */
  readonly notes: readonly UrlNote[];
  /** The offsets of the query parameters in the text: `ParameterList.offsets`. */
  readonly parameters: Uint32Array<ArrayBuffer>;
}

/** Longer texts are not checked for validation errors, which would take too long. */
const longestJudged = 100_000;

/**
 * Parses a URL according to the WHATWG URL standard, without a base. It does not use the browser's `URL`, which
 * deviates from the standard (a host with spaces, file URLs, | in a path): see whatwg-url in package.json.
 * @param typed any text; lone surrogates are read as U+FFFD, as by `new URL`
 * @returns an error with the position, if known
 * @example parseUrl('HTTP://EXAMPLE.org:80/a b') // ok, with the href 'http://example.org/a%20b'
 */
export function parseUrl(typed: string): Result<ParsedUrl> {
  const text = replaceLoneSurrogates(typed);
  const { url, validationErrors } =
    text.length > longestJudged
      ? { url: parseLongUrl(text), validationErrors: [] }
      : parseURLWithValidationErrors(text);
  if (url === null) {
    return fail(explainFailure(text));
  }
  const values = fragmentsOf(url);
  return ok({
    href: serializeURL(url),
    protocol: values.protocol,
    fragments: fragmentNames.map((name) => ({
      name,
      value: values[name],
      ...describeFragment(name, values[name], url, text),
    })),
    notes: describeUrl(typed, validationErrors, values),
    parameters: findParameters(typed).offsets,
  });
}

/** The getters of the URL class (URL standard, 6.1). */
function fragmentsOf(url: UrlRecord): Record<FragmentName, string> {
  const host = url.host === null ? '' : serializeHost(url.host);
  return {
    hash: url.fragment ? `#${url.fragment}` : '',
    host: url.port === null ? host : `${host}:${url.port}`,
    origin: serializeURLOrigin(url),
    pathname: serializePath(url),
    port: url.port === null ? '' : String(url.port),
    protocol: `${url.scheme}:`,
    search: url.query ? `?${url.query}` : '',
    username: url.username,
    password: url.password,
  };
}
