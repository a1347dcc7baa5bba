import { apache, type EmbeddedWork, mit, type Notice } from './work-definition.ts';
import { worksOfEmscripten } from './works-of-emscripten.ts';

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
 * The works in packages that more than one tool uses. Each is in the list of licences while its package is in the build.
 */
export const embeddedWorks: readonly EmbeddedWork[] = [...ofZxing, ...worksOfEmscripten('zxing-wasm')];

/**
 * The notices of packages that name a licence but do not ship its text: the standard text is used instead. Those of a
 * tool's packages are in its folder in `build/tools`. Any other such package fails the build, so that somebody checks
 * its terms.
 */
export const noticesOfPackages: Readonly<Record<string, Notice>> = {
  // The README links to https://jsumners.mit-license.org/, which always shows the current year.
  'abstract-logging': { copyright: 'Copyright © James Sumners <james.sumners@gmail.com>', text: 'MIT' },
  // Neither the package nor its repository has a copyright line; its package.json has the author and the licence.
  'lazy-val': { copyright: 'Copyright (c) Vladimir Krivosheev', text: 'MIT' },
};
