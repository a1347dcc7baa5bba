import { defineTool } from '#tools/define-tool.ts';

export const commonLists = defineTool({
  kind: 'single',
  id: 'CommonLists',
  route: '/CommonLists',
  folder: 'common-lists',
  menuLabel: 'Mime-types, HTML',
  accelerator: 'CommandOrControl+Alt+W',
  heading: 'Mime-types, HTML Entities…',
  title: 'Mime-types, HTML Entities…',
  detail: 'Look up media types, file extensions and HTML entities; encode and decode entities.',
  keywords: [
    'content type',
    'media type',
    'file extension',
    'character reference',
    'special characters',
    'ascii',
    'arrows',
    'escape',
    'unescape',
    'symbols',
  ],
  inputs: {
    search: { name: 'lastSearchValue', default: '' },
  },
  keptValues: { entityRequest: 'HTMLEntityCoder' },
  typedChoices: ['text'],
});
