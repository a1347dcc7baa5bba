import type { Product } from '#shared/product.ts';

/** Somewhere that the project can be reached. */
export interface ProjectLink {
  readonly name: 'Project' | 'Source code' | 'Contact';
  readonly text: string;
  readonly address: string;
}

/**
 * What About links of the project: nothing that the build was not told.
 * @example projectLinks({ ...product, contact: 'a@example.org' }) // [{ name: 'Contact', address: 'mailto:a@example.org', … }]
 */
export function projectLinks({ homepage, repository, contact }: Product): readonly ProjectLink[] {
  const links: readonly (ProjectLink | undefined)[] = [
    homepage === undefined ? undefined : { name: 'Project', text: homepage, address: homepage },
    // Where the repository is the project's page, one row says so.
    repository === undefined || repository === homepage
      ? undefined
      : { name: 'Source code', text: repository, address: repository },
    contact === undefined ? undefined : { name: 'Contact', text: contact, address: `mailto:${contact}` },
  ];
  return links.filter((link) => link !== undefined);
}

/**
 * The address at which others find the app: this website, or the project's page.
 * @param page where the app is shown
 * @returns undefined where there is none: on the desktop, and in a page from a file, without an address of the project
 * @example sharedAddress(product, 'https://example.org/toolbox/#/about') // 'https://example.org/toolbox/'
 */
export function sharedAddress({ homepage }: Product, page: string): string | undefined {
  return /^https?:/u.test(page) ? new URL('.', page).href : homepage;
}
