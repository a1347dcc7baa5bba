import { worksOfEmscripten } from '#build/licences/works-of-emscripten.ts';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { curlParser } from './curl-parser.ts';
import { withoutEncodings } from './without-encodings.ts';

export const build: ToolBuild = {
  plugins: () => [curlParser(), withoutEncodings()],
  packages: ['tree-sitter-bash'],
  works: [
    ...worksOfEmscripten('web-tree-sitter'),
    {
      // This is only the part on ICU's macros for UTF-8 and UTF-16; the licences of its dictionaries are left out.
      name: 'ICU',
      of: 'web-tree-sitter',
      identifier: 'Unicode-DFS-2016 AND ICU',
      text: new URL('./licences/ICU.txt', import.meta.url),
      copyright: [
        'COPYRIGHT AND PERMISSION NOTICE (ICU 58 and later)',
        '',
        'Copyright © 1991-2019 Unicode, Inc. All rights reserved.',
        'Distributed under the Terms of Use in https://www.unicode.org/copyright.html.',
      ].join('\n'),
    },
  ],
  workerGroups: [
    // The converter of curl commands, used by its own screen, and by Home's box once the user copies a command as code.
    { name: 'curlconverter', test: /\/node_modules\/(?:curlconverter|web-tree-sitter|lossless-json|yamljs)\// },
  ],
};
