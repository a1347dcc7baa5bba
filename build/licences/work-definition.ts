/** A third-party work inside a package, which no package.json of its own declares. */
export interface EmbeddedWork {
  readonly name: string;
  /** The package that contains it. */
  readonly of: string;
  /** SPDX expression. */
  readonly identifier: string;
  /** The copyright holders, as in its notice. */
  readonly copyright: string;
  /** The name of a file in `texts`. */
  readonly text: LicenceText;
  /** The name that must not be used in advertising, if the text has a placeholder for it. */
  readonly holder?: string;
}

/** What a package without the text of its licence says about it. */
export interface Notice {
  readonly copyright: string;
  readonly text: LicenceText;
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
