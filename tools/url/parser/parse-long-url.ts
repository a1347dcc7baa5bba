import { parseURL, type UrlRecord } from '../url-standard.ts';
import { isSpecialScheme, readUrlInput, schemeOf } from './url-input.ts';

/**
 * Parses URLs for which the reference implementation would take seconds or minutes, as it runs its state machine
 * character by character. Here it only receives the part before the query, or before an opaque path; the rest only has
 * to be percent-encoded (URL standard, 1.3), which cannot fail.
 * @param text a scalar value string, such as a data URL of megabytes
 * @returns the same record as `parseURL`
 * @example parseLongUrl('data:,a b').path // ',a b'
 */
export function parseLongUrl(text: string): UrlRecord | null {
  const input = readUrlInput(text).text;
  const scheme = schemeOf(input);
  if (scheme === undefined) {
    return null;
  }
  const hash = input.indexOf('#');
  const beforeFragment = hash === -1 ? input : input.slice(0, hash);
  const mark = beforeFragment.indexOf('?');
  const head = mark === -1 ? beforeFragment : beforeFragment.slice(0, mark);
  const isSpecial = isSpecialScheme(scheme);
  const isOpaque = !isSpecial && head[scheme.length + 1] !== '/';
  const hasMore = head.length < input.length;

  // If a query follows, the end of the head is not the end of the text, where spaces would be stripped.
  const url = parseURL(isOpaque ? `${scheme}:` : `${head}${hasMore ? '?' : ''}`);
  return (
    url && {
      ...url,
      path: isOpaque ? encodeOpaquePath(head.slice(scheme.length + 1), hasMore) : url.path,
      query: mark === -1 ? null : encodeQuery(beforeFragment.slice(mark + 1), isSpecial),
      fragment: hash === -1 ? null : encodeFragment(input.slice(hash + 1)),
    }
  );
}

/** A space is encoded only directly before a query or a fragment. */
function encodeOpaquePath(path: string, hasMore: boolean): string {
  const ended = hasMore && path.endsWith(' ') ? `${path.slice(0, -1)}\0` : path;
  const encoded = ended.replaceAll(/[\p{Cc}\x80-\u{10ffff}]+/gu, encodeURIComponent);
  return ended === path ? encoded : `${encoded.slice(0, -3)}%20`;
}

function encodeQuery(query: string, isSpecial: boolean): string {
  const encoded = query.replaceAll(/[\p{Cc} "<>\x80-\u{10ffff}]+/gu, encodeURIComponent);
  return isSpecial ? encoded.replaceAll("'", '%27') : encoded;
}

function encodeFragment(fragment: string): string {
  return fragment.replaceAll(/[\p{Cc} "<>`\x80-\u{10ffff}]+/gu, encodeURIComponent);
}
