/** A third-party work inside a package, which no package.json of its own declares. */
export interface EmbeddedWork {
  readonly name: string;
  /** The package that contains it. */
  readonly of: string;
  /** The SPDX expression of the licence. */
  readonly identifier: string;
  /** The copyright holders, as in its notice. */
  readonly copyright: string;
  /** A licence of many works by its name, which is that of a file in `texts`, or the file of one that others do not have. */
  readonly text: LicenceText | URL;
  /** The name that must not be used in advertising, if the text has a placeholder for it. */
  readonly holder?: string;
}

/** What a package without the text of its licence says about it. */
export interface Notice {
  readonly copyright: string;
  readonly text: LicenceText;
}

export type LicenceText = 'Apache-2.0' | 'BSD-3-Clause' | 'ISC' | 'MIT' | 'Unicode-3.0' | 'Zlib';

export const apache = { identifier: 'Apache-2.0', text: 'Apache-2.0' } as const;
export const mit = { identifier: 'MIT', text: 'MIT' } as const;
