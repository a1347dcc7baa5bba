import type { Product } from '#shared/product.ts';

/** A place where the project can be reached. */
export interface ProjectLink {
  readonly name: 'Project' | 'Source code' | 'Contact';
  readonly text: string;
  readonly address: string;
}

/**
 * The project's links that About shows; links that the build was not given are left out.
 * @example projectLinks({ ...product, contact: 'a@example.org' }) // [{ name: 'Contact', address: 'mailto:a@example.org', … }]
 */
export function projectLinks({ homepage, repository, contact }: Product): readonly ProjectLink[] {
  const links: readonly (ProjectLink | undefined)[] = [
    homepage === undefined ? undefined : { name: 'Project', text: homepage, address: homepage },
    // If the repository is also the project's page, one row covers both.
    repository === undefined || repository === homepage
      ? undefined
      : { name: 'Source code', text: repository, address: repository },
    contact === undefined ? undefined : { name: 'Contact', text: contact, address: `mailto:${contact}` },
  ];
  return links.filter((link) => link !== undefined);
}

/**
 * The address at which others find the app: this website, or the project's page.
 * @param page the address at which the app is shown
 * @returns undefined if there is none: on the desktop, or in a page opened from a file, without an address of the
 * project
 * @example sharedAddress(product, 'https://example.org/toolbox/#/about') // 'https://example.org/toolbox/'
 */
export function sharedAddress({ homepage }: Product, page: string): string | undefined {
  return /^https?:/u.test(page) ? new URL('.', page).href : homepage;
}
