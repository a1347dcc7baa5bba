/** The pages that a response of a paginated API links to, from 1. */
export interface LinkedPages {
  readonly next?: number;
  readonly last?: number;
}

/**
 * Reads from the Link header of a response (RFC 8288), as written by GitHub, which pages follow it.
 * @param header the header; undefined or empty if there is none, as for a single page
 * @example readLinkHeader('<https://api.github.com/user/1/repos?page=2>; rel="next"') // { next: 2 }
 */
export function readLinkHeader(header: string | undefined): LinkedPages {
  const pages: { next?: number; last?: number } = {};
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/gu)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/iu.exec(parameters);
    const page = pageOf(address);
    for (const relation of (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/u)) {
      if ((relation === 'next' || relation === 'last') && page !== undefined) {
        pages[relation] = page;
      }
    }
  }
  return pages;
}

function pageOf(address: string): number | undefined {
  const text = /[?&]page=(\d{1,9})(?:&|#|$)/u.exec(address)?.[1];
  return text === undefined ? undefined : Number(text);
}
