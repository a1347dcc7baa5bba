/** What a package has inside of it that others have made: no package.json of its own says so. */
export interface EmbeddedWork {
  readonly name: string;
  /** The package that brings it. */
  readonly of: string;
  /** SPDX expression. */
  readonly identifier: string;
  /** Who made it, as its notice says. */
  readonly copyright: string;
  /** A file of `texts`. */
  readonly text: LicenceText;
  /** Who is not to be named in advertising, where the text has a place for that. */
  readonly holder?: string;
}

export type LicenceText =
  | 'Apache-2.0'
  | 'BSD-3-Clause'
  | 'ICU'
  | 'IJG'
  | 'ISC'
  | 'ISC-OpenBSD'
  | 'Leptonica'
  | 'MIT'
  | 'OpenLibm'
  | 'Unicode-3.0'
  | 'Zlib'
  | 'Zstandard'
  | 'libpng'
  | 'libtiff'
  | 'libtiff-LZW'
  | 'libtiff-LogLuv';

export const apache = { identifier: 'Apache-2.0', text: 'Apache-2.0' } as const;
export const mit = { identifier: 'MIT', text: 'MIT' } as const;
