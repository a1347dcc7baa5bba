import { fail, ok, type Result } from '#shared/result.ts';
import { replaceLoneSurrogates } from '../lone-surrogates.ts';
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
  /** As the URL class of the standard gives it. */
  readonly value: string;
  /** What else is worth knowing of it: its decoded form, what a number in it means. */
  readonly note?: string;
}

export interface ParsedUrl {
  /** The URL as the standard writes it. */
  readonly href: string;
  readonly protocol: string;
  /** In the order of `fragmentNames`. */
  readonly fragments: readonly UrlFragment[];
  /** What the standard's parser did with the text that is not plain to see. */
  readonly notes: readonly UrlNote[];
  /** Where the query parameters are in the text: `ParameterList.offsets`. */
  readonly parameters: Uint32Array<ArrayBuffer>;
}

/** In a longer text the parser is not asked to name what should have been written otherwise: that takes it long. */
const longestJudged = 100_000;

/**
 * Takes a URL apart as the WHATWG URL standard says, without a base. This is not left to the `URL` of the browser,
 * which departs from the standard (a host with spaces, file URLs, | in a path): see whatwg-url in package.json.
 * @param typed any text; lone surrogates are read as U+FFFD, as by `new URL`
 * @returns an error with the place where it is known
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
