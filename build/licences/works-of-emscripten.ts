import { type EmbeddedWork, mit } from './work-definition.ts';

/**
 * What Emscripten links into each WebAssembly module. LLVM's libc++ and compiler-rt are there as well, but an exception
 * in their licence says that parts embedded by a compiler need no notice.
 * @param of the package with the module
 */
export const worksOfEmscripten = (of: string): readonly EmbeddedWork[] => [
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
];
