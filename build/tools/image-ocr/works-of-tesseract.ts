import { apache, type EmbeddedWork, mit } from '#build/licences/work-definition.ts';

const of = 'tesseract.js-core';
const textOf = (name: string) => new URL(`./licences/${name}.txt`, import.meta.url);

/**
 * Tesseract with Leptonica, which reads images through the libraries listed after it: those that the build scripts of
 * tesseract.js-core link. These disable JPEG 2000 (`-DHAVE_LIBJP2K=0`), so OpenJPEG is not included. The binary itself
 * names some versions: Tesseract 5.1.0-288-g2a9c1, libjpeg of 2014 (9a), libpng 1.6.38.git and zlib 1.2.12. The commits
 * of the others are known only from a survey of the repository's submodules published by a third party; its versions
 * agree with the binary where that names one.
 */
export const worksOfTesseract: readonly EmbeddedWork[] = [
  {
    name: 'Tesseract OCR',
    of,
    ...apache,
    // Its LICENSE names no holder; these lines are at the top of its files.
    copyright:
      '(C) Copyright 1987-1996, Hewlett-Packard Ltd.\n(C) Copyright 2006-2020, Google Inc.\nand the authors that its file AUTHORS names; with the changes that the README of tesseract.js-core lists',
  },
  {
    name: 'Leptonica',
    of,
    identifier: 'BSD-2-Clause',
    text: textOf('Leptonica'),
    copyright: 'Copyright (C) 2001-2020 Leptonica. All rights reserved.',
  },
  { name: 'GIFLIB', of, ...mit, copyright: 'The GIFLIB distribution is Copyright (c) 1997  Eric S. Raymond' },
  {
    name: 'OpenBSD’s reallocarray in GIFLIB',
    of,
    identifier: 'ISC',
    text: textOf('ISC-OpenBSD'),
    copyright: 'Copyright (c) 2008 Otto Moerbeek <otto@drijf.net>',
  },
  {
    // The README continues with paragraphs on its scripts and on GIF, which concern its source.
    name: 'libjpeg',
    of,
    identifier: 'IJG',
    text: textOf('IJG'),
    copyright:
      'This software is based in part on the work of the Independent JPEG Group.\nCopyright (C) 1991-2014, Thomas G. Lane, Guido Vollbeding',
  },
  {
    // Every commit from 2019 to 2022 is called 1.6.38.git; according to that survey, the one used is of March 2021.
    name: 'libpng',
    of,
    identifier: 'libpng-2.0',
    text: textOf('libpng'),
    copyright: [
      'PNG Reference Library License version 2',
      '---------------------------------------',
      '',
      ' * Copyright (c) 1995-2020 The PNG Reference Library Authors.',
      ' * Copyright (c) 2018-2020 Cosmin Truta.',
      ' * Copyright (c) 2000-2002, 2004, 2006-2018 Glenn Randers-Pehrson.',
      ' * Copyright (c) 1996-1997 Andreas Dilger.',
      ' * Copyright (c) 1995-1996 Guy Eric Schalnat, Group 42, Inc.',
    ].join('\n'),
  },
  {
    name: 'LibTIFF',
    of,
    identifier: 'libtiff',
    text: textOf('libtiff'),
    copyright: 'Copyright (c) 1988-1997 Sam Leffler\nCopyright (c) 1991-1997 Silicon Graphics, Inc.',
  },
  {
    name: 'LogLuv compression in LibTIFF',
    of,
    identifier: 'libtiff',
    text: textOf('libtiff-LogLuv'),
    copyright: 'Copyright (c) 1997 Greg Ward Larson\nCopyright (c) 1997 Silicon Graphics, Inc.',
  },
  {
    name: 'LZW compression in LibTIFF',
    of,
    identifier: 'BSD-4.3TAHOE',
    text: textOf('libtiff-LZW'),
    copyright:
      'This product includes software developed by the University of California, Berkeley.\n\nCopyright (c) 1985, 1986 The Regents of the University of California.\nAll rights reserved.',
  },
  {
    name: 'libwebp',
    of,
    identifier: 'BSD-3-Clause',
    text: 'BSD-3-Clause',
    holder: 'Google',
    copyright: 'Copyright (c) 2010, Google Inc. All rights reserved.',
  },
  {
    // The build scripts build and install it, but the binary does not show whether the linker uses it or musl's own
    // functions. The part of its licence on its tests, which are LGPL and not part of the library, is left out.
    name: 'OpenLibm',
    of,
    identifier: 'MIT AND ISC AND BSD-2-Clause AND SunPro',
    text: textOf('OpenLibm'),
    copyright: 'Copyright (c) 2011-14 The Julia Project.',
  },
  {
    name: 'zlib',
    of,
    identifier: 'Zlib',
    text: 'Zlib',
    copyright: 'Copyright (C) 1995-2022 Jean-loup Gailly and Mark Adler',
  },
];
